import { type Tags, tagged } from '#ui/lib/tagged.tsx'
import { Link } from '#ui/primitives/link.tsx'

/** `{ mail: 'mailto:…' }` for `Write to <mail>us</mail>.` */
export type TextLinks = Readonly<Record<string, string>>

export function LinkedText({ text, links }: { text: string; links: TextLinks }) {
  const tags: Tags = Object.fromEntries(
    Object.entries(links).map(([tag, href]) => [tag, (words: string) => <Link href={href}>{words}</Link>]),
  )
  return tagged(text, tags)
}
