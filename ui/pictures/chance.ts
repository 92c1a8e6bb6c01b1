/** Seeded: the same slug always draws the same picture. */
export interface Chance {
  between(low: number, high: number): number
  pick<Thing>(things: readonly Thing[]): Thing
  maybe(share: number): boolean
}

/** FNV-1a. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

/** Mulberry32. */
export function chanceOf(seed: string): Chance {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low, high) => low + next() * (high - low),
    maybe: (share) => next() < share,
    pick(things) {
      const thing = things[Math.floor(next() * things.length)]
      if (thing === undefined) throw new Error('Nothing to pick from: pass at least one thing.')
      return thing
    },
  }
}
