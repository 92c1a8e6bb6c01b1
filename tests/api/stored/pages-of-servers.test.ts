import { expect, it } from 'vitest'
import { createBlog, postContent } from '../../support/app/posts.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'

const BELIEVED = 1000 // milliseconds, as every server that is started

const places = ['/en/blog/', '/sitemap.xml', '/feeds/en/rss.xml', '/en/blog/app/a-window/']

const shown = async ({ app }: TestApp) =>
  Promise.all(places.map(async (url) => (await app.inject({ url })).body.includes('a-window')))

it('a post opens, and is taken back, on the kept pages of every server within a second', async () => {
  await using first = await createTestApp({ contentBelieved: BELIEVED })
  const { clock } = first
  await using second = await createTestApp({ beside: first, contentBelieved: BELIEVED })
  const blog = await createBlog({ database: first.database, now: clock.now })
  const servers = [first, second]
  // Each has its pages rendered and kept; the post's own is not there yet.
  for (const server of servers) expect((await shown(server)).slice(0, 3)).toEqual([false, false, false])

  await blog.editing.save(postContent())
  clock.advance(BELIEVED)
  for (const server of servers) expect(await shown(server)).toEqual([true, true, true, true])

  await blog.editing.save(postContent({ status: 'draft' }))
  clock.advance(BELIEVED)
  for (const server of servers) expect((await shown(server)).slice(0, 3)).toEqual([false, false, false])
  for (const { app } of servers) expect((await app.inject({ url: '/en/blog/app/a-window/' })).statusCode).toBe(404)
})
