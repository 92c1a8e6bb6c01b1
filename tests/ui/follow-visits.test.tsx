import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consent } from '#site/visitor/browser-consent.ts'
import { allCategories } from '#site/visitor/consent.ts'
import { followVisits } from '#site/visitor/visits/follow-visits.ts'
import type { Visits } from '#site/visitor/visits/visits.ts'

const following: Visits[] = []
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
  expect(beacon).toHaveBeenCalledTimes(1)
  expect(JSON.parse(String(beacon.mock.lastCall?.[1]))).toMatchObject({ page: '/de/', exitPage: true })
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
