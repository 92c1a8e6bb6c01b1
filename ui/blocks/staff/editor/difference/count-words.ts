import { diffArrays } from 'diff'
import type { BlockPair } from '#ui/blocks/staff/editor/difference/pair-blocks.ts'

const PATIENCE = 200 // milliseconds a block

/** How many words came and went. */
export function countWords(pairs: readonly BlockPair[]): { came: number; went: number } {
  let [came, went] = [0, 0]
  for (const { state, now, former } of pairs) {
    if (state === 'same') continue
    const [words, before] = [[...(now?.words ?? [])], [...(former?.words ?? [])]]
    const changes = diffArrays(before, words, { timeout: PATIENCE })
    came += changes ? sum(changes.filter(({ added }) => added)) : words.length
    went += changes ? sum(changes.filter(({ removed }) => removed)) : before.length
  }
  return { came, went }
}

const sum = (changes: readonly { count: number }[]) => changes.reduce((all, { count }) => all + count, 0)
