import { diffArrays } from 'diff'
import type { ElementContent, Root } from 'hast'
import { type Token, tokensOf, treeOf, withLeaves } from '#ui/blocks/staff/editor/difference/block-tree.ts'
import type { TextBlock } from '#ui/blocks/staff/editor/difference/text-blocks.ts'

/** `both` in one text, or one side of two columns. */
export type MarkedSide = 'both' | 'now' | 'former'

export interface MarkedBlock {
  tree: Root
  /** Nothing marked in a block that has changed: a link's address, a picture or a format has. */
  hasMarks: boolean
}

const PATIENCE = 200 // milliseconds a block

/** A block with what has changed in its words as `ins` and `del`. Without one of the two, all of the other is marked. */
export function markWords(now: TextBlock | undefined, former: TextBlock | undefined, side: MarkedSide): MarkedBlock {
  const base = side === 'former' ? (former ?? now) : (now ?? former)
  if (!base) return { tree: { type: 'root', children: [] }, hasMarks: false }
  const tree = treeOf(base)
  const tokens = tokensOf(tree)
  const isWhole = !now || !former
  const kind = base === now ? 'ins' : 'del'
  const other = isWhole ? [] : tokensOf(treeOf(base === now ? former : now))
  const [from, to] = kind === 'ins' ? [other, tokens] : [tokens, other]
  const changes = isWhole ? undefined : diffArrays(from, to, { timeout: PATIENCE, comparator: isSame })

  const parts: ElementContent[][] = []
  const put = (leaf: number, ...content: ElementContent[]) => {
    parts[leaf] = [...(parts[leaf] ?? []), ...content]
  }
  let place = 0
  let hasMarks = false
  const ownSide = kind === 'ins' ? 'added' : 'removed'
  const otherSide = kind === 'ins' ? 'removed' : 'added'
  for (const change of changes ?? [{ added: true, removed: true, value: tokens }]) {
    const isOwn = change[ownSide]
    if (change[otherSide] && !isOwn) {
      hasMarks = true
      // Where it stood: before the word that follows, or after the last one.
      const leaf = (tokens[place] ?? tokens[place - 1])?.leaf ?? 0
      if (side === 'both') put(leaf, ...marked('del', textOf(change.value)))
      continue
    }
    const count = change.value.length
    for (const [leaf, run] of Map.groupBy(tokens.slice(place, place + count), (token) => token.leaf)) {
      put(leaf, ...(isOwn ? marked(kind, textOf(run)) : [text(textOf(run))]))
    }
    hasMarks ||= isOwn
    place += count
  }
  return { tree: withLeaves(tree, (leaf, value) => parts[leaf] ?? [text(value)]), hasMarks }
}

const isSame = (one: Token, other: Token) => one.text.trimEnd() === other.text.trimEnd()

const textOf = (tokens: readonly Token[]) => tokens.map((token) => token.text).join('')

const text = (value: string): ElementContent => ({ type: 'text', value })

/** The space after the last word is not of the mark. */
function marked(tagName: 'ins' | 'del', value: string): ElementContent[] {
  const words = value.trimEnd()
  if (words === '') return [text(value)]
  return [{ type: 'element', tagName, properties: {}, children: [text(words)] }, text(value.slice(words.length) || '')]
}
