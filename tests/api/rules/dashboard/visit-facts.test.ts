import { describe, expect, it } from 'vitest'
import { factsOfRows } from '#api/services/dashboard/facts/facts-of-rows.ts'
import { addPanels, noPanels } from '#api/services/dashboard/sums/panel-sums.ts'
import type { RawVisit } from '#api/store/dashboard/raw-days.ts'

const PATIENCE = 2000 // milliseconds of the processor; a minute when each row looked at all before it

const words = {
  ...{ referrer: '', screenResolution: '1920x1080', timezone: 'Europe/Tirane', country: 'Unknown' },
  ...{ device: 'desktop', browser: 'Firefox', system: 'Linux', asked: 'en' },
}

const rowAt = (receivedAt: number, page: string, timeOnPage: number): RawVisit => ({
  ...words,
  ...{ id: String(receivedAt), sessionId: 'one for all', campaign: null, isReturning: false, isExit: false },
  ...{ allowsAnalytics: true, page, timeOnPage, receivedAt },
})

/** Times that fall make each report a view of its own. */
const views = (count: number) => Array.from({ length: count }, (_, at) => rowAt(at, '/en/about/', 1_000_000 - at))

describe('a session that thousands of browsers say they are', () => {
  it('is counted in no time, whatever the order of its pages', () => {
    const first = rowAt(0, '/en/portfolio/', 0)
    const again = Array.from({ length: 40_000 }, (_, at) => rowAt(40_000 + at, '/en/portfolio/', at))
    const before = process.cpuUsage()
    factsOfRows([first, ...views(40_000), ...again], 0, '')
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(PATIENCE)
  })

  it('loses no view, and shifts none to another visit', () => {
    const other = { ...rowAt(70_000, '/de/', 5), sessionId: 'another' }
    const facts = factsOfRows([...views(70_000), other], 0, '')
    expect(facts.visits.views.reduce((sum, count) => sum + count, 0)).toBe(facts.views.page.length)
    const sums = noPanels()
    addPanels(facts, {}, Number.POSITIVE_INFINITY, sums)
    expect({ ...sums.panels.pages }).toEqual({ '/en/about/': [1, 70, 70_000], '/de/': [1, 1, 1] })
    expect({ ...sums.panels.entries }).toEqual({ '/en/about/': [1, 70, 70_000], '/de/': [1, 1, 1] })
  })
})
