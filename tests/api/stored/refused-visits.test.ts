import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { createLongLimits } from '#api/services/limits/long-limits.ts'
import { createRateLimits } from '#api/services/limits/rate-limits.ts'
import { unknownPlace } from '#api/services/location/places.ts'
import { createAdminAccess } from '#api/services/visits/admin-access.ts'
import { createAnalyticsService } from '#api/services/visits/analytics.ts'
import { createStores } from '#api/store/stores.ts'
import { createTestApp } from '../../support/app/test-app.ts'
import { record, visit } from '../../support/browser/analytics-events.ts'

it('a visit that is refused is not looked up on the map', async () => {
  await using test = await createTestApp()
  const stores = createStores(test.database)
  const { now } = test.clock
  const rateLimits = createRateLimits({ secret: 'a', now, newId: randomUUID })
  const shared = { stores, now, newId: randomUUID, rateLimits }
  const find = vi.fn(async () => unknownPlace)
  const analytics = createAnalyticsService({
    ...shared,
    access: createAdminAccess({ ...shared, note: async () => {} }),
    longLimits: createLongLimits({ keyOf: rateLimits.keyOf, now }),
    knownPage: () => undefined,
    places: { find },
  })
  const sender = {
    network: '203.0.113.7',
    saysAdmin: false,
    device: '',
    userAgent: '',
    acceptLanguage: '',
    account: undefined,
  }
  const position = { latitude: 41.33, longitude: 19.82 }
  const asked = {
    ...visit,
    language: 'de',
    position,
    cookieConsent: { ...record, essential: true, version: '1.0' },
  } as const
  for (let count = 0; count < 120; count++) await analytics.record(asked, sender)
  expect(find).toHaveBeenCalledTimes(120)
  await expect(analytics.record(asked, sender)).rejects.toMatchObject({ code: 'too_many_requests' })
  expect(find).toHaveBeenCalledTimes(120)
})
