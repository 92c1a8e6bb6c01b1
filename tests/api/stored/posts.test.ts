import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PostCard } from '#api/contract/posts.ts'
import { openSecrets } from '#api/services/operation/secrets.ts'
import { createStores } from '#api/store/stores.ts'
import { createBlog, postContent } from '../../support/app/posts.ts'
import { createTestApp, secretKey, type TestApp } from '../../support/app/test-app.ts'

const DAY = 86_400_000
let test: TestApp
let blog: Awaited<ReturnType<typeof createBlog>>

beforeEach(async () => {
  test = await createTestApp()
  const { previews } = await openSecrets(createStores(test.database), secretKey)
  blog = await createBlog({ database: test.database, now: test.clock.now, previewSecret: previews })
})
afterEach(() => test[Symbol.asyncDispose]())

const get = async (path: string) => {
  const answer = await test.app.inject({ url: path })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}
const slugs = async (query: string) => (await get(`/api/posts?${query}`)).body.posts.map(({ slug }: PostCard) => slug)

/** Three posts that differ in everything a list can be sorted by. */
async function writeThree() {
  const at = (day: number) => Date.UTC(2026, 10, day)
  await blog.editing.save(
    postContent({
      postId: '1',
      slug: 'one',
      title: 'Zebra',
      type: 'news',
      author: 'Cara',
      visibleFrom: at(1),
      featured: true,
    }),
  )
  await blog.editing.save(
    postContent({
      postId: '2',
      slug: 'two',
      title: 'apple',
      type: 'opinion',
      author: 'Anna',
      visibleFrom: at(2),
      body: 'word '.repeat(2000),
    }),
  )
  await blog.editing.save(
    postContent({
      postId: '3',
      slug: 'three',
      title: 'Émile',
      type: 'insights',
      author: 'Bert',
      visibleFrom: at(3),
      body: 'word '.repeat(900),
    }),
  )
}

describe('a list', () => {
  it.each([
    ['', ['one', 'three', 'two']],
    ['sort=date', ['three', 'two', 'one']],
    ['sort=title', ['two', 'three', 'one']],
    ['sort=category', ['three', 'one', 'two']],
    ['sort=readTime', ['one', 'three', 'two']],
    ['sort=author', ['two', 'three', 'one']],
  ])('is sorted by %s, and the other way round', async (sort, expected) => {
    await writeThree()
    expect(await slugs(sort)).toEqual(expected)
    expect(await slugs(`${sort}&order=oldest`)).toEqual(expected.toReversed())
  })

  it('is sorted by how often posts are read', async () => {
    await writeThree()
    await test.app.inject({ method: 'POST', url: '/api/posts/2/views', payload: {} })
    expect(await slugs('sort=popularity')).toEqual(['two', 'three', 'one'])
  })

  it('shows nine on a page, counts them all and each type', async () => {
    for (let number = 0; number < 11; number++)
      await blog.editing.save(
        postContent({ postId: `${number}`, slug: `post-${number}`, type: number < 2 ? 'news' : 'features' }),
      )
    const { body } = await get('/api/posts?page=2')
    expect(body.posts).toHaveLength(2)
    expect(body).toMatchObject({ total: 11, page: 2, pageCount: 2, counts: { news: 2, features: 9, opinion: 0 } })
    expect((await get('/api/posts?type=news')).body).toMatchObject({ total: 2, pageCount: 1 })
  })

  it('takes what makes no sense as not given', async () => {
    await writeThree()
    expect(await slugs('sort=size&order=up&type=poems&page=-1&language=xx')).toHaveLength(3)
    expect(await slugs('page=two&sort=date&sort=title')).toHaveLength(3)
  })

  it('holds what is written in its language alone (D21)', async () => {
    await blog.editing.save(postContent())
    await blog.editing.save(postContent({ language: 'de', slug: 'ein-fenster', title: 'Ein Fenster' }))
    await blog.editing.save(postContent({ postId: 'other', language: 'de', slug: 'noch-eins' }))
    expect(await slugs('language=en')).toEqual(['a-window'])
    expect(await slugs('language=de')).toHaveLength(2)
    expect(await slugs('language=fr')).toEqual([])
  })

  it('is not sent again to who has it, and is as soon as it changes', async () => {
    await blog.editing.save(postContent())
    const { headers } = await get('/api/posts')
    const again = () => test.app.inject({ url: '/api/posts', headers: { 'if-none-match': String(headers['etag']) } })
    expect((await again()).statusCode).toBe(304)
    await blog.editing.save(postContent({ title: 'Another window' }))
    expect((await again()).statusCode).toBe(200)
  })
})

describe('publishing', () => {
  it('shows a scheduled post when its time has come, by the server’s clock', async () => {
    await blog.editing.save(postContent({ status: 'scheduled', visibleFrom: test.clock.now() + DAY }))
    expect((await get('/api/posts')).body).toMatchObject({ posts: [], total: 0 })
    expect((await get('/api/posts/a-window')).status).toBe(404)
    test.clock.advance(DAY)
    expect((await get('/api/posts')).body).toMatchObject({ total: 1, posts: [{ slug: 'a-window' }] })
    expect((await get('/api/posts/a-window')).status).toBe(200)
  })

  it('is seen on every other server at once', async () => {
    const other = await createBlog({ database: test.database, now: test.clock.now })
    expect(await slugs('q=light')).toEqual([])
    await other.editing.save(postContent())
    expect(await slugs('q=light')).toEqual(['a-window'])
  })

  it('keeps a draft to those who have its link, until the link expires (D22)', async () => {
    await blog.editing.save(postContent({ status: 'draft' }))
    const preview = blog.previews.sign('en', 'a-window', test.clock.now() + DAY)
    const path = (token: string) => `/api/posts/a-window?preview=${token}`
    expect((await get('/api/posts/a-window')).status).toBe(404)
    expect((await get(path(preview))).body).toMatchObject({ title: 'A window', isDraft: true })
    expect((await get(path(preview))).headers['cache-control']).toBe('no-store')
    expect((await get(path(`${preview}x`))).status).toBe(404)
    expect((await get(path(''))).status).toBe(404)
    const other = blog.previews.sign('en', 'another', test.clock.now() + DAY)
    expect((await get(path(other))).status).toBe(404)
    const page = await test.app.inject({ url: `/en/blog/app/draft/a-window/?preview=${preview}` })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('name="robots" content="noindex"')
    expect(page.headers['cache-control']).toBe('no-store')
    test.clock.advance(DAY)
    expect((await get(path(preview))).status).toBe(404)
  })
})

describe('an address', () => {
  it('leads on from a slug that was changed, and from another language’s (D21)', async () => {
    await blog.editing.save(postContent())
    await blog.editing.save(postContent({ language: 'de', slug: 'ein-fenster' }))
    await blog.editing.save(postContent({ language: 'de', slug: 'das-fenster' }))
    for (const [from, language, to] of [
      ['ein-fenster', 'de', 'das-fenster'],
      ['a-window', 'de', 'das-fenster'],
      ['ein-fenster', 'en', 'a-window'],
    ]) {
      const { statusCode, headers } = await test.app.inject({ url: `/api/posts/${from}?language=${language}` })
      expect([statusCode, headers.location]).toEqual([301, `/api/posts/${to}?language=${language}`])
      expect(headers['cache-control'], 'it may lead back again').toBe('no-store')
      const page = await test.app.inject({ url: `/${language}/blog/app/${from}/` })
      expect([page.statusCode, page.headers.location]).toEqual([301, `/${language}/blog/app/${to}/`])
    }
  })

  it('is lower case, and any other leads there; what is not there leads nowhere (D37)', async () => {
    await blog.editing.save(postContent())
    await blog.editing.save(postContent({ language: 'de', slug: 'ein-fenster' }))
    await blog.editing.save(postContent({ language: 'de', slug: 'das-fenster' }))
    for (const [from, status, to] of [
      ['/en/blog/app/A-Window/?Utm=A', 301, '/en/blog/app/a-window/?Utm=A'],
      ['/Blog/App/A-WINDOW', 301, '/blog/app/a-window'],
      ['/DE/blog/app/Ein-Fenster/', 301, '/de/blog/app/ein-fenster/'],
      ['/en/blog/app/No-Window/', 404, undefined],
      ['/it/blog/app/A-Window/', 404, undefined],
      ['/en/blog/app/draft/A-Window/', 404, undefined],
    ] as const) {
      const { statusCode, headers } = await test.app.inject({ url: from })
      expect([from, statusCode, headers.location]).toEqual([from, status, to])
    }
  })

  it('of the page in another language is that language’s own', async () => {
    await blog.editing.save(postContent())
    await blog.editing.save(postContent({ language: 'de', slug: 'ein-fenster' }))
    const page = await test.app.inject({ url: '/en/blog/app/a-window/' })
    expect(page.body).toContain('href="/de/blog/app/ein-fenster/"')
    expect(page.body).toContain('href="/fr/blog/app/a-window/"')
  })

  it('names the languages that have a post where one is missing', async () => {
    await blog.editing.save(postContent())
    await blog.editing.save(postContent({ language: 'de', slug: 'ein-fenster' }))
    const { status, body } = await get('/api/posts/a-window?language=it')
    expect(status).toBe(404)
    expect(body).toMatchObject({ error: { code: 'not_found' }, addresses: { en: 'a-window', de: 'ein-fenster' } })
    const page = await test.app.inject({ url: '/it/blog/app/a-window/' })
    expect(page.statusCode).toBe(404)
    expect(page.body).toContain('href="/de/blog/app/ein-fenster/"')
  })

  it.each(['nothing', '%00', '..%2f..', 'a'.repeat(1900), '%F0%9F%8E%89', "'--"])('leads nowhere: %s', async (slug) => {
    expect((await test.app.inject({ url: `/api/posts/${slug}` })).statusCode).toBe(404)
  })

  it('belongs to one post', async () => {
    await blog.editing.save(postContent())
    await expect(blog.editing.save(postContent({ postId: 'other' }))).rejects.toMatchObject({ code: 'conflict' })
    await blog.editing.save(postContent({ slug: 'moved' }))
    await blog.editing.save(postContent({ postId: 'other' }))
    expect((await get('/api/posts/a-window')).body).toMatchObject({ id: 'other' })
  })
})

describe('a post', () => {
  it('comes with its text, its neighbours in time and what is like it', async () => {
    await writeThree()
    const { body } = await get('/api/posts/two')
    expect(body).toMatchObject({ previous: { slug: 'one' }, next: { slug: 'three' }, addresses: { en: 'two' } })
    expect(body.related.map(({ slug }: PostCard) => slug).toSorted()).toEqual(['one', 'three'])
  })

  it('links to pages of its own language', async () => {
    await blog.editing.save(
      postContent({ language: 'de', body: 'Zur [Seite](/contact?a=1#b) und [Datei](/icon.svg).' }),
    )
    const { body } = await get('/api/posts/a-window?language=de')
    expect(body.html).toContain('href="/de/contact/?a=1#b"')
    expect(body.html).toContain('href="/icon.svg"')
  })

  it('is written anew by the present renderer where an older one has stored it', async () => {
    await blog.editing.save(postContent())
    await test.database.db.updateTable('post_translations').set({ html: '<p>old</p>', html_version: 0 }).execute()
    expect((await get('/api/posts/a-window')).body.html).toContain('A window lets light in.')
  })

  it('keeps every saving as a revision', async () => {
    await blog.editing.save(postContent())
    test.clock.advance(1000)
    await blog.editing.save(postContent({ title: 'Second' }))
    const revisions = await blog.editing.revisions('a-window', 'en')
    expect(revisions.map(({ content }) => content)).toMatchObject([{ title: 'Second' }, { title: 'A window' }])
  })
})

describe('the posts that come with the site', () => {
  it('come once: what staff changed stays', async () => {
    await blog.editing.saveOnce([{ mark: 'seeded-post:a/en', content: postContent() }])
    await blog.editing.save(postContent({ title: 'Ours' }))
    await blog.editing.saveOnce([{ mark: 'seeded-post:a/en', content: postContent() }])
    expect((await get('/api/posts/a-window')).body.title).toBe('Ours')
  })
})
