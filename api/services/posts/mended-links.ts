import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { isWithinBounds } from '#api/services/markdown/markdown-bounds.ts'
import { parseMarkdown } from '#api/services/markdown/markdown-parser.ts'
import type { Language } from '#locales/languages.ts'

interface Move {
  language: Language
  from: string // slug
  to: string
}

/** With or without the language that the site would add, a closing slash, a query and a heading. */
const address = /^(?:\/([a-z]{2}))?\/blog\/app\/([a-z0-9-]+)(?=\/?(?:[?#]|$))/

/** Where a link or a definition leads to a post, in Markdown. */
const linked = /\](?:\(|:)\s{0,9}<?(?:\/[a-z]{2})?\/blog\/app\/([a-z0-9-]+)/g

/**
 * A text with its links to a post's old address led to the new one. Code and words that name it stay, and so does a
 * text that no renderer would take: its links redirect.
 */
export function mendLinks(text: string, { language, from, to }: Move): string {
  // Cheap, before the text is parsed: it may name the address in words.
  const isLinked = [...text.matchAll(linked)].some(([, slug]) => slug === from)
  if (!isLinked || !isWithinBounds(text)) return text
  const changes: { start: number; end: number; text: string }[] = []
  visit(parseMarkdown(text), (node: Nodes) => {
    if (node.type !== 'link' && node.type !== 'definition') return
    const [, prefix, slug] = address.exec(node.url) ?? []
    if (slug !== from || (prefix !== undefined && prefix !== language)) return
    const [start, end] = [startOfAddress(node), node.position?.end.offset]
    if (start === undefined || end === undefined) return
    const part = text.slice(start, end).replace(`/blog/app/${from}`, `/blog/app/${to}`)
    changes.push({ start, end, text: part })
  })
  return changes
    .toSorted((one, other) => other.start - one.start)
    .reduce((mended, { start, end, text: part }) => mended.slice(0, start) + part + mended.slice(end), text)
}

/** Behind the link's own words, which may name the address too. */
function startOfAddress(node: Extract<Nodes, { type: 'link' | 'definition' }>): number | undefined {
  const last = node.type === 'link' ? node.children.at(-1) : undefined
  return last?.position?.end.offset ?? node.position?.start.offset
}
