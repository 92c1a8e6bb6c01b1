import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Language } from '#locales/languages.ts'
import { ask, newPostId as id, openPostDesk, type PostDesk, writtenText } from '../../support/app/post-desk.ts'
import { postContent } from '../../support/app/posts.ts'
import { deedsIn } from '../../support/app/staff-people.ts'

const DAY = 24 * 3_600_000

let test: PostDesk
beforeEach(async () => {
  test = await openPostDesk()
})
afterEach(() => test[Symbol.asyncDispose]())

const page = async (path: string) => test.app.inject(path)

describe('preview links', () => {
  const at = { id, in: 'de' as const }
  const make = (days = 7) => ask(test.moderator, 'makePreview', { ...at, days })

  it('show what is written to whoever has them, wherever the post lies by then', async () => {
    await test.save(0, writtenText())
    const { path, previews } = await make()
    expect(path).toMatch(/^\/de\/blog\/app\/draft\/ein-fenster\/\?preview=[\w-]{43}$/)
    expect(previews).toMatchObject([
      { madeBy: test.moderator.name, madeAt: test.clock.now(), expiresAt: test.clock.now() + 7 * DAY },
    ])
    await test.change(id, 'de', { title: 'Zwei Fenster', body: 'Neu geschrieben.' })
    const answer = await page(path)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('Neu geschrieben.')
    expect(answer.body).toContain('noindex')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await page(path.replace('/de/', '/it/'))).statusCode).toBe(404)
    const rows = await test.database.db.selectFrom('post_previews').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(path.slice(path.indexOf('=') + 1))
  })

  it('show what is not public yet of a post that is', async () => {
    await test.blog.editing.save(postContent())
    await test.change('a-window', 'en', { body: 'New words.' })
    const { path } = await ask(test.moderator, 'makePreview', { id: 'a-window', in: 'en', days: 1 })
    expect((await page(path)).body).toContain('New words.')
    expect((await page('/en/blog/app/a-window/')).body).not.toContain('New words.')
  })

  it('end at their time, and when they are revoked', async () => {
    await test.save(0, writtenText())
    const { path } = await make(1)
    test.clock.advance(1)
    const second = await make(30)
    expect(second.previews.map(({ expiresAt }) => expiresAt - test.clock.now())).toEqual([30 * DAY, DAY - 1])
    const [newest] = second.previews
    const left = await ask(test.moderator, 'revokePreview', { ...at, preview: newest?.id ?? '' })
    expect(left.previews).toHaveLength(1)
    expect((await page(second.path)).statusCode).toBe(404)
    expect((await page(path)).statusCode).toBe(200)
    test.clock.advance(DAY)
    expect((await page(path)).statusCode).toBe(404)
    const deeds = (await deedsIn(test)).map(({ deed }) => deed)
    expect(deeds.toSorted()).toEqual(['postBegun', 'previewMade', 'previewMade', 'previewRevoked'])
  })

  it('of the checks show what is written for ten minutes, and leave nothing behind', async () => {
    await test.save(0, writtenText())
    const { previews } = await ask(test.moderator, 'checkPost', { id })
    const checked = previews.de ?? ''
    expect((await page(checked)).body).toContain('lässt Licht herein')
    expect((await ask(test.moderator, 'listPreviews', at)).previews).toEqual([])
    test.clock.advance(600_001)
    expect((await page(checked)).statusCode).toBe(404)
    expect((await deedsIn(test)).map(({ deed }) => deed)).toEqual(['postBegun'])
  })

  it('are made of what is there, for as long as is offered', async () => {
    const call = async (input: object) => (await test.moderator.browser.call('makePreview', input)).statusCode
    expect(await call({ ...at, days: 7 })).toBe(404)
    await test.save(0, writtenText())
    expect(await call({ ...at, days: 365 })).toBe(422)
  })
})

describe('posts to link to', () => {
  it('are found by a part of their title, in one language', async () => {
    await test.blog.editing.save(postContent())
    await test.save(0, writtenText())
    const find = async (language: Language, q: string) =>
      (await ask(test.moderator, 'findPosts', { in: language, q })).posts
    expect(await find('en', 'WIND')).toEqual([
      { id: 'a-window', title: 'A window', path: '/blog/app/a-window', isLive: true },
    ])
    expect(await find('de', 'fenst')).toEqual([
      { id, title: 'Ein Fenster', path: '/blog/app/ein-fenster', isLive: false },
    ])
    expect(await find('de', '%')).toEqual([])
    expect(await find('de', '')).toHaveLength(1)
  })
})
