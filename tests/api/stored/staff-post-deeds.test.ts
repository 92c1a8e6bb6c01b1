import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDiskStorage } from '#api/outbound/file-storage.ts'
import { retentionTasks } from '#api/services/retention/retention.ts'
import { createStores } from '#api/store/stores.ts'
import { german, openPostDesk, type PostDesk } from '../../support/app/post-desk.ts'
import { postContent } from '../../support/app/posts.ts'
import { addColleague, deedsIn } from '../../support/app/staff-people.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let test: PostDesk
beforeEach(async () => {
  test = await openPostDesk()
})
afterEach(() => test[Symbol.asyncDispose]())

describe('taking down', () => {
  it('takes every language from the public at once, on every server, and undoing brings all back', async () => {
    await test.blog.editing.save(postContent())
    await test.blog.editing.save(german())
    expect((await test.app.inject('/en/blog/app/a-window/')).statusCode).toBe(200)
    const answer = await test.run('unpublishPosts', [await test.postOf('a-window')])
    expect(answer).toEqual({ done: 1, windows: 2, refused: [], undo: expect.any(String) })
    expect(await test.statusOf('a-window')).toBe(404)
    expect((await test.app.inject('/en/blog/app/a-window/')).statusCode).toBe(404)
    expect(await test.blog.posts.find('de', 'ein-fenster')).toEqual({ status: 'missing', addresses: {} })
    expect((await test.app.inject('/sitemap.xml')).body).not.toContain('a-window')
    expect((await test.postOf('a-window')).translations.en?.state).toBe('unpublished')
    test.clock.advance(9000)
    expect((await test.undo(answer.undo)).json()).toEqual({ done: 1, windows: 2, refused: [], undo: null })
    expect(await test.statusOf('a-window')).toBe(200)
    expect(await test.postOf('a-window')).toMatchObject({
      visibleFrom: Date.UTC(2026, 10, 1),
      translations: { en: { state: 'live', visibleUntil: null }, de: { state: 'live' } },
    })
    expect((await test.undo(answer.undo)).statusCode).toBe(404)
  })

  it('takes one language down, whose address then says where the others are', async () => {
    await test.blog.editing.save(postContent())
    await test.blog.editing.save(german())
    expect(await test.run('unpublishPosts', [await test.postOf('a-window')], { in: 'de' })).toMatchObject({
      windows: 1,
    })
    expect(await test.blog.posts.find('de', 'ein-fenster')).toEqual({
      status: 'missing',
      addresses: { en: 'a-window' },
    })
    expect(await test.statusOf('a-window')).toBe(200)
  })

  it('happens at its time by itself', async () => {
    await test.blog.editing.save(postContent({ visibleUntil: test.clock.now() + HOUR }))
    expect(await test.statusOf('a-window')).toBe(200)
    expect((await test.app.inject('/en/blog/')).body).toContain('a-window')
    test.clock.advance(HOUR)
    expect(await test.statusOf('a-window')).toBe(404)
    expect((await test.app.inject('/api/posts')).json()).toMatchObject({ total: 0, posts: [] })
    expect((await test.app.inject('/en/blog/')).body).not.toContain('a-window')
    expect((await test.app.inject('/api/posts?q=light')).json()).toMatchObject({ total: 0 })
  })
})

describe('publishing', () => {
  it('shows drafts from now on, brings back what was taken down with its date, and leaves what is scheduled', async () => {
    const now = test.clock.now()
    await test.blog.editing.save(postContent({ visibleUntil: now - HOUR }))
    await test.blog.editing.save(german({ status: 'draft' }))
    const french = { language: 'fr', slug: 'une-fenetre', status: 'scheduled', visibleFrom: now + DAY } as const
    await test.blog.editing.save(postContent(french))
    const answer = await test.run('publishPosts', [await test.postOf('a-window')])
    expect(answer).toMatchObject({ done: 1, windows: 2 })
    expect((await test.postOf('a-window')).translations).toMatchObject({
      en: { state: 'live', visibleFrom: Date.UTC(2026, 10, 1) },
      de: { state: 'live', visibleFrom: now },
      fr: { state: 'scheduled', visibleFrom: now + DAY },
    })
    await test.undo(answer.undo)
    expect((await test.postOf('a-window')).translations).toMatchObject({
      en: { state: 'unpublished' },
      de: { state: 'draft' },
    })
  })

  it.each([
    ['at once', 'publishPosts', {}],
    ['later', 'schedulePosts', { from: 60_000 }],
  ] as const)('opens %s what was corrected since it was taken down, through the gate', async (_, deed, later) => {
    const given = 'from' in later ? { from: test.clock.now() + later.from } : {}
    await test.blog.editing.save(postContent({ body: 'A wrong claim.' }))
    await test.run('unpublishPosts', [await test.postOf('a-window')])
    await test.change('a-window', 'en', { body: '' })
    expect(await test.run(deed, [await test.postOf('a-window')], given)).toMatchObject({
      windows: 0,
      refused: [{ why: 'stopped' }],
    })
    await test.change('a-window', 'en', { body: 'A corrected claim.' })
    expect(await test.run(deed, [await test.postOf('a-window')], given)).toMatchObject({ windows: 1, refused: [] })
    const updated = new Date(test.clock.now()).toISOString()
    test.clock.advance(120_000)
    expect((await test.app.inject('/api/posts/a-window?language=en')).json()).toMatchObject({ updated })
    const { body } = await test.app.inject('/api/posts/a-window?language=en')
    expect(body).toContain('A corrected claim.')
    expect(body).not.toContain('A wrong claim.')
  })

  it('tells subscribers only once it can no longer be undone', async () => {
    await test.blog.editing.save(postContent({ status: 'draft' }))
    const answer = await test.run('publishPosts', [await test.postOf('a-window')])
    const announced = async () => (await createStores(test.database).pushAnnouncements.ofPost('a-window'))[0]
    expect((await announced())?.dueAt).toBe(test.clock.now() + 15_000)
    await test.undo(answer.undo)
    expect(await announced()).toBeUndefined()
  })

  it('changes nothing where all is public already', async () => {
    await test.blog.editing.save(postContent())
    expect(await test.run('publishPosts', [await test.postOf('a-window')])).toEqual({
      done: 1,
      windows: 0,
      refused: [],
      undo: null,
    })
  })
})

describe('scheduling', () => {
  it('sets a time for all that is ready, in all languages; what is open or has its time keeps it', async () => {
    const now = test.clock.now()
    await test.blog.editing.save(postContent())
    await test.blog.editing.save(german({ status: 'draft' }))
    const french = { language: 'fr', slug: 'une-fenetre', status: 'scheduled', visibleFrom: now + 3 * DAY } as const
    await test.blog.editing.save(postContent(french))
    const answer = await test.run('schedulePosts', [await test.postOf('a-window')], { from: now + DAY })
    expect(answer).toMatchObject({ done: 1, windows: 1, refused: [] })
    expect((await test.postOf('a-window')).translations).toMatchObject({
      en: { state: 'live' },
      de: { state: 'scheduled', visibleFrom: now + DAY },
      fr: { state: 'scheduled', visibleFrom: now + 3 * DAY },
    })
    const [deed] = await deedsIn(test)
    expect(deed).toMatchObject({ deed: 'postScheduled', facts: { languages: 'de' } })
    expect(await test.statusOf('ein-fenster', 'de')).toBe(404)
    test.clock.advance(DAY)
    expect(await test.statusOf('ein-fenster', 'de')).toBe(200)
  })

  it('is taken back whole, and for one language only where that is asked for', async () => {
    const from = test.clock.now() + DAY
    await test.blog.editing.save(postContent({ status: 'draft' }))
    await test.blog.editing.save(german({ status: 'draft' }))
    const answer = await test.run('schedulePosts', [await test.postOf('a-window')], { in: 'de', from })
    expect((await test.postOf('a-window')).translations).toMatchObject({
      en: { state: 'draft' },
      de: { state: 'scheduled' },
    })
    await test.undo(answer.undo)
    expect((await test.postOf('a-window')).translations).toMatchObject({ de: { state: 'draft', visibleFrom: null } })
  })

  it('is refused for a time that is over', async () => {
    await test.blog.editing.save(postContent({ status: 'draft' }))
    const { id, seen } = await test.postOf('a-window')
    const from = test.clock.now()
    const answer = await test.moderator.browser.call('schedulePosts', { posts: [{ id, seen }], from })
    expect(answer.json()).toMatchObject({ error: { code: 'invalid', fields: { from: expect.any(String) } } })
    expect((await test.postOf('a-window')).translations).toMatchObject({ en: { state: 'draft' } })
  })
})

describe('deleting', () => {
  async function retain() {
    const { database, resumes, clock } = test
    const storage = createDiskStorage(resumes, clock.now)
    const tasks = retentionTasks({ stores: createStores(database), storage, now: clock.now })
    for (const { deleteSome } of tasks) await deleteSome()
  }

  it('hides a post everywhere, and undoing brings it back as it was', async () => {
    await test.blog.editing.save(postContent())
    await test.blog.editing.save(german({ status: 'draft' }))
    const preview = test.blog.previews.sign('de', 'ein-fenster', test.clock.now() + 60_000)
    const answer = await test.run('deletePosts', [await test.postOf('a-window')])
    expect((await test.board()).all.posts).toBe(0)
    expect(await test.statusOf('a-window')).toBe(404)
    expect((await test.app.inject(`/api/posts/ein-fenster?language=de&preview=${preview}`)).statusCode).toBe(404)
    await test.undo(answer.undo)
    expect(await test.statusOf('a-window')).toBe(200)
    expect((await test.postOf('a-window')).translations).toMatchObject({
      en: { state: 'live' },
      de: { state: 'draft' },
    })
  })

  it('is for good after 30 days, with what was found by a search (D26)', async () => {
    await test.blog.editing.save(postContent())
    await test.run('deletePosts', [await test.postOf('a-window')])
    const stores = createStores(test.database)
    const gone = async () => (await stores.posts.findPost('a-window')) === undefined
    test.clock.advance(30 * DAY - 1)
    await retain()
    expect(await gone()).toBe(false)
    test.clock.advance(1)
    await retain()
    expect(await gone()).toBe(true)
    expect(await stores.postSearch.find('en', [['light']])).toEqual([])
    expect(await test.blog.editing.revisions('a-window', 'en')).toEqual([])
  })
})

describe('a deed on several posts', () => {
  async function writeThree() {
    for (const id of ['one', 'two', 'three'])
      await test.blog.editing.save(postContent({ postId: id, slug: id, title: id }))
    return (await test.board()).posts
  }

  it('leaves alone what somebody has changed meanwhile, and names it and them', async () => {
    const posts = await writeThree()
    const owner = await addColleague(test, 'owner', { name: 'Ilir Sample' })
    await test.run('unpublishPosts', [await test.postOf('two')], {}, owner)
    const answer = await test.run('deletePosts', posts)
    expect(answer).toMatchObject({
      done: 2,
      refused: [{ id: 'two', title: 'two', why: 'changed', by: 'Ilir Sample' }],
    })
    expect(await test.idsOf()).toEqual(['two'])
    const again = await test.run('unpublishPosts', [...posts])
    expect(again.refused.map(({ id, why }) => `${id} ${why}`).toSorted()).toEqual([
      'one gone',
      'three gone',
      'two changed',
    ])
  })

  it('is undone only by who did it, within an hour, and not over a later change', async () => {
    const posts = await writeThree()
    const owner = await addColleague(test, 'owner')
    const answer = await test.run('unpublishPosts', posts)
    expect((await test.undo(answer.undo, owner)).statusCode).toBe(404)
    await test.run('publishPosts', [await test.postOf('two')], {}, owner)
    expect((await test.undo(answer.undo)).json()).toMatchObject({ done: 2, refused: [{ id: 'two', why: 'changed' }] })
    const later = await test.run('unpublishPosts', [await test.postOf('one')])
    test.clock.advance(HOUR)
    expect((await test.undo(later.undo)).statusCode).toBe(404)
  })

  it('that was a deletion is not undone once somebody has deleted the post again', async () => {
    await writeThree()
    const owner = await addColleague(test, 'owner')
    const own = await test.run('deletePosts', [await test.postOf('one')])
    const things = [{ kind: 'post', id: 'one', deletedAt: test.clock.now() }]
    test.clock.advance(1)
    expect((await owner.browser.call('restoreDeleted', { things })).json()).toMatchObject({ done: 1 })
    await test.run('deletePosts', [await test.postOf('one')], {}, owner)
    expect((await test.undo(own.undo)).json()).toMatchObject({ done: 0, refused: [{ id: 'one', why: 'changed' }] })
    expect(await test.statusOf('one')).toBe(404)
    expect(await test.idsOf()).not.toContain('one')
  })

  it('is in the log, a line a post', async () => {
    const [first] = await writeThree()
    if (!first) throw new Error('There is no post.')
    const answer = await test.run('unpublishPosts', [first])
    test.clock.advance(1)
    await test.undo(answer.undo)
    expect(await deedsIn(test)).toEqual([
      { account: test.moderator.id, deed: 'postUnpublished', thing: `post ${first.id}`, facts: { languages: 'en' } },
      { account: test.moderator.id, deed: 'postDeedUndone', thing: `post ${first.id}`, facts: { languages: 'en' } },
    ])
  })

  it('refuses what no form of ours sends', async () => {
    const call = async (input: object) => (await test.moderator.browser.call('deletePosts', input)).statusCode
    expect(await call({ posts: [] })).toBe(422)
    expect(await call({ posts: Array.from({ length: 101 }, () => ({ id: 'x', seen: '' })) })).toBe(422)
    expect(await call({ posts: [{ id: 'x' }] })).toBe(422)
    expect(await call({ posts: [{ id: 'unknown', seen: '' }] })).toBe(200)
  })
})
