import { Fragment } from 'react'
import { painted } from './mail-looks.ts'

/** As it was typed, without links. Lines are elements because not every mail program keeps `pre-wrap`. */
export function MailQuote({ text }: { text: string }) {
  const { className, style } = painted('quote')
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/)
  return (
    <blockquote
      data-slot="mail-quote"
      dir="auto"
      className={className}
      style={{ margin: 0, padding: '0 0 0 16px', borderWidth: '0 0 0 3px', borderStyle: 'solid', ...style }}
    >
      <div
        data-text-format="lines"
        style={{ fontSize: '16px', lineHeight: '25px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {lines.map((line, index) => (
          <Fragment key={index.toString()}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </div>
    </blockquote>
  )
}
