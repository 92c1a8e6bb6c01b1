import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Language } from '#locales/languages.ts'
import { ask, newPostId as id, openPostDesk, type PostDesk, writtenText } from '../../support/app/post-desk.ts'
import { postContent } from '../../support/app/posts.ts'

let test: PostDesk
beforeEach(async () => {
  test = await openPostDesk()
})
afterEach(() => test[Symbol.asyncDispose]())

const open = (versions: Partial<Record<Language, number>>, postId: string) =>
  ask(test.moderator, 'openPost', { id: postId, versions, from: null, until: null })

const page = async (path: string) => test.app.inject(path)

describe('another address', () => {
  const linking = `A [window](/blog/app/a-window), [one more](/blog/app/a-window/#light "a title") and [another](/blog/app/a-window-too).

See [that][w] and \`/blog/app/a-window\`.

[w]: /blog/app/a-window?from=here`

  const mended = linking
    .replace('(/blog/app/a-window)', '(/blog/app/a-pane)')
    .replace('(/blog/app/a-window/#', '(/blog/app/a-pane/#')
    .replace('/blog/app/a-window?', '/blog/app/a-pane?')

  it('redirects the old one and mends the links of all other posts, public and written', async () => {
    await test.blog.editing.save(postContent())
    await test.blog.editing.save(postContent({ postId: 'other', slug: 'other', title: 'Other', body: linking }))
    await test.blog.editing.save(postContent({ postId: 'third', slug: 'third', title: 'Third' }))
    const { version } = await test.change('third', 'en', { body: linking })
    const link = { ...writtenText({ title: 'A draft', body: linking }) }
    await test.save(0, link, { in: 'en' })
    expect((await page('/en/blog/app/other/')).body).toContain('/en/blog/app/a-window/')

    await test.change('a-window', 'en', { slug: 'a-pane' })
    expect((await page('/en/blog/app/a-window/')).statusCode).toBe(200)
    await open({ en: 2 }, 'a-window')

    const old = await page('/en/blog/app/a-window/')
    expect([old.statusCode, old.headers.location]).toEqual([301, '/en/blog/app/a-pane/'])
    const body = (await page('/en/blog/app/other/')).body
    expect(body).toContain('/en/blog/app/a-pane/#light')
    expect(body).not.toContain('href="/en/blog/app/a-window/')
    const readBody = async (postId: string) =>
      (await ask(test.moderator, 'readPost', { id: postId, in: 'en' })).text.body
    expect(await readBody('other')).toBe(mended)
    expect(await readBody('third')).toBe(mended)
    expect(await readBody(id)).toBe(mended)
    // Whoever writes there meets no conflict.
    const { text } = await ask(test.moderator, 'readPost', { id: 'third', in: 'en' })
    expect((await test.save(version, { ...text, title: 'Third!' }, { id: 'third', in: 'en' })).version).toBe(
      version + 1,
    )
  })
})

it('mends no more at once than others can wait for: the longest links redirect', async () => {
  const long = `[A window](/blog/app/a-window)\n\n${`${'Licht und Luft. '.repeat(100)}\n\n`.repeat(180)}`
  await test.blog.editing.save(postContent())
  for (const name of ['one', 'two']) await test.blog.editing.save(postContent({ postId: name, slug: name, body: long }))
  await test.blog.editing.save(postContent({ postId: 'short', slug: 'short', body: '[A window](/blog/app/a-window)' }))
  await test.change('a-window', 'en', { slug: 'a-pane' })
  await open({ en: 2 }, 'a-window')
  const isMended = async (name: string) =>
    (await ask(test.moderator, 'readPost', { id: name, in: 'en' })).text.body.startsWith('[A window](/blog/app/a-pane)')
  const [isShortMended, ...isLongMended] = await Promise.all(['short', 'one', 'two'].map(isMended))
  expect(isShortMended).toBe(true)
  // Whichever comes first: they are equally long.
  expect(isLongMended.toSorted()).toEqual([false, true])
})
