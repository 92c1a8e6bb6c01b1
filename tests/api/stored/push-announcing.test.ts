import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { postsFolder } from '#api/content/site-post-ids.ts'
import { sitePosts } from '#api/content/site-posts.ts'
import type { PostContent } from '#api/services/posts/post-editing.ts'
import type { Language } from '#locales/languages.ts'
import { postContent } from '../../support/app/posts.ts'
import { createTestPush } from '../../support/app/push.ts'
import { type PushService, startPushService } from '../../support/servers/push-service.ts'

const HOUR = 3_600_000

let service: PushService

beforeAll(async () => {
  service = await startPushService()
})

afterAll(async () => {
  expect(service.problems).toEqual([])
  await service[Symbol.asyncDispose]()
})

type TestPush = Awaited<ReturnType<typeof createTestPush>>

/** Has the worker do everything that is due; resolves to who was told of what so far, `name: language`. */
async function told(push: TestPush, prefix = ''): Promise<string[]> {
  push.nudge()
  await vi.waitFor(
    async () => {
      expect(await push.stores.pushAnnouncements.nextDue(push.clock.now())).toBeUndefined()
      const open = (await push.deliveries()).filter(({ outcome }) => outcome === null)
      expect(open).toEqual([])
    },
    { timeout: 10_000, interval: 20 },
  )
  return service.received
    .filter(({ name }) => name.startsWith(prefix))
    .map(({ name, message }) => `${name}: ${message.notification.lang}`)
    .toSorted()
}

const inLanguage = (language: Language, changes: Partial<PostContent> = {}) =>
  postContent({ language, slug: `a-window-${language}`, ...changes })

const wanting = (...languages: Language[]) => ({ preferences: { languages, types: ['insights' as const] } })

describe('publishing a post', () => {
  it('tells those who want its language and its type, and nobody else', async () => {
    await using push = await createTestPush({ service })
    await push.subscribe(['who-english'], wanting('en'))
    await push.subscribe(['who-german'], wanting('de'))
    await push.subscribe(['who-news'], { preferences: { languages: ['en'], types: ['news'] } })
    await push.subscribe(['who-over'], { ...wanting('en'), expirationTime: push.clock.now() + HOUR })
    push.clock.advance(2 * HOUR)
    await push.editing.save(inLanguage('en'))
    expect(await told(push, 'who-')).toEqual(['who-english: en'])
  })

  it('tells who wants several languages once, in the first of them that there is', async () => {
    await using push = await createTestPush({ service })
    await push.subscribe(['once-both'], wanting('de', 'en'))
    await push.subscribe(['once-other'], wanting('fr', 'en', 'de'))
    await push.subscribe(['once-german'], wanting('de'))
    await push.editing.save(inLanguage('en'))
    await push.editing.save(inLanguage('de'))
    expect(await told(push, 'once-')).toEqual(['once-both: de', 'once-german: de', 'once-other: en'])
  })

  it('tells nobody again when a translation follows, however much later', async () => {
    await using push = await createTestPush({ service })
    await push.subscribe(['later-both'], wanting('de', 'en'))
    await push.subscribe(['later-german'], wanting('de'))
    await push.editing.save(inLanguage('en'))
    expect(await told(push, 'later-')).toEqual(['later-both: en'])
    push.clock.advance(40 * 24 * HOUR)
    // What is on record of sent messages is gone by then.
    for (const task of push.retention) await task.deleteSome()
    expect(await push.deliveries()).toEqual([])
    await push.editing.save(inLanguage('de'))
    expect(await told(push, 'later-')).toEqual(['later-both: en', 'later-german: de'])
  })

  it('tells nobody again when it is edited, published once more, or taken back and published', async () => {
    await using push = await createTestPush({ service })
    await push.subscribe(['again'])
    await push.editing.save(postContent())
    expect(await told(push, 'again')).toEqual(['again: en'])
    await push.editing.save(postContent({ title: 'A better window' }))
    await push.editing.save(postContent({ slug: 'a-better-window' }))
    await push.editing.save(postContent({ status: 'draft' }))
    await push.editing.save(postContent({ visibleFrom: push.clock.now() + HOUR, status: 'scheduled' }))
    push.clock.advance(2 * HOUR)
    await push.editing.save(postContent())
    expect(await told(push, 'again')).toEqual(['again: en'])
  })

  it('tells nobody who came afterwards', async () => {
    await using push = await createTestPush({ service })
    await push.editing.save(postContent())
    await told(push)
    push.clock.advance(1)
    await push.subscribe(['afterwards'])
    expect(await told(push, 'afterwards')).toEqual([])
  })

  it('tells nobody when it is taken back before it is sent', async () => {
    await using push = await createTestPush({ service })
    await push.subscribe(['taken-back'])
    await push.editing.save(postContent())
    await push.editing.save(postContent({ status: 'draft' }))
    expect(await told(push, 'taken-back')).toEqual([])
    await push.editing.save(postContent())
    expect(await told(push, 'taken-back')).toEqual(['taken-back: en'])
  })

  it('is no news after three days in which the server could not tell it', async () => {
    await using push = await createTestPush({ service })
    await push.subscribe(['stale'])
    await push.editing.save(postContent())
    push.clock.advance(3 * 24 * HOUR + 1)
    expect(await told(push, 'stale')).toEqual([])
  })

  it('announces none of the posts that come with the site, nor what is edited in them', async () => {
    await using push = await createTestPush({ service })
    await push.subscribe(['seeded'], wanting('en', 'de'))
    const [first] = sitePosts(postsFolder)
    if (!first) throw new Error('The site comes without posts')
    await push.editing.saveOnce([{ mark: 'first', content: first }])
    await push.editing.save({ ...first, title: 'Edited' })
    await push.editing.save({ ...first, status: 'draft' })
    await push.editing.save(first)
    expect(await told(push, 'seeded')).toEqual([])
  })
})

describe('a subscription that has ended', () => {
  it('is deleted when its time is over', async () => {
    await using push = await createTestPush({ service })
    await push.subscribe(['ends'], { expirationTime: push.clock.now() + HOUR })
    await push.subscribe(['stays'])
    for (const task of push.retention) await task.deleteSome()
    expect(await push.subscribers()).toHaveLength(2)
    push.clock.advance(HOUR)
    for (const task of push.retention) await task.deleteSome()
    expect(await push.subscribers()).toHaveLength(1)
  })
})

describe('a scheduled post', () => {
  it('is announced when it can be seen, without a request', async () => {
    await using push = await createTestPush({ service })
    await push.subscribe(['scheduled'])
    const visibleFrom = push.clock.now() + HOUR
    await push.editing.save(postContent({ status: 'scheduled', visibleFrom }))
    expect(await told(push, 'scheduled')).toEqual([])
    push.clock.advance(HOUR - 1)
    expect(await told(push, 'scheduled')).toEqual([])
    push.clock.advance(1)
    // Nobody asks: the worker has slept until this moment by its own timer.
    await vi.waitFor(() => expect(service.countOf('scheduled')).toBe(1), { timeout: 5000 })
  })

  it('is announced when it was put off to, not when it was to be', async () => {
    await using push = await createTestPush({ service })
    await push.subscribe(['put-off'])
    const visibleFrom = push.clock.now() + HOUR
    await push.editing.save(postContent({ status: 'scheduled', visibleFrom }))
    await push.editing.save(postContent({ status: 'scheduled', visibleFrom: visibleFrom + HOUR }))
    push.clock.advance(HOUR)
    expect(await told(push, 'put-off')).toEqual([])
    push.clock.advance(HOUR)
    expect(await told(push, 'put-off')).toEqual(['put-off: en'])
  })
})
