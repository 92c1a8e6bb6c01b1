import { describe, expect, it } from 'vitest'
import { channelOf } from '#api/services/dashboard/facts/channels.ts'
import { factsOfRows } from '#api/services/dashboard/facts/facts-of-rows.ts'
import { createWalk } from '#api/services/dashboard/facts/walk.ts'
import { addPanels, foldPanels, mergePanels, noPanels } from '#api/services/dashboard/sums/panel-sums.ts'
import { twoDigits } from '#api/services/visits/two-digits.ts'
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
    addPanels(facts, createWalk({}), {}, Number.POSITIVE_INFINITY, sums)
    expect({ ...sums.panels.pages }).toEqual({ '/en/about/': [1, 70, 70_000], '/de/': [1, 1, 1] })
    expect({ ...sums.panels.entries }).toEqual({ '/en/about/': [1, 70, 70_000], '/de/': [1, 1, 1] })
  })
})

/** A day of visits that each bring a word of their own, and of five that share one. */
function dayOfWords(day: number) {
  const said = (word: string, at: number): RawVisit => ({
    ...rowAt(at, '/en/', 5),
    ...{ sessionId: `${at}`, referrer: `https://${word}.example/`, screenResolution: `1920x${1000 + (at % 9000)}` },
    campaign: { source: word, medium: word, campaign: word },
  })
  const rows = Array.from({ length: 3000 }, (_, at) => said(`day${day}-${at}`, at))
  const shared = Array.from({ length: 5 }, (_, at) => said('shared', 5000 + at))
  const sums = noPanels()
  addPanels(factsOfRows([...rows, ...shared], 0, ''), createWalk({}), {}, Number.POSITIVE_INFINITY, sums)
  return sums
}

describe('words that are new with every visit', () => {
  const visitsIn = (rows: Record<string, readonly number[]>) =>
    Object.values(rows).reduce((sum, [, visits = 0]) => sum + visits, 0)

  it('are counted together beyond a thousand a day, and the common ones as they are', () => {
    const { panels } = dayOfWords(1)
    for (const panel of ['referrers', 'sources', 'mediums', 'campaigns', 'screens'] as const) {
      expect(Object.keys(panels[panel]).length, panel).toBeLessThanOrEqual(1001)
      expect(visitsIn(panels[panel]), panel).toBe(3005)
    }
    expect(panels.referrers['shared.example']).toEqual([5, 5, 5])
    expect(panels.sources['shared']).toEqual([5, 5, 5])
  })

  it('do not grow with the days', () => {
    const all = noPanels()
    for (let day = 0; day < 8; day++) {
      mergePanels(all, dayOfWords(day))
      foldPanels(all)
    }
    expect(Object.keys(all.panels.referrers).length).toBeLessThanOrEqual(1001)
    expect(all.panels.referrers['shared.example']).toEqual([40, 40, 40])
    expect(visitsIn(all.panels.referrers)).toBe(8 * 3005)
  })
})

it.each([
  ['', 'direct'],
  ['mail.google.com', 'mail'],
  ['www.mail.google.com', 'mail'],
  ['gemini.google.com', 'assistants'],
  ['google.co.uk', 'search'],
  ['search.yahoo.com', 'search'],
  ['mail.yahoo.com', 'mail'],
  ['m.facebook.com', 'social'],
  ['notfacebook.com', 'sites'],
  [`${'a.'.repeat(110)}t.co`, 'social'],
  [`${'a'.repeat(60)}.${'b'.repeat(60)}.example`, 'sites'],
  ['com', 'sites'],
])('%s is of the channel %s', (host, channel) => expect(channelOf(host, '')).toBe(channel))

it.each([
  [1437, 1400],
  [0.0123, 0.012],
  [0.00099, 0],
  [5e-324, 0],
  [-0, 0],
])('%d is kept as %d', (value, kept) => expect(twoDigits(value)).toBe(kept))
