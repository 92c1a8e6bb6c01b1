import type { Element, ElementContent, Root } from 'hast'
import type { Nodes, RootContent } from 'mdast'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { TextBlock } from '#ui/blocks/staff/editor/difference/text-blocks.ts'
import { wordTokens } from '#ui/blocks/staff/editor/difference/word-tokens.ts'

const converter = unified().use(remarkRehype)

/** What a block looks like. Embedded HTML is left out; notes, references and pictures stand for themselves, since the rest of the text is not there. */
export function treeOf({ node }: TextBlock): Root {
  const alone: RootContent = structuredClone(node)
  prepare(alone)
  return converter.runSync({ type: 'root', children: [alone] })
}

/** A word with the space after it, or a sign: what is compared. */
export interface Token {
  text: string
  /** The text that it is part of, by its place among the texts of the tree. */
  leaf: number
}

export function tokensOf(tree: Root): Token[] {
  const tokens: Token[] = []
  let leaf = 0
  const walk = (node: Root | ElementContent) => {
    if (node.type === 'text') {
      for (const text of wordTokens(node.value)) tokens.push({ text, leaf })
      leaf++
    } else if ('children' in node) {
      for (const child of node.children) if (child.type !== 'doctype') walk(child)
    }
  }
  walk(tree)
  return tokens
}

/** The same tree with other things in the place of each text. */
export function withLeaves(tree: Root, leaves: (leaf: number, value: string) => ElementContent[]): Root {
  let leaf = 0
  const change = <Child extends Root['children'][number]>(children: readonly Child[]): (Child | ElementContent)[] =>
    children.flatMap((child): (Child | ElementContent)[] => {
      if (child.type === 'text') return leaves(leaf++, child.value)
      if (child.type !== 'element') return [child]
      const element: Element = { ...child, children: change(child.children) }
      return [element]
    })
  return { ...tree, children: change(tree.children) }
}

/** In place: what would need the rest of the text, or would be a mark of ours, becomes plain. */
function prepare(node: Nodes): void {
  if (node.type === 'delete') node.data = { hName: 's' }
  if (node.type === 'footnoteReference') {
    node.data = { hName: 'sup', hChildren: [{ type: 'text', value: node.label ?? node.identifier }] }
    Object.assign(node, { type: 'note' })
    return
  }
  if (node.type === 'footnoteDefinition') {
    Object.assign(node, { type: 'note', data: { hName: 'div' } })
    const [first] = node.children
    const sign = { type: 'text' as const, value: `${node.label ?? node.identifier}. ` }
    if (first?.type === 'paragraph') first.children.unshift(sign)
  }
  if (node.type === 'linkReference') Object.assign(node, { type: 'note', data: { hName: 'u' } })
  if (node.type === 'image' || node.type === 'imageReference') {
    const hChildren = [{ type: 'text' as const, value: node.alt || '–' }]
    Object.assign(node, { type: 'note', data: { hName: 'figcaption', hChildren } })
    return
  }
  if (node.type === 'html') {
    Object.assign(node, { type: 'inlineCode' })
  }
  if ('children' in node) for (const child of node.children) prepare(child)
}
