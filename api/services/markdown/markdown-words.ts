import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** The text alone: blocks on lines of their own, without HTML, addresses and the marks of footnotes. */
export function wordsOf(tree: Root): string {
  return textOf(tree)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}

const inBlocks: Nodes['type'][] = ['root', 'blockquote', 'list', 'listItem', 'footnoteDefinition', 'table', 'tableRow']

function textOf(node: Nodes): string {
  if (node.type === 'html' || node.type === 'definition') return ''
  if (node.type === 'break') return '\n'
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? ''
  if ('children' in node) return node.children.map(textOf).join(inBlocks.includes(node.type) ? '\n' : '')
  return 'value' in node ? node.value : ''
}

/** Footnotes are called by numbers: an author's label in an id could be the same as another's, or a name that a script knows. */
export function numberFootnotes(tree: Root): void {
  const numbers = new Map<string, string>()
  visit(tree, (node) => {
    if (node.type !== 'footnoteReference' && node.type !== 'footnoteDefinition') return
    const name = node.identifier.toUpperCase()
    const number = numbers.get(name) ?? String(numbers.size + 1)
    numbers.set(name, number)
    node.identifier = number
  })
}
