import { vi } from 'vitest'
import type { PageVisit } from '#api/contract/analytics.ts'
import type { Position } from '#api/contract/values/position.ts'
import type { sendDecision, sendVisit } from '#site/client/analytics.ts'
import { allCategories, type Consent } from '#site/visitor/consent.ts'
import { createVisits } from '#site/visitor/visits/visits.ts'

export const surroundings = {
  referrer: 'https://search.example/',
  screenResolution: '1920x1080',
  timezone: 'Europe/Tirane',
}
export const unknown = { referrer: 'Unknown', language: 'Unknown', screenResolution: 'Unknown', timezone: 'Unknown' }
export const agent = { deviceType: 'Unknown', browser: 'Unknown', os: 'Unknown' }
export const anonymous = { type: 'anonymousAnalytics', page: '/de/', ...unknown, ...agent }

export function decided(isAllowed: boolean): Consent {
  const choices = allCategories(isAllowed)
  return {
    isDecided: true,
    allows: choices,
    record: {
      essential: true,
      ...choices,
      timestamp: '2026-11-20T12:00:00.000Z',
      version: '1.0',
      receipt: '0b6a2f4e-57c1-4f0e-9a3d-1d2c3b4a5968',
      decision: isAllowed ? 'accepted' : 'rejected',
    },
  }
}

/** What follows visits, on a page of its own and with nobody to send to. */
export function follow(
  options: {
    consent?: Consent
    page?: string
    isVisible?: boolean
    isUncounted?: boolean
    position?: Position
    campaign?: PageVisit['campaign']
  } = {},
) {
  const { page = '/de/', isVisible = true, isUncounted = false } = options
  const world = { consent: options.consent ?? decided(true), isAdmin: false, position: options.position }
  const client = {
    sendVisit: vi.fn<typeof sendVisit>(async () => ({ success: true })),
    sendDecision: vi.fn<typeof sendDecision>(async () => ({ success: true })),
  }
  const visits = createVisits({
    place: { page, language: 'de' },
    consent: { get: () => world.consent, allows: (category) => world.consent.allows[category] },
    position: async () => world.position,
    campaign: options.campaign,
    session: { current: () => ({ id: 'session', isReturning: true }), leave: () => {}, forget: () => {} },
    client,
    surroundings: () => surroundings,
    isAdmin: () => world.isAdmin,
    isUncounted,
    isVisible,
    now: () => performance.now(),
  })
  const sent = () => client.sendVisit.mock.calls.map(([visit]) => visit)
  const whole = () => sent().filter((visit) => visit.type === undefined)
  return { visits, world, client, sent, whole, last: () => whole().at(-1) }
}
