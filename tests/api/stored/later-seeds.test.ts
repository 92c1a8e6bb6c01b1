import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { postsFolder } from '#api/content/site-post-ids.ts'
import { createStores } from '#api/store/stores.ts'
import { createBlog, postContent } from '../../support/app/posts.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'

const POST = 'choosing-a-cms'

let test: TestApp
let folder: string
beforeEach(async () => {
  test = await createTestApp()
  folder = mkdtempSync(path.join(tmpdir(), 'dritare-seeds-'))
  add('en.md')
})
afterEach(async () => {
  await test[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true })
})

function add(file: string, post = POST): void {
  mkdirSync(path.join(folder, post), { recursive: true })
  for (const name of ['post.yaml', file]) cpSync(path.join(postsFolder, post, name), path.join(folder, post, name))
}

/** A server's, with what its log says of files. */
async function start() {
  const said: string[] = []
  const warn = (about: object, text: string) =>
    said.push(`${'file' in about && path.relative(folder, String(about.file))}: ${text}`)
  return { ...(await createBlog({ database: test.database, now: test.clock.now, content: folder, warn })), said }
}

const find = (language: 'en' | 'fr') => createStores(test.database).posts.find(POST, language)

const setDeleted = (at: number | null) =>
  test.database.db.updateTable('posts').set({ deleted_at: at }).where('id', '=', POST).execute()

describe('a file that is added to the posts that come with the site', () => {
  it('is left out while staff have deleted its post, and comes once they bring it back', async () => {
    await start()
    await setDeleted(test.clock.now())
    add('fr.md')
    expect((await start()).said).toEqual([`${POST}/fr.md: A post’s file is left out: staff have deleted the post`])
    await setDeleted(null)
    expect((await start()).said).toEqual([])
    expect(await find('fr')).toMatchObject({ status: 'published' })
  })

  it('brings back no post that staff have deleted for good, and is said once', async () => {
    await start()
    await createStores(test.database).posts.deleteForGood(POST)
    add('fr.md')
    expect((await start()).said).toEqual([expect.stringContaining('for good')])
    expect((await start()).said).toEqual([])
    expect(await find('fr')).toBeUndefined()
  })

  it('is left out while a post of staff has its slug', async () => {
    rmSync(path.join(folder, POST), { recursive: true })
    const { editing } = await start()
    const ours = postContent({ postId: 'ours', slug: POST })
    await editing.save(ours)
    add('en.md')
    add('en.md', 'performance-budget')
    expect((await start()).said).toEqual([
      `${POST}/en.md: A post’s file is left out: another post has its slug, ${POST}`,
    ])
    expect(await createStores(test.database).posts.findPost('performance-budget')).toBeDefined()
    await editing.save({ ...ours, slug: 'ours' })
    expect((await start()).said).toEqual([])
    expect(await find('en')).toBeDefined()
  })

  it('does not replace what staff have written in its language', async () => {
    const { editing } = await start()
    await editing.save(postContent({ postId: POST, language: 'fr', slug: 'a-nous', title: 'À nous' }))
    add('fr.md')
    expect((await start()).said).toEqual([expect.stringContaining('staff have written the post in this language')])
    expect(await find('fr')).toMatchObject({ title: 'À nous' })
  })

  it.each([
    ['taken back', { status: 'draft' }],
    ['taken down', { visibleUntil: 1000 }],
  ] as const)('stands as its post does, which staff have %s and given other facts', async (_, changes) => {
    const { editing } = await start()
    const facts = { picture: 'performance-budget', author: 'Ana', type: 'insights', featured: true } as const
    const english = await find('en')
    if (!english) throw new Error('The post has not come')
    await editing.save({ ...english, ...facts, ...changes })
    add('fr.md')
    expect((await start()).said).toEqual([])
    expect(await find('fr')).toMatchObject({ ...facts, ...changes, pictureAlt: '' })
  })
})
