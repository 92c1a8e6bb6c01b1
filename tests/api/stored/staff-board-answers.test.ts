import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { textSum } from '#api/contract/values/staff/text-change.ts'
import { AppError } from '#api/errors.ts'
import { createPostDeeds } from '#api/services/post-desk/post-deeds.ts'
import { createStores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'
import { ask, german, newPostId as id, openPostDesk, type PostDesk, writtenText } from '../../support/app/post-desk.ts'
import { postContent } from '../../support/app/posts.ts'

let test: PostDesk
beforeEach(async () => {
  test = await openPostDesk()
})
afterEach(() => test[Symbol.asyncDispose]())

const read = (postId = id, language: Language = 'de') => ask(test.moderator, 'readPost', { id: postId, in: language })
const page = (url: string) => test.app.inject(url)

describe('the gate of the board', () => {
  it('lets nothing by that is written while it looks, whatever sign a page sends of it', async () => {
    for (const deed of ['publishPosts', 'schedulePosts'] as const) {
      for (let tries = 0; tries < 5; tries++) {
        const postId = randomUUID()
        await test.save(0, writtenText({ title: `Fenster ${tries}` }), { id: postId })
        const { seen } = await test.postOf(postId)
        // The next one is no secret.
        const next = seen.replace(/\d+/, (version) => String(Number(version) + 1))
        const from = test.clock.now() + 3_600_000
        const posts = [{ id: postId, seen: next }]
        const [opened] = await Promise.all([
          test.moderator.browser.call(deed, { posts, ...(deed === 'schedulePosts' && { from }) }),
          test.save(1, writtenText({ title: `Fenster ${tries}`, pictureAlt: '' }), { id: postId }),
        ])
        expect(opened.json().done, deed).toBe(0)
        expect((await test.postOf(postId)).translations.de?.state).toBe('draft')
      }
    }
  })

  it('sees what all languages have alike, which has no version', async () => {
    await test.save(0, writtenText())
    await test.save(0, writtenText({ title: 'A window' }), { in: 'en' })
    const { seen } = await test.postOf(id)
    await test.save(1, writtenText({ picture: 'no-such-picture' }))
    const english = await test.postOf(id)
    expect(english.seen.split('.').at(-1)).not.toBe(seen.split('.').at(-1))
  })

  it('looks at the picture that a language was brought in with', async () => {
    await test.blog.editing.save(postContent({ status: 'draft' }))
    await test.blog.editing.save(german({ status: 'draft', picture: 'no-such-picture' }))
    const { done, refused } = await test.run('publishPosts', [await test.postOf('a-window')], { in: 'de' })
    expect({ done, refused }).toMatchObject({ done: 0, refused: [{ why: 'stopped' }] })
  })

  it('lets nothing by that comes back while it looks', async () => {
    for (let tries = 0; tries < 5; tries++) {
      const postId = randomUUID()
      await test.save(0, writtenText({ title: `Fenster ${tries}`, pictureAlt: '' }), { id: postId })
      const post = await test.postOf(postId)
      await test.run('deletePosts', [post])
      // Looking at another one takes long enough.
      const other = randomUUID()
      await test.save(0, writtenText({ title: `Anderes ${tries}` }), { id: other })
      const { seen } = await test.postOf(other)
      const things = [{ kind: 'post', id: postId, deletedAt: test.clock.now() }] as const
      const [opened, restored] = await Promise.all([
        test.moderator.browser.call('publishPosts', {
          posts: [
            { id: postId, seen: post.seen },
            { id: other, seen },
          ],
        }),
        ask(test.moderator, 'restoreDeleted', { things: [...things] }),
      ])
      expect(restored.done).toBe(1)
      expect(opened.json().done).toBe(1)
      expect((await test.postOf(postId)).translations.de?.state).toBe('draft')
    }
  })
})

describe('the board, for a time', () => {
  it('opens a finished draft as it is written then, and leaves alone what the gate stops', async () => {
    const from = test.clock.now() + 3_600_000
    await test.save(0, writtenText())
    expect(await test.run('schedulePosts', [await test.postOf(id)], { from })).toMatchObject({ done: 1, windows: 1 })
    test.clock.advance(3_600_000)
    expect((await page('/de/blog/app/ein-fenster/')).body).toContain('lässt Licht herein')
    const stopped = '0199e5a0-7d3c-7c1e-9b5e-2f4a6c8e0b1e'
    await test.save(0, writtenText({ title: 'Zwei', pictureAlt: '' }), { id: stopped })
    const later = { from: test.clock.now() + 3_600_000 }
    expect(await test.run('schedulePosts', [await test.postOf(stopped)], later)).toMatchObject({
      done: 0,
      refused: [{ id: stopped, why: 'stopped' }],
    })
  })
})

describe('a translation', () => {
  it('is said to be still right from the board as well, as it was seen there', async () => {
    await test.save(0, writtenText({ body: 'Eins.\n\nZwei.\n\nDrei.' }))
    await test.save(0, writtenText({ title: 'Una finestra', body: 'Uno.' }), { in: 'it' })
    await test.save(1, writtenText({ body: 'Eins.\n\nZwei, neu.\n\nDrei.' }))
    const agree = async (behind: number) => {
      const { seen } = await test.postOf(id)
      return await test.moderator.browser.call('agreePost', { id, in: 'it', seen, behind })
    }
    expect((await agree(2)).statusCode).toBe(409)
    expect((await read(id, 'it')).panes).toMatchObject({ it: { behind: 1 } })
    expect((await agree(1)).statusCode).toBe(200)
    expect(await read(id, 'it')).toMatchObject({ version: 1, panes: { it: { behind: 0 } }, text: { body: 'Uno.' } })
    const ofSource = await test.moderator.browser.call('agreePost', { id, in: 'de', seen: '', behind: 0 })
    expect(ofSource.statusCode).toBe(404)
  })
})

describe('a long text', () => {
  const long = 'Ein Fenster lässt Licht herein. '.repeat(3000)
  const change = { of: textSum(long), from: 4, drop: 7, put: 'Oberlicht', length: long.length + 2 }

  it('is sent as what changed in it, and is whole on the server', async () => {
    await test.save(0, writtenText({ body: long }))
    const answer = await test.moderator.browser.call('savePost', {
      ...{ id, in: 'de', version: 1, text: writtenText({ title: 'Licht', body: '' }), bodyChange: change },
    })
    expect(answer.json()).toMatchObject({ version: 2 })
    expect((await read()).text).toMatchObject({ title: 'Licht', body: `Ein Oberlicht${long.slice(11)}` })
  })

  it('is a conflict where the server has another version, or it does not fit', async () => {
    await test.save(0, writtenText({ body: long }))
    const sent = { id, in: 'de', text: writtenText({ body: '' }) }
    for (const more of [
      { version: 0, bodyChange: change },
      { version: 1, bodyChange: { ...change, length: 5 } },
      { version: 1, bodyChange: { ...change, from: long.length + 1 } },
      // As after links in it were mended, one longer by what another one is shorter.
      { version: 1, bodyChange: { ...change, of: textSum(long.replace('Licht', 'Luft.')) } },
    ])
      expect((await test.moderator.browser.call('savePost', { ...sent, ...more })).statusCode).toBe(409)
    expect((await read()).text.body).toBe(long)
  })
})

describe('a deed on several posts that takes long', () => {
  /** The gate takes a minute for each, in which `meanwhile` happens. */
  function slowDeeds(meanwhile: (postId: string) => Promise<void> = async () => {}) {
    const { publishPosts } = createPostDeeds({
      stores: createStores(test.database),
      editing: test.blog.editing,
      async stopped(postId) {
        test.clock.advance(60_000)
        await meanwhile(postId)
        return new Set()
      },
      note: async () => {},
      onChange: () => {},
      now: test.clock.now,
      newId: randomUUID,
    })
    const context = { live: { account: test.moderator } } as unknown as Parameters<typeof publishPosts>[0]
    return async (posts: string[]) => {
      const seen = await Promise.all(
        posts.map(async (postId) => ({ id: postId, seen: (await test.postOf(postId)).seen })),
      )
      return publishPosts(context, { posts: seen })
    }
  }

  async function drafts(): Promise<string[]> {
    const ids = [randomUUID(), randomUUID(), randomUUID()]
    for (const [place, postId] of ids.entries())
      await test.save(0, writtenText({ title: `Fenster ${place}` }), { id: postId })
    return ids
  }

  it('tells subscribers of all of them only once it can no longer be undone, and says when each opened', async () => {
    const posts = await drafts()
    const began = test.clock.now()
    await slowDeeds()(posts)
    const { pushAnnouncements } = createStores(test.database)
    for (const [place, postId] of posts.entries()) {
      expect(await pushAnnouncements.ofPost(postId)).toMatchObject([{ dueAt: test.clock.now() + 15_000 }])
      expect((await test.postOf(postId)).translations.de?.visibleFrom).toBe(began + (place + 1) * 60_000)
    }
  })

  it('leaves out one that is deleted meanwhile, and can be undone for the others', async () => {
    const posts = await drafts()
    const publish = slowDeeds(async (postId) => {
      if (postId !== posts[1]) return
      await test.run('deletePosts', [await test.postOf(postId)])
      throw new AppError('not_found')
    })
    const { done, refused, undo } = await publish(posts)
    expect({ done, refused }).toMatchObject({ done: 2, refused: [{ id: posts[1], why: 'gone' }] })
    expect((await test.undo(undo)).json()).toMatchObject({ done: 2 })
  })
})
