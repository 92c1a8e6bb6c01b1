import { Fragment, type ReactNode } from 'react'

/** `{ mark: (words) => <mark>{words}</mark> }` */
export type Tags = Readonly<Record<string, (words: string) => ReactNode>>

const pattern = /<(\w+)>([^<]*)<\/\1>/g

/** Tags do not nest; unknown ones leave their words. */
export function tagged(text: string, tags: Tags): ReactNode[] {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const [whole, tag = '', words = ''] = match
    if (match.index > end) parts.push(text.slice(end, match.index))
    // A text never changes its order, so the index is the key.
    parts.push(<Fragment key={match.index}>{tags[tag]?.(words) ?? words}</Fragment>)
    end = match.index + whole.length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}
