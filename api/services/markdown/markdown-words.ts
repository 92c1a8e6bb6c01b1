import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** Plain text: a line per block, without HTML, addresses and footnote marks. */
export function wordsOf(tree: Root): string {
  return textOf(tree)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}

const inBlocks: Nodes['type'][] = ['root', 'blockquote', 'list', 'listItem', 'footnoteDefinition', 'table', 'tableRow']

/** What stands in a part of a text; a line a block. */
export function textOf(node: Nodes): string {
  if (node.type === 'html' || node.type === 'definition') return ''
  if (node.type === 'break') return '\n'
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? ''
  if ('children' in node) return node.children.map(textOf).join(inBlocks.includes(node.type) ? '\n' : '')
  return 'value' in node ? node.value : ''
}

/** For whoever judges the language: without code and addresses, and with hard spaces as they are. */
export function proseOf(tree: Root): string {
  const prose = structuredClone(tree)
  visit(prose, ['code', 'inlineCode'], (node) => {
    if (node.type === 'inlineCode' || node.type === 'code') node.value = '`'
  })
  return textOf(prose).replace(/https?:\/\/\S+/g, '')
}

/** An author's label as an id could collide with another, or clobber a DOM name. */
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
