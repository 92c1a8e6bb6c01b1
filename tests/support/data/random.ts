export interface SeededRandom {
  seed: number
  /** From 0 to 1, without 1. */
  next: () => number
  /** A whole number from `from` to `to`, both included. */
  between: (from: number, to: number) => number
}

/** Numbers that look random and come again with their seed: `TEST_SEED=…` repeats a run. */
export function createRandom(seed = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000_000)): SeededRandom {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return { seed, next, between: (from, to) => from + Math.floor(next() * (to - from + 1)) }
}
