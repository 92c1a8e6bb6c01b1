import type { Node } from '@milkdown/prose/model'

/** The Markdown of a text, block by block: a node never changes, so what was written once is not written again. */
export interface BlockTexts {
  /** Writes what is missing until the time is up. False if something is left. */
  prepare: (doc: Node, hasTime: () => boolean) => boolean
  textOf: (doc: Node) => string
}

export function createBlockTexts(serialise: (blocks: readonly Node[]) => string): BlockTexts {
  const written = new WeakMap<Node, { blocks: readonly Node[]; text: string }>()

  function write(blocks: readonly Node[]): string {
    const [first] = blocks
    if (!first) return ''
    const known = written.get(first)
    if (known && isSame(known.blocks, blocks)) return known.text
    const text = serialise(blocks).replace(/\n$/, '')
    written.set(first, { blocks, text })
    return text
  }

  return {
    prepare(doc, hasTime) {
      for (const blocks of groupsOf(doc)) {
        const [first] = blocks
        if (!first || isSame(written.get(first)?.blocks ?? [], blocks)) continue
        if (!hasTime()) return false
        write(blocks)
      }
      return true
    },
    textOf(doc) {
      const texts = groupsOf(doc)
        .map(write)
        .filter((text) => text !== '')
      return texts.length === 0 ? '' : `${texts.join('\n\n')}\n`
    },
  }
}

const isSame = (some: readonly Node[], others: readonly Node[]) =>
  some.length === others.length && some.every((node, index) => node === others[index])

/** Lists one after the other are written together: they take turns with their bullets. */
function groupsOf(doc: Node): Node[][] {
  const groups: Node[][] = []
  let isAfterList = false
  doc.forEach((block) => {
    const isList = block.type.name.endsWith('_list')
    if (isList && isAfterList) groups.at(-1)?.push(block)
    else groups.push([block])
    isAfterList = isList
  })
  return groups
}
