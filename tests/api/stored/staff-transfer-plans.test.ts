import { readdirSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createStores } from '#api/store/stores.ts'
import {
  bring,
  bringIn,
  dryRun,
  factsFile,
  openTransfer,
  postFiles,
  rowsOf,
  textFile,
  transferOf,
  zipOf,
} from '../../support/app/post-transfer.ts'
import { postContent } from '../../support/app/posts.ts'
import { drawPicture, svgPicture } from '../../support/data/pictures.ts'

describe('a dry run', () => {
  it('says what would change, language by language, and changes nothing', async () => {
    await using test = await openTransfer()
    await test.blog.editing.save(postContent())
    await test.blog.editing.save(postContent({ postId: 'other', slug: 'other' }))
    const before = await rowsOf(test)
    const zip = zipOf({
      'my posts/posts/a-window/post.yaml': factsFile(),
      'my posts/posts/a-window/en.md': textFile('a-window', 'formerSlugs: [an-opening]\n'),
      'my posts/posts/a-window/it.md': textFile('una-finestra'),
      'my posts/posts/brand-new/post.yaml': factsFile(),
      'my posts/posts/brand-new/de.md': textFile('nagelneu'),
      'my posts/__MACOSX/posts/._x': 'x',
      'my posts/.DS_Store': 'x',
    })
    const plan = await dryRun(test, test.browser, zip)
    expect(plan).toMatchObject({
      same: 0,
      refused: [],
      posts: [
        {
          id: 'a-window',
          isNew: false,
          translations: [
            { language: 'en', isNew: false, fields: expect.arrayContaining(['title', 'text', 'formerSlugs', 'type']) },
            { language: 'it', isNew: true, fields: [] },
          ],
        },
        { id: 'brand-new', isNew: true, title: 'A post', titleLanguage: 'de', translations: [{ language: 'de' }] },
      ],
    })
    expect(await rowsOf(test)).toEqual(before)
    await bringIn(test.browser, plan)
    const { posts, postTransfer } = createStores(test.database)
    expect((await posts.findPost('brand-new'))?.sourceLanguage).toBe('de')
    expect((await postTransfer.find('a-window'))?.formerSlugs).toEqual([{ language: 'en', slug: 'an-opening' }])
    expect((await postTransfer.find('other'))?.translations).toHaveLength(1)
  })

  it('is of no use once a post has changed, and after an hour', async () => {
    await using test = await openTransfer()
    await test.blog.editing.save(postContent())
    const zip = zipOf(postFiles('a-window'))
    const plan = await dryRun(test, test.browser, zip)
    await test.blog.editing.save(postContent({ title: 'Changed meanwhile' }))
    const refused = await test.browser.call('runTransfer', { file: plan.id, seen: plan.seen })
    expect(refused.statusCode).toBe(409)
    expect((await rowsOf(test)).translations.map(({ title }) => title)).toEqual(['Changed meanwhile'])
    const again = (await transferOf(test, test.browser, plan.id)).plan
    if (!again) throw new Error('It is not kept.')
    expect(again.seen).not.toBe(plan.seen)
    expect(await bringIn(test.browser, again)).toMatchObject({ isDone: true, posts: 1 })
    // Once done, it is gone.
    expect((await transferOf(test, test.browser, plan.id)).plan).toBeNull()
    expect((await test.browser.call('runTransfer', { file: plan.id, seen: again.seen })).statusCode).toBe(404)

    const { id, seen } = await dryRun(test, test.browser, zipOf(postFiles('next')))
    const folder = path.join(test.place.dataDir, 'uploads', 'transfers')
    const old = (test.clock.now() - 3_600_000) / 1000
    for (const name of readdirSync(folder)) utimesSync(path.join(folder, name), old, old)
    expect((await transferOf(test, test.browser, id)).plan).toBeNull()
    expect((await test.browser.call('runTransfer', { file: id, seen })).statusCode).toBe(404)
  })

  it('stops the whole where one post is refused, and names it', async () => {
    await using test = await openTransfer()
    await test.blog.editing.save(postContent())
    await test.blog.editing.save(postContent({ postId: 'gone', slug: 'gone' }))
    const stores = createStores(test.database)
    await stores.posts.setDeleted('gone', test.clock.now())
    await stores.postHistory.leaveSlug('a-window', 'en', 'once')
    const unknown = '0'.repeat(32)
    const plan = await dryRun(
      test,
      test.browser,
      zipOf({
        ...postFiles('good'),
        'posts/taken/post.yaml': factsFile(),
        'posts/taken/en.md': textFile('a-window'),
        'posts/first/post.yaml': factsFile(),
        'posts/first/en.md': textFile('first', 'formerSlugs: [once, good]\n'),
        'posts/gone/post.yaml': factsFile(),
        'posts/gone/en.md': textFile('gone'),
        'posts/a-window/post.yaml': factsFile('sourceLanguage: de\n'),
        'posts/a-window/en.md': textFile('a-window'),
        'posts/shown/post.yaml': factsFile(),
        'posts/shown/en.md': textFile('shown').replace('Text of it.', `![](/pictures/${unknown})`),
      }),
    )
    expect(plan.refused.map(({ file, why, field }) => [file, why, field]).toSorted()).toEqual(
      [
        ['posts/taken/en.md', 'slugTaken', 'slug'],
        ['posts/first/en.md', 'slugTaken', 'formerSlugs'],
        ['posts/first/en.md', 'slugTwice', 'formerSlugs'],
        ['posts/gone', 'postDeleted', undefined],
        ['posts/a-window/post.yaml', 'otherSource', 'sourceLanguage'],
        ['posts/a-window/en.md', 'slugTwice', 'slug'],
        ['posts/shown/en.md', 'pictureGone', unknown],
      ].toSorted(),
    )
    const before = await rowsOf(test)
    expect((await test.browser.call('runTransfer', { file: plan.id, seen: plan.seen })).statusCode).toBe(409)
    expect(await rowsOf(test)).toEqual(before)
  })
})

describe('pictures of an import', () => {
  const id = 'ab'.repeat(16)
  const words = JSON.stringify({ name: 'Wall', alt: { de: 'Eine Wand.' }, isDecorative: false, focus: { x: 0, y: 1 } })
  const shown = { [`posts/a/post.yaml`]: factsFile().replace('performance-budget', id), 'posts/a/en.md': textFile('a') }

  it('are made anew, and refused where they are none', async () => {
    await using test = await openTransfer()
    const good = zipOf({
      ...shown,
      [`pictures/${id}.webp`]: await drawPicture(300, 200),
      [`pictures/${id}.json`]: words,
    })
    const bad = zipOf({ ...shown, [`pictures/${id}.webp`]: svgPicture, [`pictures/${id}.json`]: words })
    const broken = await dryRun(test, test.browser, bad)
    expect(await bringIn(test.browser, broken)).toMatchObject({
      isDone: false,
      refused: [{ file: `pictures/${id}.webp`, why: 'picture_svg' }],
    })
    expect((await rowsOf(test)).posts).toEqual([])
    expect(await bringIn(test.browser, await dryRun(test, test.browser, good))).toMatchObject({ isDone: true })
    expect((await rowsOf(test)).pictures).toMatchObject([{ id, name: 'Wall', width: 300, focus_y: 1 }])
    expect((await test.app.inject(`/pictures/${id}-300.avif`)).statusCode).toBe(200)

    const renamed = words.replace('Wall', 'A wall')
    const plan = await dryRun(
      test,
      test.browser,
      zipOf({ ...shown, [`pictures/${id}.webp`]: svgPicture, [`pictures/${id}.json`]: renamed }),
    )
    expect(plan.pictures).toEqual({ added: 0, changed: 1, same: 0 })
    await bringIn(test.browser, plan)
    expect((await rowsOf(test)).pictures).toMatchObject([{ id, name: 'A wall', width: 300 }])
  })
})

describe('in and out', () => {
  it('are for those with the right to posts, and in no cache', async () => {
    await using test = await openTransfer()
    const url = '/api/staff/posts/export.zip'
    expect((await test.app.inject(url)).statusCode).toBe(401)
    expect((await bring(test, { cookie: undefined }, zipOf({}))).statusCode).toBe(401)
    const form = await bring(test, { cookie: undefined }, zipOf({}), 'text/html')
    expect(form.headers.location).toBe('/admin/login?to=/admin/posts/transfer')
    const answer = await test.app.inject({ url, headers: { cookie: test.browser.cookie ?? '' } })
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="posts-${new Date(test.clock.now()).toISOString().slice(0, 10)}.zip"`,
    })
    // Without scripts the address says what has become of it.
    const sent = await bring(test, test.browser, zipOf(postFiles('a')), 'text/html')
    expect(sent.headers.location).toMatch(/^\/admin\/posts\/transfer\?file=[0-9a-f-]{36}$/)
    for (const file of ['../../site.db', 'x'.repeat(36)])
      expect(
        (
          await test.app.inject({
            url: `/api/staff/posts/transfer?file=${encodeURIComponent(file)}`,
            headers: { cookie: test.browser.cookie ?? '' },
          })
        ).statusCode,
      ).toBe(422)
    expect((await transferOf(test, test.browser)).house).toEqual({ posts: 0, windows: 0, pictures: 0 })
  })
})
