import { expect, it } from 'vitest'
import { openDatabase } from '#api/db/open.ts'
import { createStores } from '#api/store/stores.ts'
import { createWholeDatabase } from '../../support/servers/test-database.ts'

it('leaves connections to those who read, however many wait to write', async () => {
  const own = await createWholeDatabase()
  const database = await openDatabase({ ...own, now: Date.now, onError: () => {} })
  const { settings, transaction } = createStores(database)
  const gate = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const first = transaction(['one'], async () => {
    begun.resolve()
    await gate.promise
  })
  await begun.promise
  const others = Array.from({ length: 30 }, () => transaction(['one'], async () => 'written'))
  expect((await settings.find(['nothing'])).size).toBe(0)
  gate.resolve()
  await first
  expect(new Set(await Promise.all(others))).toEqual(new Set(['written']))
  await database.db.destroy()
  await own.remove()
})
