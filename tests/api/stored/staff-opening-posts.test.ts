import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPostDeeds } from '#api/services/post-desk/post-deeds.ts'
import { createPostOpening } from '#api/services/post-desk/post-opening.ts'
import { problem } from '#api/services/staff/staff-calls.ts'
import { createStores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'
import { ask, german, newPostId as id, openPostDesk, type PostDesk, writtenText } from '../../support/app/post-desk.ts'
import { postContent } from '../../support/app/posts.ts'
import { deedsIn } from '../../support/app/staff-people.ts'
import { createTestApp } from '../../support/app/test-app.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let test: PostDesk
beforeEach(async () => {
  test = await openPostDesk()
})
afterEach(() => test[Symbol.asyncDispose]())

const times = { from: null, until: null }

const open = (versions: Partial<Record<Language, number>>, more = {}) =>
  ask(test.moderator, 'openPost', { id, versions, ...times, ...more })

async function refused(versions: Partial<Record<Language, number>>, more = {}) {
  const answer = await test.moderator.browser.call('openPost', { id, versions, ...times, ...more })
  return { status: answer.statusCode, keys: answer.json().error?.keys }
}

const page = async (path: string) => test.app.inject(path)

describe('opening', () => {
  it('shows what is written to visitors, on every server, with feed, search, map and a notice', async () => {
    await using beside = await createTestApp({ beside: test })
    expect((await beside.app.inject('/de/blog/')).body).not.toContain('Ein Fenster')
    await test.save(0, writtenText())
    await test.save(0, writtenText({ title: 'Una finestra' }), { in: 'it' })
    test.clock.advance(1)
    const { panes } = await open({ de: 1, it: 1 })
    expect(panes).toMatchObject({
      de: { state: 'live', version: 1, hasChanges: false, visibleFrom: test.clock.now(), visibleUntil: null },
      it: { state: 'live', slug: 'una-finestra' },
    })
    expect((await page('/de/blog/app/ein-fenster/')).body).toContain('Ein Fenster lässt Licht herein.')
    expect((await page('/de/blog/app/ein-fenster/')).body).toContain('hreflang="it"')
    test.clock.advance(1000)
    expect((await beside.app.inject('/de/blog/')).body).toContain('Ein Fenster')
    expect((await page('/sitemap.xml')).body).toContain('una-finestra')
    expect((await page('/api/posts?q=licht&language=de')).json()).toMatchObject({ total: 1 })
    expect(await createStores(test.database).pushAnnouncements.ofPost(id)).toHaveLength(2)
    expect((await deedsIn(test)).at(-1)).toMatchObject({ deed: 'postOpened', facts: { languages: 'de it' } })
  })

  it('shows a text of 300,000 characters whole, from saving to page, feed and search', {
    timeout: 60_000,
  }, async () => {
    const chapter = `Ein **helles** ${'Fenster lässt Licht herein. '.repeat(20)}\n\n- Eins\n- Zwei\n\n`
    const body = `${chapter.repeat(Math.ceil(300_000 / chapter.length))}## Ganz am Ende\n\nHolzkittfuge.`
    await test.save(0, writtenText({ body }))
    await test.save(1, writtenText({ body: `Neu.\n\n${body}` }))
    expect((await ask(test.moderator, 'readPost', { id, in: 'de' })).text.body).toHaveLength(body.length + 6)
    const { findings } = await ask(test.moderator, 'checkPost', { id })
    expect(findings.filter(({ level }) => level === 'stop')).toEqual([])
    await open({ de: 2 })
    expect((await page('/de/blog/app/ein-fenster/')).body).toContain('Holzkittfuge.')
    expect((await page('/feeds/de/rss.xml')).body).toContain('Holzkittfuge.')
    expect((await page('/api/posts?q=holzkittfuge&language=de')).json()).toMatchObject({ total: 1 })
  })

  it('changes what is live, with its date, and only then', async () => {
    await test.blog.editing.save(postContent())
    await test.change('a-window', 'en', { body: 'New words.' })
    expect((await page('/en/blog/app/a-window/')).body).not.toContain('New words.')
    await open({ en: 2 }, { id: 'a-window' })
    expect((await page('/en/blog/app/a-window/')).body).toContain('New words.')
    const { post } = (await test.blog.posts.find('en', 'a-window')) as { post: { date: string; updated: string } }
    expect(Date.parse(post.date)).toBe(Date.UTC(2026, 10, 1))
    expect(Date.parse(post.updated)).toBe(test.clock.now())
    // Whoever writes goes on with the version that they have.
    const { text } = await ask(test.moderator, 'readPost', { id: 'a-window', in: 'en' })
    expect((await test.save(2, { ...text, title: 'More' }, { id: 'a-window', in: 'en' })).version).toBe(3)
  })

  it('tells search engines and shared links what is written for them, and what nobody changed as it was', async () => {
    const seo = { ogTitle: 'Shared', twitterTitle: 'Short', ogDescription: 'What it is for.' }
    await test.blog.editing.save(postContent({ seo }))
    const { text } = await ask(test.moderator, 'readPost', { id: 'a-window', in: 'en' })
    expect(text).toMatchObject({ seoTitle: 'Shared', seoDescription: 'What it is for.' })
    await test.change('a-window', 'en', { seoDescription: 'Found by this.' })
    await open({ en: 2 }, { id: 'a-window' })
    const { body } = await page('/en/blog/app/a-window/')
    expect(body).toContain('<title>A window | ')
    expect(body).toContain('name="description" content="Found by this."')
    expect(body).toContain('property="og:description" content="Found by this."')
    expect(body).toContain('name="twitter:title" content="Short"')
    await test.change('a-window', 'en', { seoTitle: 'Panes' })
    await open({ en: 3 }, { id: 'a-window' })
    expect((await page('/en/blog/app/a-window/')).body).toContain('<title>Panes | ')
  })

  it('waits for its time, and ends at its time', async () => {
    const now = test.clock.now()
    await test.save(0, writtenText())
    test.clock.advance(1)
    const { panes } = await open({ de: 1 }, { from: now + DAY, until: now + 2 * DAY })
    expect(panes.de).toMatchObject({ state: 'scheduled', visibleFrom: now + DAY, visibleUntil: now + 2 * DAY })
    expect((await deedsIn(test)).at(-1)).toMatchObject({ deed: 'postScheduled' })
    await test.change(id, 'de', { body: 'Später geschrieben.' })
    expect(await test.statusOf('ein-fenster', 'de')).toBe(404)
    test.clock.advance(DAY)
    expect((await page('/de/blog/app/ein-fenster/')).body).toContain('lässt Licht herein')
    test.clock.advance(DAY)
    expect(await test.statusOf('ein-fenster', 'de')).toBe(404)
  })

  it('opens what all languages share as it was looked at, or nothing', async () => {
    await test.save(0, writtenText())
    const looked = await ask(test.moderator, 'checkPost', { id })
    // Of German it is no other version.
    await test.save(0, writtenText({ title: 'Una finestra', author: 'Studio Luce' }), { in: 'it' })
    expect(await refused({ de: 1 }, { shared: looked.shared })).toEqual({ status: 409, keys: { de: 'post_changed' } })
    const { shared } = await ask(test.moderator, 'checkPost', { id })
    expect(shared.author).toBe('Studio Luce')
    expect((await open({ de: 1 }, { shared })).panes.de?.state).toBe('live')
  })

  it('opens nothing whose time a colleague has set since it was looked at', async () => {
    await test.save(0, writtenText())
    const { panes: times } = await ask(test.moderator, 'checkPost', { id })
    const from = test.clock.now() + DAY
    await test.run('schedulePosts', [await test.postOf(id)], { from })
    expect(await refused({ de: 1 }, { times })).toEqual({ status: 409, keys: { de: 'post_changed' } })
    expect(await test.statusOf('ein-fenster', 'de')).toBe(404)
    // As it is asked for already, such as after a lost answer.
    expect((await open({ de: 1 }, { times, from })).panes.de).toMatchObject({ state: 'scheduled', visibleFrom: from })
    const looked = await ask(test.moderator, 'checkPost', { id })
    expect(looked.panes.de).toMatchObject({ state: 'scheduled', visibleFrom: from })
    expect((await open({ de: 1 }, { times: looked.panes })).panes.de?.state).toBe('live')
    expect((await open({ de: 1 }, { times: looked.panes })).panes.de?.state).toBe('live')
    const until = from + DAY
    expect((await refused({ de: 1 }, { times: looked.panes, until })).status).toBe(409)
  })

  it('leaves each language the end that it has where none is said, as it was looked at', async () => {
    await test.save(0, writtenText())
    const end = test.clock.now() + 2 * HOUR
    await open({ de: 1 }, { until: end })
    await test.change(id, 'de', { body: 'Später geschrieben.' })
    await test.save(0, writtenText({ title: 'Una finestra' }), { in: 'it' })
    const { panes: times } = await ask(test.moderator, 'checkPost', { id })
    const both = { de: 2, it: 1 }
    const late = { times, until: undefined, from: end + HOUR }
    expect((await refused(both, late)).keys).toEqual({ until: 'post_until_early' })
    const { panes } = await open(both, { times, until: undefined })
    expect(panes).toMatchObject({ de: { visibleUntil: end, hasChanges: false }, it: { visibleUntil: null } })
    await open({ de: 2 }, { until: end + HOUR })
    expect((await refused(both, { times, until: undefined })).keys).toEqual({ de: 'post_changed' })
    test.clock.advance(4 * HOUR)
    expect((await open({ de: 2 }, { until: undefined })).panes.de).toMatchObject({ state: 'live', visibleUntil: null })
  })

  it('names what is missing, and then opens nothing', async () => {
    await test.save(0, writtenText({ title: '', excerpt: '' }))
    await test.save(0, writtenText({ title: 'Una finestra' }), { in: 'it' })
    expect(await refused({ de: 1, it: 1 })).toEqual({
      status: 422,
      keys: { 'de.title': 'post_title_missing', 'de.excerpt': 'post_excerpt_missing', 'de.slug': 'post_slug_missing' },
    })
    expect(await test.statusOf('una-finestra', 'it')).toBe(404)
    await test.blog.editing.save(german())
    await test.change(id, 'de', { title: 'A', excerpt: 'B', slug: 'ein-fenster', body: '['.repeat(60_000) })
    expect((await refused({ de: 2 })).keys).toEqual({ 'de.slug': 'post_slug_taken' })
    await test.change(id, 'de', { slug: 'Ein Fenster!' })
    expect((await refused({ de: 3 })).keys).toEqual({ 'de.slug': 'post_slug_shape' })
    await test.change(id, 'de', { slug: '' })
    // More marks than the renderer takes: the gate says so before it has to.
    expect((await refused({ de: 4 })).keys).toEqual({ open: 'post_stopped' })
    const past = test.clock.now() - 1
    expect((await refused({ it: 1 }, { until: past })).keys).toEqual({ until: 'post_until_early' })
    expect((await refused({ it: 1 }, { from: past })).keys).toEqual({ from: 'post_from_over' })
    expect((await refused({}, {})).status).toBe(422)
  })

  it('opens the versions that were looked at, or none, and names those that are others', async () => {
    await test.save(0, writtenText())
    await test.save(0, writtenText({ title: 'Una finestra' }), { in: 'it' })
    await test.save(1, writtenText({ title: 'Una finestra', body: 'Altro.' }), { in: 'it' })
    expect(await refused({ de: 1, it: 1 })).toEqual({ status: 409, keys: { it: 'post_changed' } })
    expect(await test.statusOf('ein-fenster', 'de')).toBe(404)
  })

  it('does not hide what is live until a later time', async () => {
    await test.blog.editing.save(postContent())
    const answer = await refused({ en: 1 }, { id: 'a-window', from: test.clock.now() + DAY })
    expect(answer).toEqual({ status: 422, keys: { from: 'post_from_live' } })
  })

  it('asks its gate first, and says in the log why somebody passed it', async () => {
    await test.save(0, writtenText())
    const asked: unknown[] = []
    const deeds: unknown[] = []
    const { openPost } = createPostOpening({
      stores: createStores(test.database),
      editing: test.blog.editing,
      async gate(postId, languages, reason, account) {
        asked.push([postId, languages, reason, account.id])
        if (reason === undefined) throw problem({ gate: 'refused' })
      },
      note: async (_stores, { facts }) => void deeds.push(facts),
      onChange: () => {},
      now: test.clock.now,
    })
    const context = { live: { account: test.moderator } } as unknown as Parameters<typeof openPost>[0]
    const input = { id, versions: { de: 1 }, ...times }
    await expect(openPost(context, input)).rejects.toMatchObject({ code: 'invalid' })
    expect(await test.statusOf('ein-fenster', 'de')).toBe(404)
    await openPost(context, { ...input, reason: 'It is urgent.' })
    expect(await test.statusOf('ein-fenster', 'de')).toBe(200)
    expect(asked[1]).toEqual([id, ['de'], 'It is urgent.', test.moderator.id])
    expect(deeds).toEqual([{ languages: 'de', why: 'It is urgent.' }])
  })

  it('gives no other language, which visitors see already, a picture that it does not tell in words', async () => {
    await test.save(0, writtenText())
    await test.save(0, writtenText({ title: 'A window', pictureAlt: 'A bright window.' }), { in: 'en' })
    await open({ de: 1, en: 1 })
    await test.change(id, 'de', { pictureAlt: '' })
    await test.change(id, 'en', { picture: 'accessible-shop' })
    const answer = await test.moderator.browser.call('openPost', { id, versions: { en: 2 }, ...times })
    expect([answer.statusCode, answer.json().error?.keys]).toEqual([422, { open: 'post_stopped' }])
  })

  it('opens nothing whose picture somebody has changed by another language while the gate looked', async () => {
    await test.save(0, writtenText())
    await test.save(0, writtenText({ title: 'A window' }), { in: 'en' })
    const { openPost } = createPostOpening({
      stores: createStores(test.database),
      editing: test.blog.editing,
      gate: async () => void (await test.change(id, 'en', { picture: 'no-such-picture' })),
      note: async () => {},
      onChange: () => {},
      now: test.clock.now,
    })
    const context = { live: { account: test.moderator } } as unknown as Parameters<typeof openPost>[0]
    await expect(openPost(context, { id, versions: { de: 1 }, ...times })).rejects.toMatchObject({ code: 'conflict' })
    expect(await test.statusOf('ein-fenster', 'de')).toBe(404)
  })
})

describe('the board', () => {
  it('opens a finished draft as it is written, and takes that back', async () => {
    await test.save(0, writtenText())
    const answer = await test.run('publishPosts', [await test.postOf(id)])
    expect(answer).toMatchObject({ done: 1, windows: 1, refused: [] })
    expect((await page('/de/blog/app/ein-fenster/')).body).toContain('lässt Licht herein')
    expect((await page('/api/posts?q=licht&language=de')).json()).toMatchObject({ total: 1 })
    await test.undo(answer.undo)
    expect(await test.statusOf('ein-fenster', 'de')).toBe(404)
    expect((await test.change(id, 'de', { title: 'Zwei' })).version).toBe(2)
  })

  it('opens what is written of a post that was deleted and came back, and nothing that is written while the gate looks', async () => {
    await test.blog.editing.save(postContent())
    await test.change('a-window', 'en', { body: 'New words.' })
    await test.run('deletePosts', [await test.postOf('a-window')])
    await ask(test.moderator, 'restoreDeleted', {
      things: [{ kind: 'post', id: 'a-window', deletedAt: test.clock.now() }],
    })
    const { publishPosts } = createPostDeeds({
      stores: createStores(test.database),
      editing: test.blog.editing,
      async stopped() {
        await test.change('a-window', 'en', { body: 'Newer words.' })
        return new Set()
      },
      note: async () => {},
      onChange: () => {},
      now: test.clock.now,
      newId: randomUUID,
    })
    const context = { live: { account: test.moderator } } as unknown as Parameters<typeof publishPosts>[0]
    const { id: postId, seen } = await test.postOf('a-window')
    expect(await publishPosts(context, { posts: [{ id: postId, seen }] })).toMatchObject({
      done: 0,
      refused: [{ id: postId, why: 'changed' }],
    })
    expect(await test.run('publishPosts', [await test.postOf('a-window')])).toMatchObject({ done: 1 })
    expect((await page('/en/blog/app/a-window/')).body).toContain('Newer words.')
  })

  it('leaves a draft alone that the gate stops, and says so', async () => {
    await test.save(0, writtenText({ pictureAlt: '' }))
    expect(await test.run('publishPosts', [await test.postOf(id)])).toMatchObject({
      done: 0,
      windows: 0,
      refused: [{ id, why: 'stopped' }],
      undo: null,
    })
  })
})
