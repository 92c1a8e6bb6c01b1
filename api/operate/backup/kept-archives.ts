const DAYS = 7
const WEEKS = 4
const MONTHS = 12
const DAY = 24 * 3_600_000 // milliseconds
const YEAR = 366 * DAY

interface Dated {
  madeAt: number
  missing?: number | undefined // files that were nowhere when it was made
}

/**
 * The newest archive of each of the last 7 days, 4 weeks and 12 months that have one (UTC, weeks from Monday), and all of
 * the newest day: what was made just before an upgrade is not lost to the one after it. Where the newest lacks files, so
 * many stay as well, for a year, of those that lack the fewest, and of those that lack at most half as many: a disk that is
 * not there must not take along the archives that have what is on it, be it all but a file that was lost before.
 */
export function keptArchives<Archive extends Dated>(archives: readonly Archive[]): Set<Archive> {
  const newestFirst = archives.toSorted((one, other) => other.madeAt - one.madeAt)
  const [newest] = newestFirst
  if (!newest) return new Set()
  const lacking = ({ missing = 0 }: Archive) => missing
  const ofYear = newestFirst.filter(({ madeAt }) => madeAt > newest.madeAt - YEAR)
  const least = Math.min(...ofYear.map(lacking))
  const thatLack = (most: number) => ofYear.filter((archive) => lacking(archive) <= most)
  const fuller = lacking(newest) > least ? [thatLack(least), thatLack(lacking(newest) / 2)] : []
  return new Set([newestFirst, ...fuller].flatMap(keptOf))
}

function keptOf<Archive extends Dated>(newestFirst: Archive[]): Archive[] {
  const recent = (newestFirst[0]?.madeAt ?? 0) - DAY
  return [
    ...newestFirst.filter(({ madeAt }) => madeAt > recent),
    ...newestOf(newestFirst, DAYS, (time) => String(Math.floor(time / DAY))),
    // Day 0 of 1970 was a Thursday.
    ...newestOf(newestFirst, WEEKS, (time) => String(Math.floor((time / DAY + 3) / 7))),
    ...newestOf(newestFirst, MONTHS, (time) => new Date(time).toISOString().slice(0, 7)),
  ]
}

function newestOf<Archive extends Dated>(
  newestFirst: Archive[],
  most: number,
  spanOf: (time: number) => string,
): Archive[] {
  const bySpan = new Map<string, Archive>()
  for (const archive of newestFirst) {
    const span = spanOf(archive.madeAt)
    if (!bySpan.has(span)) bySpan.set(span, archive)
  }
  return [...bySpan.values()].slice(0, most)
}
