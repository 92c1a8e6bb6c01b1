import type { AnalyticsAnswer } from '#api/contract/staff/analytics.ts'
import type { PeriodSums } from '#api/services/dashboard/sums/day-reading.ts'
import { QUARTER_MINUTES } from '#api/services/dashboard/sums/panel-sums.ts'
import type { PostName } from '#api/store/dashboard/beside-rows.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

const POSTS_SHOWN = 20

interface Asked {
  sums: PeriodSums
  before: PeriodSums | undefined
  isFiltered: boolean // then it is not known how far they were read
  language: Language
  besideRows: Stores['besideRows']
}

type Posts = NonNullable<AnalyticsAnswer['posts']>

/** The most read, with how many of those whose time is known stayed for half of the reading time. */
export async function postsOf({ sums, before, isFiltered, language, besideRows }: Asked): Promise<Posts> {
  const most = Object.entries(sums.beside.reads)
    .toSorted(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1))
    .slice(0, POSTS_SHOWN)
  const names = await besideRows.postNames(most.map(([id]) => id))
  return most.flatMap(([id, views]) => {
    const own = names.filter((name) => name.id === id)
    const named = own.find((name) => name.language === language) ?? own.find((name) => name.language === 'en') ?? own[0]
    if (!named) return []
    const { timed, read } = isFiltered ? { timed: 0, read: 0 } : readingOf(own, sums)
    return [
      {
        id,
        title: named.title,
        views,
        before: before ? (before.beside.reads[id] ?? 0) : null,
        readShare: timed > 0 ? read / timed : null,
        timed,
      },
    ]
  })
}

function readingOf(names: PostName[], { panels }: PeriodSums): { timed: number; read: number } {
  let [timed, read] = [0, 0]
  for (const { pages, readTime } of names) {
    const enough = Math.min(2 * readTime, QUARTER_MINUTES) // half its minutes, in quarters of one
    for (const page of pages) {
      for (const [quarters, count] of Object.entries(panels.reading[page] ?? {})) {
        timed += count
        if (Number(quarters) >= enough) read += count
      }
    }
  }
  return { timed, read }
}
