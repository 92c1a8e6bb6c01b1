import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

export interface ArticleSection {
  id: string
  title: string
  sections?: { id: string; title: string }[]
}

export const idPrefix = 'section-' // prefix of every heading's id, against DOM clobbering
const footnotesLabel = 'footnote-label'
const deepest = 6

/** The page's h1 is the title: headings start at h2 or further down, and skipped levels are closed. */
export function levelHeadings(tree: Root, first = 2): void {
  const above: number[] = []
  visit(tree, 'element', (node) => {
    if (!isHeading(node)) return
    const depth = node.properties['id'] === footnotesLabel ? 0 : Number(node.tagName.slice(1))
    while ((above.at(-1) ?? -1) >= depth) above.pop()
    above.push(depth)
    node.tagName = `h${Math.min(above.length + first - 1, deepest)}`
  })
}

export function sectionsOf(tree: Root): ArticleSection[] {
  const sections: ArticleSection[] = []
  for (const node of tree.children) {
    if (node.type !== 'element' || !isHeading(node)) continue
    const section = { id: String(node.properties['id'] ?? ''), title: titleOf(node) }
    if (section.title === '' || section.id === '') continue
    if (node.tagName === 'h2') sections.push(section)
    const last = sections.at(-1)
    if (node.tagName === 'h3' && last) last.sections = [...(last.sections ?? []), section]
  }
  return sections
}

export function isHeading(node: Element): boolean {
  return /^h[1-6]$/.test(node.tagName)
}

/** Without footnote numbers; hard spaces stay as they are. */
export function titleOf(heading: Element): string {
  const withoutNotes = structuredClone(heading)
  visit(withoutNotes, 'element', (node, index, parent) => {
    if (node.tagName !== 'sup' || !parent || index === undefined) return undefined
    parent.children.splice(index, 1)
    return index
  })
  return textOf(withoutNotes)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
}

export function visitWithTitles(tree: Root, tagName: string, found: (node: Element, title: string) => void): void {
  let title = ''
  visit(tree, 'element', (node) => {
    if (isHeading(node)) title = titleOf(node)
    if (node.tagName === tagName) found(node, title)
  })
}
