import { crawler } from '#api/services/visits/visit-traits.ts'
import type { SeenVisit } from '#api/store/dashboard/raw-days.ts'

const LONGEST = 1_800_000 // milliseconds between the two

/**
 * Leaves out views that were told twice: a page is told of no session when it is opened, and of one when its reader agrees. A session
 * that begins with a time is such a one. Which view of that page it was nobody can know, and need not: without sessions they are alike.
 * Rows are in their order, and of no time before `from`.
 */
export function withoutToldTwice<Visit extends SeenVisit>(rows: Visit[], from: number): Visit[] {
  const sessions = new Set<string>()
  const opened = new Map<string, Visit[]>() // by page
  const twice = new Set<Visit>()
  for (const row of rows) {
    // Programs are counted apart.
    if (row.device === crawler) continue
    const { page, receivedAt: at, timeOnPage: seconds } = row
    const views = opened.get(page) ?? []
    if (!row.allowsAnalytics || row.sessionId === null) {
      if (row.isExit) continue
      views.push(row)
      opened.set(page, views)
    } else if (!sessions.has(row.sessionId)) {
      sessions.add(row.sessionId)
      const last = views.at(-1)
      // Seen since yesterday, it was told there.
      if (seconds === 0 || at - seconds * 1000 < from || !last || at - last.receivedAt > LONGEST) continue
      views.pop()
      twice.add(last)
    }
  }
  return twice.size > 0 ? rows.filter((row) => !twice.has(row)) : rows
}
