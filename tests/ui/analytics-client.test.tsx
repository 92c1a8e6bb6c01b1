import { afterEach, expect, test, vi } from 'vitest'
import type { ConsentEvent, PageVisit } from '#api/contract/analytics.ts'
import { sendDecision, sendVisit } from '#site/client/analytics.ts'
import { allCategories } from '#site/visitor/consent.ts'

const visit: PageVisit = {
  page: '/de/',
  referrer: 'Unknown',
  language: 'Unknown',
  screenResolution: 'Unknown',
  timezone: 'Unknown',
  sessionId: 'session',
  isReturning: false,
  timeOnPage: 0,
  exitPage: false,
  cookieConsent: null,
  analyticsEnabled: false,
}
const decision: ConsentEvent = {
  type: 'cookieConsent',
  decision: 'rejected',
  preferences: allCategories(false),
  sessionId: 'session',
  page: '/',
  language: 'de',
  timezone: 'Unknown',
  timestamp: '2026-11-20T12:00:00.000Z',
  version: '1.0',
}

afterEach(() => void vi.restoreAllMocks())

test('carry the header, outlive the page and read the answer', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({ success: true, message: 'left out' }))
  expect(await sendVisit(visit, { isAdmin: false })).toEqual({ success: true, message: 'left out' })
  expect(fetched).toHaveBeenCalledWith(
    '/api/analytics',
    expect.objectContaining({
      method: 'POST',
      keepalive: true,
      headers: expect.objectContaining({ 'X-Admin-Logged-In': 'false' }),
    }),
  )
})

test('leave with a beacon, or with a call where there is none', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({ success: true }))
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValueOnce(true).mockReturnValue(false)
  await sendVisit(visit, { isAdmin: false, isLeaving: true })
  expect(beacon).toHaveBeenCalledTimes(1)
  expect(fetched).not.toHaveBeenCalled()
  await sendVisit(visit, { isAdmin: false, isLeaving: true })
  expect(fetched).toHaveBeenCalledTimes(1)
})

test.each([
  ['no line', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a refusal', async () => Response.json({ error: { code: 'too_many_requests', message: '' } }, { status: 429 })],
  ['a page in between', async () => new Response('<h1>Log in to the hotel’s network</h1>')],
])('fail in silence: %s', async (_, answer) => {
  vi.spyOn(window, 'fetch').mockImplementation(answer)
  expect(await sendVisit(visit, { isAdmin: false })).toEqual({ success: false, error: 'Failed to track visit' })
  expect(await sendDecision(decision, { isAdmin: false })).toEqual({
    success: false,
    error: 'Failed to track cookie consent',
  })
})
