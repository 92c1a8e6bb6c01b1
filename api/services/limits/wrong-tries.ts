import { growingWaits, type LimitRule } from '#api/services/limits/limits.ts'

export interface TriesState {
  left: number
  wait: number // milliseconds until the next try, 0 when it may be made
}

/** How many tries are left after `failures`, oldest first (D32): once there were too many, each further one doubles the wait. */
export function triesAfter(
  failures: number[],
  { max, window }: Pick<LimitRule, 'max' | 'window'>,
  now: number,
): TriesState {
  const { first, longest } = growingWaits
  let recent: number[] = []
  let level = 0
  let until = 0
  // Long enough after the last wait, all is forgotten.
  const isForgotten = (at: number) => level > 0 && at > until + longest
  for (const at of failures) {
    if (isForgotten(at)) {
      recent = []
      level = 0
    }
    recent = [...recent.filter((other) => other > at - window), at]
    if (level > 0) level++
    else if (recent.length >= max) level = 1
    if (level > 0) until = at + Math.min(first * 2 ** (level - 1), longest)
  }
  if (isForgotten(now)) return { left: max, wait: 0 }
  if (level === 0) return { left: max - recent.filter((other) => other > now - window).length, wait: 0 }
  return until > now ? { left: 0, wait: until - now } : { left: 1, wait: 0 }
}
