import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AnalyticsEvent, analyticsEvent } from '#api/contract/analytics.ts'
import { consent } from '#site/visitor/browser-consent.ts'
import { allCategories } from '#site/visitor/consent.ts'
import { type FollowedVisits, followVisits } from '#site/visitor/visits/follow-visits.ts'
import { decided } from '../support/browser/visitor.ts'

const following: FollowedVisits[] = []
const fetched = vi.fn<typeof fetch>()
const beacon = vi.fn<typeof navigator.sendBeacon>()

beforeEach(() => {
  consent().decide('accepted', allCategories(true))
  fetched.mockReset().mockImplementation(async () => Response.json({ success: true }))
  beacon.mockReset().mockReturnValue(true)
  vi.spyOn(window, 'fetch').mockImplementation(fetched)
  vi.spyOn(navigator, 'sendBeacon').mockImplementation(beacon)
})
afterEach(() => {
  for (const visits of following.splice(0)) visits.stop()
  consent().decide('rejected', allCategories(false))
  localStorage.clear()
  Reflect.deleteProperty(document, 'prerendering')
  Reflect.deleteProperty(document, 'visibilityState')
  vi.restoreAllMocks()
})

async function follow() {
  const place = () => ({ page: '/de/', language: 'de' as const })
  const visits = await followVisits({ trackingHosts: [window.location.hostname], place })
  following.push(visits)
  return visits
}

const told = (calls: unknown[]) => calls.map((body): AnalyticsEvent => analyticsEvent.parse(JSON.parse(String(body))))
const beacons = () => told(beacon.mock.calls.map(([, body]) => body))
const steps = () => told(fetched.mock.calls.map(([, call]) => call?.body)).filter(({ type }) => type === 'formStep')

const state = (name: 'prerendering' | 'visibilityState', value: unknown) =>
  Object.defineProperty(document, name, { value, configurable: true })

test('the document’s life is told: loaded, hidden, seen, left, back from the cache', async () => {
  await follow()
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  state('visibilityState', 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(fetched).toHaveBeenCalledTimes(2)
  state('visibilityState', 'visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(fetched).toHaveBeenCalledTimes(3)
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  expect(beacons().filter(({ type }) => type === undefined)).toMatchObject([{ page: '/de/', exitPage: true }])
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(fetched).toHaveBeenCalledTimes(4)
})

test('without consent the page is told once, by nobody', async () => {
  consent().decide('rejected', allCategories(false))
  await follow()
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(beacon).not.toHaveBeenCalled()
  const told: unknown = JSON.parse(String(fetched.mock.lastCall?.[1]?.body))
  expect(told).toMatchObject({ type: 'anonymousAnalytics', page: '/de/', referrer: 'Unknown', browser: 'Unknown' })
  expect(told).not.toHaveProperty('sessionId')
})

test('a page that Back shows again is told without what was taken back in between', async () => {
  await follow()
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  for (const [name, value] of Object.entries(decided())) localStorage.setItem(name, value)
  state('visibilityState', 'visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(consent().allows('analytics')).toBe(false)
  for (const visit of told(fetched.mock.calls.slice(1).map(([, call]) => call?.body))) {
    expect(visit).not.toHaveProperty('sessionId')
  }
})

test('steps in forms are told once a page, with consent and of the page on screen only', async () => {
  const visits = await follow()
  const seen = { form: 'newsletter', step: 'seen' } as const
  visits.take({ ...seen, page: '/de/' })
  visits.take({ ...seen, page: '/de/' })
  visits.take({ ...seen, page: '/de/about/' })
  await vi.waitFor(() => expect(steps()).toMatchObject([seen]))
  visits.open({ page: '/de/about/', language: 'de' })
  visits.take({ ...seen, page: '/de/about/' })
  await vi.waitFor(() => expect(steps()).toMatchObject([seen, seen]))
  consent().decide('rejected', allCategories(false))
  visits.take({ form: 'newsletter', step: 'sent', page: '/de/about/' })
  await new Promise((resolve) => setTimeout(resolve))
  expect(steps()).toHaveLength(2)
})

test('a page that is loaded on suspicion counts from the moment it is seen', async () => {
  state('prerendering', true)
  const begun = follow()
  await expect(Promise.race([begun, Promise.resolve('waiting')])).resolves.toBe('waiting')
  expect(fetched).not.toHaveBeenCalled()
  state('prerendering', false)
  document.dispatchEvent(new Event('prerenderingchange'))
  await begun
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
})

test('nothing follows after stopping', async () => {
  const visits = await follow()
  visits.stop()
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(beacon).not.toHaveBeenCalled()
})
