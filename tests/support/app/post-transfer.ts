import { strToU8, type Zippable, zipSync } from 'fflate'
import { expect } from 'vitest'
import type { TransferAnswer, TransferDone, TransferPlan } from '#api/contract/staff/post-transfer.ts'
import { staffPaths, staffPostExport, staffPostUpload } from '#api/contract/values/staff-paths.ts'
import { multipart } from '../data/multipart.ts'
import { createBlog } from './posts.ts'
import type { Browser } from './staff.ts'
import { addColleague } from './staff-people.ts'
import { createTestApp, type TestApp } from './test-app.ts'

type Place = Pick<TestApp, 'app'>
type Who = Pick<Browser, 'cookie'>

/** The export, as it is downloaded. */
export async function takeAway({ app }: Place, { cookie = '' }: Who): Promise<Buffer> {
  const answer = await app.inject({ url: staffPostExport, headers: { cookie } })
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}

/** Sends a zip as the page does. */
export function bring({ app }: Place, { cookie = '' }: Who, zip: Buffer, accept = 'application/json') {
  const body = multipart([{ name: 'file', filename: 'posts.zip', value: zip }])
  return app.inject({
    method: 'POST',
    url: staffPostUpload,
    ...body,
    headers: { ...body.headers, accept, ...(cookie && { cookie }) },
  })
}

export async function transferOf({ app }: Place, { cookie = '' }: Who, file?: string): Promise<TransferAnswer> {
  const answer = await app.inject({
    url: staffPaths.readTransfer + (file === undefined ? '' : `?file=${file}`),
    headers: { cookie },
  })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

/** The dry run of a zip. */
export async function dryRun(place: Place, who: Who, zip: Buffer): Promise<TransferPlan> {
  const uploaded = await bring(place, who, zip)
  expect(uploaded.statusCode, uploaded.body).toBe(200)
  const { plan } = await transferOf(place, who, uploaded.json().id)
  if (!plan) throw new Error('The zip is not kept.')
  return plan
}

/** As often as it takes. */
export async function bringIn(browser: Browser, { id, seen }: TransferPlan): Promise<TransferDone> {
  for (;;) {
    const answer = await browser.call('runTransfer', { file: id, seen })
    expect(answer.statusCode, answer.body).toBe(200)
    const done: TransferDone = answer.json()
    if (done.isDone || done.refused.length > 0) return done
  }
}

/** A zip of files by their paths. */
export function zipOf(files: Record<string, string | Uint8Array>): Buffer {
  const entries: Zippable = {}
  for (const [name, content] of Object.entries(files))
    entries[name] = typeof content === 'string' ? strToU8(content) : content
  return Buffer.from(zipSync(entries))
}

export const factsFile = (more = '') =>
  `type: news\nauthor: Dritare Studio\npublishedAt: 2026-11-01\npicture: performance-budget\n${more}`

export const textFile = (slug: string, more = '') =>
  `---\nslug: ${slug}\ntitle: A post\nexcerpt: Short.\npictureAlt: A thing.\ntags: [one]\n${more}---\nText of it.\n`

/** The files of one post, with whatever is to be wrong in it. */
export const postFiles = (id: string, more: Record<string, string> = {}) => ({
  [`posts/${id}/post.yaml`]: factsFile(),
  [`posts/${id}/en.md`]: textFile(id),
  ...more,
})

/** A site with a moderator, and with the posts of a folder. */
export async function openTransfer(content?: string) {
  const test = await createTestApp()
  const blog = await createBlog({ database: test.database, now: test.clock.now, ...(content && { content }) })
  const moderator = await addColleague(test, 'moderator')
  return { ...test, blog, moderator, browser: moderator.browser }
}

/** Everything that an import is to bring, as the rows have it. */
export async function rowsOf({ database }: Pick<TestApp, 'database'>) {
  const { db } = database
  const posts = await db.selectFrom('posts').select(['id', 'source_language', 'created_at']).orderBy('id').execute()
  const translations = await db
    .selectFrom('post_translations')
    .selectAll()
    .orderBy('post_id')
    .orderBy('language')
    .execute()
  const slugs = await db.selectFrom('post_slugs').selectAll().orderBy('language').orderBy('slug').execute()
  const pictures = await db.selectFrom('pictures').selectAll().orderBy('id').execute()
  return {
    posts,
    // Numbers of rows, views and saves are each site's own, and a text's last line may end.
    translations: translations.map(({ search_id, views, saved_at, version, source_hashes, ...row }) => ({
      ...row,
      body: row.body.trimEnd(),
      source_hashes: row.behind > 0 ? source_hashes : null,
    })),
    slugs,
    pictures: pictures.map(({ added_at, added_by, bytes, version, ...row }) => row),
  }
}
