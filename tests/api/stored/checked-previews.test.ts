import { describe, expect, it } from 'vitest'
import type { ChecksAnswer } from '#api/contract/staff/post-checks.ts'
import { staffPaths } from '#api/contract/values/staff-paths.ts'
import type { Language } from '#locales/languages.ts'
import { german, openPostDesk, type PostDesk } from '../../support/app/post-desk.ts'
import { postContent } from '../../support/app/posts.ts'

const MINUTE = 60_000
const draft = { status: 'draft', visibleFrom: undefined } as const

/** Where the check of a post lets a browser look at it as it is written. */
async function pathsOf({ app, moderator }: PostDesk, id = 'a-window'): Promise<ChecksAnswer['previews']> {
  const url = `${staffPaths.checkPost}?${new URLSearchParams({ id })}`
  const answer = await app.inject({ url, headers: { cookie: moderator.browser.cookie ?? '' } })
  expect(answer.statusCode).toBe(200)
  const { previews }: ChecksAnswer = answer.json()
  return previews
}

async function pathOf(desk: PostDesk, language: Language, id?: string): Promise<string> {
  const path = (await pathsOf(desk, id))[language]
  if (path === undefined) throw new Error(`The check names no preview in ${language}.`)
  return path
}

/** As somebody without a login sees it. */
const statusOf = async ({ app }: PostDesk, path: string) => (await app.inject(path)).statusCode

const tokenIn = (path: string) => new URL(path, 'https://dritare.example').searchParams.get('preview') ?? ''

describe('what a browser checks before a post opens', () => {
  it('is each language that is written, as it is written, and of no interest to search engines', async () => {
    await using desk = await openPostDesk()
    await desk.blog.editing.save(postContent(draft))
    await desk.blog.editing.save(german(draft))
    const paths = await pathsOf(desk)
    expect(Object.keys(paths).toSorted()).toEqual(['de', 'en'])
    for (const [language, path] of Object.entries(paths)) {
      const page = await desk.app.inject(path)
      expect(page.statusCode).toBe(200)
      expect(page.body).toContain(language === 'de' ? 'Ein Fenster.' : 'A window lets light in.')
      expect(page.body).toContain('name="robots" content="noindex"')
      expect(page.headers['cache-control']).toContain('no-store')
    }
    // Visitors still do not see it.
    expect(await desk.statusOf('a-window')).toBe(404)
  })

  it('is shown for ten minutes', async () => {
    await using desk = await openPostDesk()
    await desk.blog.editing.save(postContent(draft))
    const path = await pathOf(desk, 'en')
    desk.clock.advance(10 * MINUTE - 1)
    expect(await statusOf(desk, path)).toBe(200)
    desk.clock.advance(1)
    expect(await statusOf(desk, path)).toBe(404)
    expect(await statusOf(desk, await pathOf(desk, 'en'))).toBe(200)
  })

  it('opens no other post, and no other language', async () => {
    await using desk = await openPostDesk()
    await desk.blog.editing.save(postContent(draft))
    await desk.blog.editing.save(german(draft))
    await desk.blog.editing.save(postContent({ ...draft, postId: 'a-door', slug: 'a-door', title: 'A door' }))
    const own = await pathOf(desk, 'en')
    const other = await pathOf(desk, 'en', 'a-door')
    expect([await statusOf(desk, own), await statusOf(desk, other)]).toEqual([200, 200])
    expect(await statusOf(desk, other.replace(tokenIn(other), tokenIn(own)))).toBe(404)
    const theirs = await pathOf(desk, 'de')
    expect(await statusOf(desk, theirs.replace(tokenIn(theirs), tokenIn(own)))).toBe(404)
  })

  it('opens with nothing but the token as it was signed', async () => {
    await using desk = await openPostDesk()
    await desk.blog.editing.save(postContent(draft))
    const path = await pathOf(desk, 'en')
    const [expiry = '', signature = ''] = tokenIn(path).split('.')
    const later = (Number.parseInt(expiry, 36) + MINUTE).toString(36)
    const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
    const tokens = [`${later}.${signature}`, `${expiry}.${flipped}`, `${expiry}.`, `.${signature}`, expiry, '']
    for (const token of tokens) expect(await statusOf(desk, path.replace(tokenIn(path), token)), token).toBe(404)
  })
})
