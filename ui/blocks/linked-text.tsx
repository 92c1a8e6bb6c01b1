import { Fragment, type ReactNode } from 'react'
import { Link } from '#ui/primitives/link.tsx'

/** Where each tag of a text leads: `{ mail: 'mailto:…' }` for `Write to <mail>us</mail>.` */
export type TextLinks = Readonly<Record<string, string>>

export interface LinkedTextProps {
  text: string
  links: TextLinks
}

const tagged = /<(\w+)>(.*?)<\/\1>/g

/** A text from `locales/` with its tags made into links, for texts that come as data and not by key. Unknown tags leave their words. */
export function LinkedText({ text, links }: LinkedTextProps) {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(tagged)) {
    const [whole, tag = '', words] = match
    const href = links[tag]
    parts.push(text.slice(end, match.index), href === undefined ? words : <Link href={href}>{words}</Link>)
    end = match.index + whole.length
  }
  parts.push(text.slice(end))
  // A text never changes its order, so the place is the key.
  return parts.map((part, index) => <Fragment key={index.toString()}>{part}</Fragment>)
}
