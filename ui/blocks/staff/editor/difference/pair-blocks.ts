import { diffArrays } from 'diff'
import { blocksOf, type TextBlock } from '#ui/blocks/staff/editor/difference/text-blocks.ts'

export interface BlockPair {
  state: 'same' | 'changed' | 'new' | 'gone'
  /** Nothing of one that is gone. */
  now?: TextBlock
  /** Nothing of one that is new. */
  former?: TextBlock
  /** Its places in both texts, from 0. */
  nowPlace?: number
  formerPlace?: number
}

const PATIENCE = 500 // milliseconds; beyond it everything counts as changed
/** Share of words in common from which two blocks are one that was changed. */
const ALIKE = 0.3
/** Those that went times those that came; what is more was written anew, and is not worth seconds of looking. */
const MOST_COMPARED = 160_000

/** Each paragraph of a text beside what it was before, in the order of now. Without `former` everything is the same. */
export function pairBlocks(now: string, former: string | null): BlockPair[] {
  const blocks = blocksOf(now)
  if (former === null) {
    return blocks.map((block, place) => ({
      state: 'same',
      now: block,
      former: block,
      nowPlace: place,
      formerPlace: place,
    }))
  }
  const formerBlocks = blocksOf(former)
  const changes = diffArrays(
    formerBlocks.map(({ key }) => key),
    blocks.map(({ key }) => key),
    { timeout: PATIENCE },
  ) ?? [
    { removed: true, added: false, count: formerBlocks.length },
    { removed: false, added: true, count: blocks.length },
  ]

  const pairs: BlockPair[] = []
  let nowPlace = 0
  let formerPlace = 0
  let gone: Placed[] = []
  let fresh: Placed[] = []
  const settle = () => {
    pairs.push(...pairChanged(gone, fresh))
    gone = []
    fresh = []
  }
  for (const { added, removed, count } of changes) {
    if (removed) gone = take(formerBlocks, formerPlace, count)
    if (added) fresh = take(blocks, nowPlace, count)
    if (!added && !removed) {
      settle()
      const before = take(formerBlocks, formerPlace, count)
      take(blocks, nowPlace, count).forEach((placed, each) => {
        const other = before[each]
        if (other) pairs.push(pairOf('same', placed, other))
      })
    }
    if (!added) formerPlace += count
    if (!removed) nowPlace += count
  }
  settle()
  return pairs
}

/** How many differ: as the server counts what is behind, a changed one once. */
export function countChanged(pairs: readonly BlockPair[]): number {
  const count = (wanted: BlockPair['state']) => pairs.filter(({ state }) => state === wanted).length
  return count('changed') + Math.max(count('new'), count('gone'))
}

/** As many as can agree: what is gone and what is new in its place are one. */
export function withoutReplaced(pairs: readonly BlockPair[]): BlockPair[] {
  let replaced = pairs.filter(({ state }) => state === 'new').length
  return pairs.filter(({ state }) => state !== 'gone' || --replaced < 0)
}

interface Placed {
  block: TextBlock
  place: number
}

const take = (blocks: readonly TextBlock[], from: number, count: number): Placed[] =>
  blocks.slice(from, from + count).map((block, each) => ({ block, place: from + each }))

function pairOf(state: 'same' | 'changed', now: Placed, former: Placed): BlockPair {
  return { state, now: now.block, former: former.block, nowPlace: now.place, formerPlace: former.place }
}

const goneOf = ({ block, place }: Placed): BlockPair => ({ state: 'gone', former: block, formerPlace: place })

const newOf = ({ block, place }: Placed): BlockPair => ({ state: 'new', now: block, nowPlace: place })

/** Those that follow each other in both and have most in common are one; the others have come or gone. */
function pairChanged(gone: readonly Placed[], fresh: readonly Placed[]): BlockPair[] {
  if (gone.length * fresh.length > MOST_COMPARED) return [...gone.map(goneOf), ...fresh.map(newOf)]
  // best[i][j]: the most that gone from i and fresh from j can have in common.
  const best = Array.from({ length: gone.length + 1 }, () => new Array<number>(fresh.length + 1).fill(0))
  const at = (i: number, j: number) => best[i]?.[j] ?? 0
  for (let i = gone.length - 1; i >= 0; i--) {
    for (let j = fresh.length - 1; j >= 0; j--) {
      const row = best[i]
      if (row) row[j] = Math.max(at(i + 1, j), at(i, j + 1), likeness(gone[i], fresh[j]) + at(i + 1, j + 1))
    }
  }
  const pairs: BlockPair[] = []
  let [i, j] = [0, 0]
  while (i < gone.length || j < fresh.length) {
    const [former, now] = [gone[i], fresh[j]]
    const together = likeness(former, now)
    if (former && now && together > 0 && at(i, j) === together + at(i + 1, j + 1)) {
      pairs.push(pairOf('changed', now, former))
      i++
      j++
    } else if (former && (!now || at(i, j) === at(i + 1, j))) {
      pairs.push(goneOf(former))
      i++
    } else if (now) {
      pairs.push(newOf(now))
      j++
    }
  }
  return pairs
}

/** Dice's share of words in common; nothing where they are not of one kind. */
function likeness(one: Placed | undefined, other: Placed | undefined): number {
  if (!one || !other || one.block.node.type !== other.block.node.type) return 0
  const [some, others] = [one.block.words, other.block.words]
  if (some.length + others.length === 0) return 1
  const left = Map.groupBy(others, (word) => word)
  const shared = some.filter((word) => left.get(word)?.pop() !== undefined).length
  const share = (2 * shared) / (some.length + others.length)
  return share >= ALIKE ? share : 0
}
