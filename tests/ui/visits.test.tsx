import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { analyticsEvent } from '#api/contract/analytics.ts'
import { allCategories, type Decision, undecided } from '#site/visitor/consent.ts'
import { anonymous, decided, follow, surroundings, unknown } from '../support/browser/visit-world.ts'

const decision: Decision = { decision: 'rejected', record: decided(false).record ?? expect.fail() }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a visit is sent', () => {
  test('100 ms after loading', () => {
    const { sent } = follow()
    vi.advanceTimersByTime(99)
    expect(sent()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(sent()).toMatchObject([{ page: '/de/', exitPage: false, timeOnPage: 0, sessionId: 'session' }])
  })

  test('100 ms after the last of several changes of page, once', () => {
    const { visits, whole } = follow()
    vi.advanceTimersByTime(100)
    for (const page of ['/de/about/', '/de/blog/', '/de/contact/']) {
      visits.open({ page, language: 'de' })
      vi.advanceTimersByTime(60)
    }
    vi.advanceTimersByTime(40)
    expect(whole().map(({ page }) => page)).toEqual(['/de/', '/de/contact/'])
  })

  test('not when the page is the same', () => {
    const { visits, sent } = follow()
    vi.advanceTimersByTime(100)
    visits.open({ page: '/de/', language: 'de' })
    vi.advanceTimersByTime(1000)
    expect(sent()).toHaveLength(1)
  })

  test('when the tab is hidden and when it is seen again', () => {
    const { visits, whole } = follow()
    vi.advanceTimersByTime(100)
    visits.hide()
    visits.show()
    expect(whole().map(({ exitPage }) => exitPage)).toEqual([false, false, false])
  })

  test('when the page goes: as an exit, and only once, whatever the browser says afterwards', () => {
    const { visits, whole, client } = follow()
    vi.advanceTimersByTime(100)
    visits.leave()
    visits.hide()
    visits.leave()
    expect(whole().map(({ exitPage }) => exitPage)).toEqual([false, true])
    expect(client.sendVisit.mock.lastCall?.[1]).toEqual({ isAdmin: false, isLeaving: true })
  })

  test('once, if the visitor leaves before the first delay is over', () => {
    const { visits, sent } = follow()
    visits.leave()
    vi.advanceTimersByTime(1000)
    expect(sent()).toMatchObject([{ exitPage: true }])
  })

  test('when the page comes back out of the back/forward cache', () => {
    const { visits, sent } = follow()
    vi.advanceTimersByTime(100)
    visits.leave()
    visits.show()
    visits.show()
    expect(sent()).toHaveLength(3)
  })

  test('100 ms after a decision, with what it allows', async () => {
    const { visits, world, sent } = follow({ consent: undecided })
    vi.advanceTimersByTime(100)
    world.consent = decided(true)
    await visits.decide({ decision: 'accepted', record: decided(true).record ?? expect.fail() })
    vi.advanceTimersByTime(100)
    expect(sent()).toMatchObject([unknown, { ...surroundings, language: 'de' }])
  })

  test('no more after stopping', () => {
    const { visits, sent } = follow()
    visits.stop()
    vi.advanceTimersByTime(1000)
    expect(sent()).toEqual([])
  })
})

describe('what a visit says', () => {
  test('is what the contract asks for', () => {
    for (const consent of [undecided, decided(true), decided(false)]) {
      const { sent } = follow({ consent })
      vi.advanceTimersByTime(100)
      expect(analyticsEvent.parse(sent()[0])).toEqual(sent()[0])
    }
  })

  test('with consent is everything', () => {
    const { visits, last } = follow()
    vi.advanceTimersByTime(12_000)
    visits.leave()
    expect(last()).toMatchObject({
      ...surroundings,
      language: 'de',
      timeOnPage: 12,
      isReturning: true,
      analyticsEnabled: true,
      cookieConsent: { essential: true, analytics: true, version: '1.0' },
    })
  })

  test.each([undecided, decided(false)])('without it is the anonymous variant, once for each page', async (consent) => {
    const { visits, sent } = follow({ consent })
    vi.advanceTimersByTime(12_000)
    visits.hide()
    visits.show()
    await visits.decide(decision)
    vi.advanceTimersByTime(100)
    expect(sent()).toEqual([anonymous])
    visits.open({ page: '/de/about/', language: 'de' })
    visits.leave()
    expect(sent()).toEqual([anonymous, { ...anonymous, page: '/de/about/' }])
  })

  test('is anonymous again on the next page when the permission is taken back', () => {
    const { visits, world, sent } = follow()
    vi.advanceTimersByTime(100)
    world.consent = decided(false)
    visits.hide()
    visits.open({ page: '/de/about/', language: 'de' })
    vi.advanceTimersByTime(100)
    expect(sent()).toMatchObject([{ sessionId: 'session' }, { ...anonymous, page: '/de/about/' }])
  })

  test('is never the number of the receipt', () => {
    const { sent } = follow()
    vi.advanceTimersByTime(100)
    expect(JSON.stringify(sent())).not.toContain(decided(true).record?.receipt)
  })

  test('tells a granted position once, and only with consent (D33)', async () => {
    const position = { latitude: 41.3, longitude: 19.8 }
    const { visits, world, sent, whole } = follow({ consent: undecided, position })
    await vi.advanceTimersByTimeAsync(100)
    world.consent = decided(true)
    for (const page of ['/de/about/', '/de/blog/', '/de/contact/']) {
      visits.open({ page, language: 'de' })
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(sent()[0]).toEqual(anonymous)
    expect(whole().map((visit) => visit.position)).toEqual([undefined, position, undefined])
  })

  test('forgets a position when consent is taken back before it was told', async () => {
    const { visits, world, sent } = follow({ position: { latitude: 41.3, longitude: 19.8 } })
    await vi.advanceTimersByTimeAsync(100)
    world.consent = decided(false)
    visits.open({ page: '/de/about/', language: 'de' })
    await vi.advanceTimersByTimeAsync(100)
    world.consent = decided(true)
    visits.leave()
    expect(JSON.stringify(sent())).not.toContain('latitude')
  })

  test('counts the seconds in which the page was seen, anew for each page', () => {
    const { visits, last } = follow()
    vi.advanceTimersByTime(10_000)
    visits.hide()
    vi.advanceTimersByTime(3_600_000)
    visits.show()
    expect(last()?.timeOnPage).toBe(10)
    vi.advanceTimersByTime(5_000)
    visits.hide()
    expect(last()?.timeOnPage).toBe(15)
    visits.show()
    visits.open({ page: '/de/about/', language: 'de' })
    vi.advanceTimersByTime(2_000)
    visits.leave()
    expect(last()).toMatchObject({ page: '/de/about/', timeOnPage: 2 })
  })

  test('tells how long a page was seen when a link of the site leads on, as no exit', () => {
    const { visits, whole } = follow()
    vi.advanceTimersByTime(8_000)
    visits.open({ page: '/de/about/', language: 'de' })
    vi.advanceTimersByTime(100)
    expect(whole()).toMatchObject([
      { page: '/de/', timeOnPage: 0 },
      { page: '/de/', timeOnPage: 8, exitPage: false },
      { page: '/de/about/', timeOnPage: 0 },
    ])
  })

  test.each([undecided, decided(false)])('tells nobody’s time when a link leads on', (consent) => {
    const { visits, sent } = follow({ consent })
    vi.advanceTimersByTime(8_000)
    visits.open({ page: '/de/about/', language: 'de' })
    vi.advanceTimersByTime(100)
    expect(sent()).toEqual([anonymous, { ...anonymous, page: '/de/about/' }])
  })

  test('tells the campaign until it has arrived, and not again', async () => {
    const campaign = { source: 'newsletter', medium: 'email', campaign: 'autumn' }
    const { visits, client, whole } = follow({ campaign })
    client.sendVisit.mockResolvedValueOnce({ success: false, error: 'Failed to track visit' })
    await vi.advanceTimersByTimeAsync(100)
    for (const page of ['/de/about/', '/de/blog/']) {
      visits.open({ page, language: 'de' })
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(whole().map((visit) => visit.campaign)).toEqual([campaign, campaign, undefined])
    expect(analyticsEvent.parse(whole()[0])).toEqual(whole()[0])
  })

  test('tells the campaign with consent only, also when that comes later', async () => {
    const { visits, world, sent } = follow({ consent: undecided, campaign: { source: 'newsletter' } })
    await vi.advanceTimersByTimeAsync(100)
    expect(sent()).toEqual([anonymous])
    world.consent = decided(true)
    await visits.decide({ decision: 'accepted', record: decided(true).record ?? expect.fail() })
    await vi.advanceTimersByTimeAsync(100)
    expect(sent()[1]).toMatchObject({ campaign: { source: 'newsletter' } })
  })

  test('counts none for a tab opened in the background', () => {
    const { visits, last } = follow({ isVisible: false })
    vi.advanceTimersByTime(60_000)
    visits.show()
    expect(last()?.timeOnPage).toBe(0)
  })
})

describe('a decision is sent', () => {
  test('with its receipt, and with the time zone only if analytics is allowed', async () => {
    const { visits, world, client } = follow({ consent: decided(false), page: '/about' })
    await visits.decide(decision)
    world.consent = decided(true)
    await visits.decide({ decision: 'accepted', record: decided(true).record ?? expect.fail() })
    const [[rejected] = [], [accepted] = []] = client.sendDecision.mock.calls
    expect(rejected).toEqual({
      type: 'cookieConsent',
      decision: 'rejected',
      preferences: allCategories(false),
      sessionId: 'session',
      page: '/about',
      language: 'de',
      timezone: 'Unknown',
      timestamp: '2026-11-20T12:00:00.000Z',
      version: '1.0',
      receipt: '0b6a2f4e-57c1-4f0e-9a3d-1d2c3b4a5968',
    })
    expect(accepted).toMatchObject({ decision: 'accepted', timezone: 'Europe/Tirane' })
    for (const event of [rejected, accepted]) expect(analyticsEvent.parse(event)).toEqual(event)
  })

  test('also by staff, on this machine and on pages that are not counted', async () => {
    const { visits, world, client } = follow({ isUncounted: true, page: '/' })
    world.isAdmin = true
    await visits.decide(decision)
    expect(client.sendDecision.mock.lastCall?.[1]).toEqual({ isAdmin: true })
  })
})
