import { Link, type LinkProps } from '@react-email/link'
import { painted } from './mail-looks.ts'

/** In the colour of its words and underlined, so that it is readable in any inversion. */
export function MailLink({ style, ...props }: Omit<LinkProps, 'className'>) {
  const { className, style: colours } = painted('words')
  return (
    <Link
      data-slot="mail-link"
      {...props}
      className={className}
      style={{ textDecoration: 'underline', wordBreak: 'break-all', ...colours, ...style }}
    />
  )
}
