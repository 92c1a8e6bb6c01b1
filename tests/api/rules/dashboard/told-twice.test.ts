import { describe, expect, it } from 'vitest'
import { factsOfRows } from '#api/services/dashboard/facts/facts-of-rows.ts'
import { withoutToldTwice } from '#api/services/dashboard/facts/told-twice.ts'
import type { RawVisit } from '#api/store/dashboard/raw-days.ts'

const MINUTE = 60_000
const PATIENCE = 1000 // milliseconds of the processor

const words = {
  ...{ referrer: '', screenResolution: '1920x1080', timezone: 'Europe/Tirane', country: 'Unknown' },
  ...{ device: 'desktop', browser: 'Firefox', system: 'Linux', asked: 'en' },
}

/** Opened by somebody who has not decided. */
const opened = (receivedAt: number, change: Partial<RawVisit> = {}): RawVisit => ({
  ...words,
  ...{ id: `opened ${receivedAt}`, sessionId: null, campaign: null, isReturning: false, isExit: false },
  ...{ allowsAnalytics: false, page: '/en/', timeOnPage: 0, device: 'Unknown', receivedAt },
  ...change,
})

/** Told once its reader has agreed, so many seconds after it was opened. */
const agreed = (receivedAt: number, timeOnPage: number, change: Partial<RawVisit> = {}): RawVisit => ({
  ...opened(receivedAt),
  ...{ id: `agreed ${receivedAt}`, sessionId: 'one', allowsAnalytics: true, timeOnPage, device: 'desktop' },
  ...change,
})

const countsOf = (rows: RawVisit[]) => {
  const facts = factsOfRows(rows, 0, '')
  return { agreed: facts.views.page.length, opened: facts.opened.page.length }
}

describe('a page on which somebody agrees', () => {
  it('is one view, and theirs', () => {
    expect(countsOf([opened(1000), agreed(6000, 5)])).toEqual({ agreed: 1, opened: 0 })
  })

  it('leaves the views of those who did not', () => {
    expect(countsOf([opened(1000), opened(2000), agreed(6000, 5), opened(9000)])).toEqual({ agreed: 1, opened: 2 })
  })

  it('takes one view for each session, however often it is told', () => {
    const rows = [
      opened(0),
      opened(1),
      opened(2),
      agreed(6000, 5),
      agreed(9000, 8),
      agreed(9500, 4, { sessionId: 'two' }),
    ]
    expect(countsOf(rows)).toEqual({ agreed: 2, opened: 1 })
  })

  it.each([
    { what: 'of another page', rows: [opened(1000, { page: '/de/' }), agreed(6000, 5)] },
    { what: 'of a program', rows: [opened(1000, { device: 'crawler' }), agreed(6000, 5)] },
    { what: 'of half an hour ago', rows: [opened(0), agreed(31 * MINUTE, 1860)] },
    { what: 'of a session that began without a time', rows: [opened(1000), agreed(6000, 0)] },
    { what: 'of a page that is open since yesterday', rows: [opened(1000), agreed(6000, 600)] },
  ])('takes no view $what', ({ rows }) => {
    expect(countsOf(rows)).toEqual({ agreed: 1, opened: 1 })
  })

  it('is found in no time among many', () => {
    const many = Array.from({ length: 40_000 }, (_, at) => opened(at))
    const sessions = Array.from({ length: 40_000 }, (_, at) => agreed(50_000 + at, 1, { sessionId: `${at}` }))
    const before = process.cpuUsage()
    expect(withoutToldTwice([...many, ...sessions], 0)).toHaveLength(40_000)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(PATIENCE)
  })
})
