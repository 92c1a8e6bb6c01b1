import { Link, type LinkProps } from '@react-email/link'
import { painted } from './mail-looks.ts'

export type MailLinkProps = Omit<LinkProps, 'className'>

/** A link in the colour of its words, underlined: told apart without colour, and readable in every turn of it. */
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
