import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#api/db/open.ts'
import { createWriteSlots } from '#api/db/write-slots.ts'
import { postsLock } from '#api/services/posts/post-editing.ts'
import { createStores } from '#api/store/stores.ts'
import { createBlog, postContent } from '../../support/app/posts.ts'
import { createTestApp, goodMessage } from '../../support/app/test-app.ts'
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

it('leaves slots to those who wait for nobody, however many wait for one lock', async () => {
  await using test = await createTestApp()
  const { transaction } = createStores(test.database)
  const gate = Promise.withResolvers<void>()
  const waiting = Array.from({ length: 30 }, () => transaction(['one', 'another'], () => gate.promise))
  expect(await transaction(['a third'], async () => 'written')).toBe('written')
  gate.resolve()
  await Promise.all(waiting)
})

it('one who names a lock twice does not wait for themselves', async () => {
  const inSlot = createWriteSlots()
  expect(await inSlot(['one', 'one'], async () => 'written')).toBe('written')
})

it('who has waited too long for a lock is told, and those behind have their turn', async () => {
  await using test = await createTestApp()
  const { transaction } = createStores(test.database)
  const gate = Promise.withResolvers<void>()
  const first = transaction(['one'], () => gate.promise)
  await expect(transaction(['one', 'another'], async () => 'late')).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  expect(await transaction(['another'], async () => 'at once')).toBe('at once')
  const next = transaction(['one'], async () => 'in time')
  gate.resolve()
  expect(await next).toBe('in time')
  await first
})

describe('reads of posts while another server brings posts in', () => {
  async function duringImport() {
    const test = await createTestApp()
    const { editing } = await createBlog({ database: test.database, now: test.clock.now })
    await editing.save(postContent())
    const read = (host: number) =>
      test.app.inject({
        method: 'POST',
        url: '/api/posts/a-window/views',
        remoteAddress: `203.0.113.${host}`,
        payload: {},
      })
    return { test, read, stores: createStores(test.database) }
  }

  it('leave forms their slots', async () => {
    const { test, read, stores } = await duringImport()
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const bringingIn = stores.transaction([postsLock], async ({ posts }) => {
      const post = await posts.find('a-window', 'en')
      if (post) await posts.update(post)
      begun.resolve()
      await gate.promise
    })
    await begun.promise
    const reads = Array.from({ length: 12 }, (_, host) => read(host))
    await wait(300)
    const answer = await test.app.inject({ method: 'POST', url: '/api/contact', payload: goodMessage })
    expect(answer.statusCode).toBe(201)
    gate.resolve()
    await bringingIn
    expect((await Promise.all(reads)).map(({ statusCode }) => statusCode)).toEqual(reads.map(() => 200))
    await test[Symbol.asyncDispose]()
  })

  it('are counted over what it writes', async () => {
    const { test, read, stores } = await duringImport()
    const reads: ReturnType<typeof read>[] = []
    await stores.transaction([postsLock], async ({ posts }) => {
      const post = await posts.find('a-window', 'en')
      reads.push(read(1))
      await wait(500)
      if (post) await posts.update(post)
    })
    expect((await Promise.all(reads)).map(({ statusCode }) => statusCode)).toEqual([200])
    expect(await stores.posts.find('a-window', 'en')).toMatchObject({ views: 1 })
    await test[Symbol.asyncDispose]()
  })
})
