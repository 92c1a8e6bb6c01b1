import type { Block } from '#api/store/dashboard/day-sums.ts'

/** Sums of so many days: a quarter of a year is read in about a dozen. */
export const blockSizes = [1, 4, 16, 64, 256] as const

/** The fewest known blocks, and the days that none of them has. */
export function coverDays(
  first: number,
  last: number,
  known: ReadonlySet<string>,
): { blocks: Block[]; left: number[] } {
  const blocks: Block[] = []
  const left: number[] = []
  for (let day = first; day <= last; ) {
    const at = day
    const days = blockSizes.findLast(
      (size) => at % size === 0 && at + size - 1 <= last && known.has(keyOf({ first: at, days: size })),
    )
    if (days === undefined) left.push(at)
    else blocks.push({ first: at, days })
    day += days ?? 1
  }
  return { blocks, left }
}

export const keyOf = ({ first, days }: Block): string => `${first} ${days}`
