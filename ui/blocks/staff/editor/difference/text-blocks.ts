import type { Nodes, Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** A paragraph, heading, list, table: what stands alone in a text. */
export interface TextBlock {
  node: RootContent
  /** The same for blocks that mean the same, however their Markdown is written. The server counts by it, too. */
  key: string
  /** Each word of it, small. */
  words: readonly string[]
}

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false })

export function blocksOf(markdown: string): TextBlock[] {
  const { children }: Root = parser.parse(markdown)
  return children.map((node) => ({ node, key: JSON.stringify(node, withoutPlaces), words: wordsOf(node) }))
}

const withoutPlaces = (key: string, value: unknown) => (key === 'position' ? undefined : value)

const wordsOf = (node: Nodes) =>
  textOf(node)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join(' ')
  if ('value' in node) return node.value
  return 'alt' in node ? (node.alt ?? '') : ''
}
