import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { factsText } from '#api/services/dashboard/facts/day-facts.ts'
import { factsOfRows } from '#api/services/dashboard/facts/facts-of-rows.ts'
import { createKnownFacts } from '#api/services/dashboard/facts/known-facts.ts'
import { createWalk } from '#api/services/dashboard/facts/walk.ts'
import { createPanelCounter } from '#api/services/dashboard/sums/panel-sums.ts'
import type { RawVisit } from '#api/store/dashboard/raw-days.ts'

const visit = (page: string, referrer: string): RawVisit => ({
  ...{ id: randomUUID(), sessionId: randomUUID(), page, referrer, screenResolution: '390x844', timezone: 'Unknown' },
  ...{ country: 'Unknown', device: 'mobile', browser: 'Firefox', system: 'Android', asked: 'de', campaign: null },
  ...{ isReturning: false, timeOnPage: 20, isExit: false, allowsAnalytics: true, receivedAt: 1000 },
})

const textOf = (...rows: RawVisit[]) => factsText(factsOfRows(rows, 0, 'dritare.example'))
const monday = textOf(visit('/de/', 'https://one.example/'), visit('/en/', 'https://two.example/'))
const tuesday = textOf(visit('/en/', 'https://three.example/'), visit('/de/about/', ''), visit('/en/', ''))

/** What panels say of days, one after the other. */
function panelsOf(days: ReturnType<ReturnType<typeof createKnownFacts>['take']>[]) {
  const counter = createPanelCounter(createWalk({}), {})
  for (const facts of days) counter.add(facts, Number.POSITIVE_INFINITY)
  const { panels, pairs } = counter.end()
  return { pages: { ...panels.pages }, referrers: { ...panels.referrers }, pairs: { ...pairs } }
}

const both = {
  pages: { '/de/': [1, 1, 1], '/en/': [3, 3, 3], '/de/about/': [1, 1, 1] },
  referrers: { 'one.example': [1, 1, 1], 'two.example': [1, 1, 1], 'three.example': [1, 1, 1], '': [2, 2, 2] },
  pairs: { 'de de': 2, 'en de': 3 },
}

describe('facts that a server remembers', () => {
  it('are those of the hash, and are read again when it is another', () => {
    const known = createKnownFacts()
    expect(known.get(1, 'a')).toBeUndefined()
    const facts = known.take(1, 'a', monday)
    expect(known.get(1, 'a')).toBe(facts)
    expect(known.get(1, 'b')).toBeUndefined()
    expect(known.get(2, 'a')).toBeUndefined()
    known.take(1, 'b', tuesday)
    expect(known.get(1, 'a')).toBeUndefined()
  })

  it('are not remembered without a hash', () => {
    const known = createKnownFacts()
    known.take(1, '', monday)
    expect(known.get(1, '')).toBeUndefined()
  })

  it('share their words, and say the same as those that do not', () => {
    const known = createKnownFacts()
    const days = [known.take(1, 'a', monday), known.take(2, 'b', tuesday)]
    expect(days[0]?.words).toBe(days[1]?.words)
    expect(panelsOf(days)).toEqual(both)
    const apart = createKnownFacts()
    expect(panelsOf([apart.take(1, '', monday), apart.take(2, '', tuesday)])).toEqual(both)
  })

  it('begin a new list of words where one is full, and those read before stay right', () => {
    const known = createKnownFacts(1e6, 13)
    const days = [known.take(1, 'a', monday), known.take(2, 'b', tuesday)]
    expect(days[0]?.words).not.toBe(days[1]?.words)
    expect(known.get(1, 'a')).toBeUndefined()
    expect(panelsOf(days)).toEqual(both)
    const tiny = createKnownFacts(1e6, 3)
    expect(panelsOf([tiny.take(1, 'a', monday), tiny.take(2, 'b', tuesday)])).toEqual(both)
    expect(tiny.get(2, 'b')).toBeUndefined()
  })

  it('go when there are too many, the least recently used first', () => {
    const known = createKnownFacts(180) // bytes; both take 190
    known.take(1, 'a', monday)
    known.take(2, 'b', tuesday)
    expect(known.get(1, 'a')).toBeUndefined()
    expect(known.get(2, 'b')).toBeDefined()
  })
})
