import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { isWebAddress } from '#api/services/markdown/markdown-links.ts'
import { textOf } from '#api/services/markdown/markdown-words.ts'

export interface WrittenLink {
  text: string
  href: string
}

export interface Links {
  here: WrittenLink[] // paths of this site
  headings: WrittenLink[] // of this text
  elsewhere: WrittenLink[]
  odd: WrittenLink[] // neither: the page shows plain text
}

/** The links of a text by where they lead, without mail and telephone. `publicUrl` is this site's own address. */
export function linksIn(tree: Root, publicUrl: string): Links {
  const links: Links = { here: [], headings: [], elsewhere: [], odd: [] }
  const defined = new Map<string, string>()
  visit(tree, 'definition', ({ identifier, url }) => void defined.set(identifier, url))
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'linkReference') return
    const written = node.type === 'link' ? node.url : (defined.get(node.identifier) ?? '')
    const href = pathHere(written, publicUrl) ?? written
    if (/^(mailto|tel):/i.test(href)) return
    const text = textOf(node).replace(/\s+/g, ' ').trim() || written
    links[kindOf(href)].push({ text, href })
  })
  return links
}

/** How many links and pictures a text has. */
export function leadsIn(tree: Root): number {
  let count = 0
  visit(tree, ['link', 'linkReference', 'image', 'imageReference'], () => void count++)
  return count
}

function kindOf(href: string): keyof Links {
  if (href.startsWith('#')) return 'headings'
  if (/^\/(?![/\\])[^\s\\]*$/.test(href)) return 'here'
  return isWebAddress(href) ? 'elsewhere' : 'odd'
}

/** The path of an address that is written out, and leads to this site all the same. */
function pathHere(href: string, publicUrl: string): string | undefined {
  if (!isWebAddress(href)) return undefined
  const url = new URL(href)
  return url.origin === new URL(publicUrl).origin ? url.pathname + url.search + url.hash : undefined
}
