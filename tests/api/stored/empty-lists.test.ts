import { expect, it } from 'vitest'
import { createStores } from '#api/store/stores.ts'
import { createTestApp } from '../../support/app/test-app.ts'

/** Every function of a store that takes a list. One that is new belongs here; what an empty list means must not depend on the database. */
it('an empty list is nothing, whichever store is asked', async () => {
  await using test = await createTestApp()
  const { db } = test.database
  const stores = createStores(test.database)
  const base = { language: 'en', now: 0, isReversed: false, offset: 0, limit: 5 } as const
  expect(await stores.posts.list({ ...base, sort: 'date', among: [] })).toEqual([])
  expect(await stores.posts.visibleAmong([], 'en', 0)).toEqual([])
  expect(await stores.rateHits.since([], 0)).toEqual([])
  expect(await stores.postViews.since([], undefined, 0)).toEqual([])
  expect(await stores.postViews.since([], 'session', 0)).toEqual([])
  expect(await stores.pushSubscriptions.findSome([])).toEqual([])
  expect(await stores.pushDeliveries.claim('key', 0, 5)).toEqual([])
  await stores.pushSubscriptions.deleteSome([])
  await stores.pushDeliveries.settle([], 'sent')
  await stores.pushDeliveries.insertSome([])
  await stores.rateHits.insert()
  await stores.outbox.insert()
  await stores.visits.insertAll([])
  await stores.postWords.add('en', new Map())
  // Whatever query comes next: the database itself is given no empty list.
  expect(await db.selectFrom('posts').select('id').where('id', 'in', []).execute()).toEqual([])
  expect(await db.selectFrom('posts').select('id').where('id', 'not in', []).execute()).toEqual([])
  await db.deleteFrom('posts').where('id', 'in', []).execute()
  await db.updateTable('posts').set({ picture: '' }).where('id', 'in', []).execute()
})
