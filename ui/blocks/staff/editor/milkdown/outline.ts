import type { Node } from '@milkdown/prose/model'

export interface SheetOutline {
  headings: { level: number; text: string }[]
  words: number
}

const counted = new WeakMap<Node, number>()

/** Counts each block once, and goes on later if the time is up: then it is `undefined`. Code is not read, so it is not counted. */
export function outlineOf(doc: Node, language: string, hasTime: () => boolean): SheetOutline | undefined {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const headings: SheetOutline['headings'] = []
  let words = 0
  for (const block of doc.children) {
    if (block.type.name === 'heading') headings.push({ level: Number(block.attrs['level']), text: block.textContent })
    let known = counted.get(block)
    if (known === undefined) {
      if (!hasTime()) return undefined
      known = wordsIn(block, segmenter)
      counted.set(block, known)
    }
    words += known
  }
  return { headings, words }
}

function wordsIn(block: Node, segmenter: Intl.Segmenter): number {
  if (block.type.spec.code) return 0
  let words = 0
  for (const { isWordLike } of segmenter.segment(block.textBetween(0, block.content.size, '\n'))) {
    if (isWordLike) words += 1
  }
  return words
}
