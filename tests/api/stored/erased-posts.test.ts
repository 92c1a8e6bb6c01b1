import { afterEach, beforeEach, expect, it } from 'vitest'
import { retentionTasks } from '#api/services/retention/retention.ts'
import { createStores, type Stores } from '#api/store/stores.ts'
import { createBlog, postContent } from '../../support/app/posts.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'

const DAY = 24 * 3_600_000
let test: TestApp

beforeEach(async () => {
  test = await createTestApp()
  const { editing } = await createBlog({ database: test.database, now: test.clock.now })
  for (const postId of ['a-window', 'a-door']) {
    await editing.save(postContent({ postId, slug: postId }))
    await createStores(test.database).posts.setDeleted(postId, test.clock.now())
  }
  test.clock.advance(31 * DAY)
})
afterEach(() => test[Symbol.asyncDispose]())

async function retain(stores: Stores) {
  const tasks = retentionTasks({ stores, storage: { remove: async () => {} }, now: test.clock.now })
  await tasks.find(({ name }) => name === 'deleted posts')?.deleteSome()
}

const count = async (table: 'posts' | 'post_views') =>
  (await test.database.db.selectFrom(table).select('id').execute()).length

it('a post that many have read goes with its reads, a part at a time', async () => {
  const read = { postId: 'a-window', visitor: '', network: '', sessionId: undefined, device: '', browser: '' }
  const stores = createStores(test.database)
  await stores.transaction([], async ({ postViews }) => {
    for (let number = 0; number < 1200; number++)
      await postViews.insert({
        ...read,
        ...{ id: `${number}`, referrer: '', language: 'en', isReturning: false, viewedAt: number * DAY },
      })
  })
  const left = [await count('post_views')]
  await retain({
    ...stores,
    transaction: async (...asked) => {
      const result = await stores.transaction(...asked)
      left.push(await count('post_views'))
      return result
    },
  })
  expect(await count('posts')).toBe(0)
  expect([...new Set(left)]).toEqual([1200, 700, 200, 0])
})

it('a post that cannot be erased does not keep the next from being erased', async () => {
  const stores = createStores(test.database)
  let tries = 0
  const failing: Stores = {
    ...stores,
    transaction: (...asked) =>
      tries++ === 0 ? Promise.reject(new Error('It took too long')) : stores.transaction(...asked),
  }
  await expect(retain(failing)).rejects.toThrow('It took too long')
  expect(await count('posts')).toBe(1)
})
