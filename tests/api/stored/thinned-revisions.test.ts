import { describe, expect, it } from 'vitest'
import { createDiskStorage } from '#api/outbound/file-storage.ts'
import { monthsAfter } from '#api/services/retention/months-after.ts'
import { DAILY_REVISIONS_KEPT, REVISIONS_KEPT, retentionTasks } from '#api/services/retention/retention.ts'
import { createStores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'
import { createTestApp } from '../../support/app/test-app.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

interface Saved {
  at: number
  language?: Language
  isPublic?: boolean
}

async function openHistory() {
  const test = await createTestApp()
  const stores = createStores(test.database)
  const { clock } = test
  await stores.posts.insertPost('post', '', clock.now(), 'en')
  await stores.posts.insertPost('other', '', clock.now(), 'en')
  let number = 0
  return {
    clock,
    [Symbol.asyncDispose]: () => test[Symbol.asyncDispose](),
    async save({ at, language = 'en', isPublic = false }: Saved, postId = 'post'): Promise<string> {
      const id = `${String(number++).padStart(4, '0')}`
      const when = { savedAt: at, begunAt: at, publishedAt: isPublic ? at : undefined }
      await stores.postHistory.insertRevision({ id, postId, language, content: {}, savedBy: undefined, ...when })
      return id
    },
    left: async (language: Language = 'en', postId = 'post') =>
      (await stores.postHistory.revisions(postId, language)).map(({ id }) => id).toReversed(),
    async thin() {
      const storage = createDiskStorage(test.resumes, clock.now)
      const tasks = retentionTasks({ stores, storage, now: clock.now })
      for (const { name, deleteSome } of tasks)
        if (name.includes('revisions')) while (await deleteSome()) expect(name).toContain('revisions')
    },
  }
}

/** Noon, so that hours around it are one day. */
const noon = (at: number) => Math.floor(at / DAY) * DAY + DAY / 2

describe('revisions of a post', () => {
  it('are all kept for thirty days', async () => {
    await using history = await openHistory()
    const now = history.clock.now()
    for (let hour = 0; hour < 40; hour++) await history.save({ at: now - REVISIONS_KEPT + 1 + hour * HOUR })
    await history.thin()
    expect(await history.left()).toHaveLength(40)
  })

  it('are then the last of each day, in each language and each post', async () => {
    await using history = await openHistory()
    const day = noon(history.clock.now() - REVISIONS_KEPT - 3 * DAY)
    await history.save({ at: day })
    const last = await history.save({ at: day + HOUR })
    const next = await history.save({ at: day + DAY })
    const german = await history.save({ at: day - HOUR, language: 'de' })
    const other = await history.save({ at: day }, 'other')
    await history.thin()
    expect(await history.left()).toEqual([last, next])
    expect(await history.left('de')).toEqual([german])
    expect(await history.left('en', 'other')).toEqual([other])
  })

  it('are after a year the last of each week, and those that readers saw', async () => {
    await using history = await openHistory()
    const old = monthsAfter(history.clock.now(), -DAILY_REVISIONS_KEPT) - 3 * 7 * DAY
    const week = Math.floor(old / (7 * DAY)) * 7 * DAY
    await history.save({ at: week })
    const seen = await history.save({ at: week + DAY, isPublic: true })
    await history.save({ at: week + 2 * DAY })
    const last = await history.save({ at: week + 6 * DAY })
    const next = await history.save({ at: week + 7 * DAY })
    await history.thin()
    expect(await history.left()).toEqual([seen, last, next])
  })

  it('keep the newest, however old it is, and of two saved at the same moment one', async () => {
    await using history = await openHistory()
    const day = noon(history.clock.now() - 5 * REVISIONS_KEPT)
    await history.save({ at: day })
    const newest = await history.save({ at: day })
    await history.thin()
    expect(await history.left()).toEqual([newest])
  })
})
