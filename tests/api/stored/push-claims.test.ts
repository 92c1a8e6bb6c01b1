import { expect, it } from 'vitest'
import { createStores } from '#api/store/stores.ts'
import { createTestApp } from '../../support/app/test-app.ts'

it('a result that is stored once more leaves alone what another server has made of the message meanwhile', async () => {
  await using test = await createTestApp()
  const { pushDeliveries } = createStores(test.database)
  await pushDeliveries.insertSome([
    { postId: 'post', subscriptionId: 'browser', language: 'en', serverKey: 'key', createdAt: 0 },
  ])
  const dueAt = () => pushDeliveries.nextDueAt('key')
  const [first] = await pushDeliveries.claim('key', 0, 1)
  if (!first) throw new Error('Nothing is due')
  // The service was not reached, which is no attempt.
  const result = [first, 5, first.attempts - 1] as const
  await pushDeliveries.postpone(...result)
  expect(await dueAt()).toBe(5)
  await pushDeliveries.postpone(first, 9, first.attempts)
  expect(await dueAt()).toBe(5)
  const [second] = await pushDeliveries.claim('key', 5, 1)
  await pushDeliveries.settle([second?.id ?? ''], 'sent')
  await pushDeliveries.postpone(...result)
  expect(await dueAt()).toBeUndefined()
})
