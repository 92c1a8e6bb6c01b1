import { MailLines } from './mail-lines.tsx'
import { painted } from './mail-looks.ts'

export function MailQuote({ text }: { text: string }) {
  const { className, style } = painted('quote')
  return (
    <blockquote
      data-slot="mail-quote"
      dir="auto"
      className={className}
      style={{ margin: 0, padding: '0 0 0 16px', borderWidth: '0 0 0 3px', borderStyle: 'solid', ...style }}
    >
      <MailLines text={text} />
    </blockquote>
  )
}
