import { Link, type LinkProps } from '@react-email/link'
import { painted } from './mail-looks.ts'

export type MailLinkProps = Omit<LinkProps, 'className'>

/** In the colour of its words and underlined, so that it is readable in any inversion. */
export function MailLink({ style, ...props }: MailLinkProps) {
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
