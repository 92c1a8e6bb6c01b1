import { mkdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { PostContent } from '#api/services/posts/post-editing.ts'
import errors from '#locales/en/staff/staff-errors.json' with { type: 'json' }
import { added, arrivingIn, foldersIn, refusalOf, upload } from '../../support/app/pictures.ts'
import { createBlog, postContent } from '../../support/app/posts.ts'
import { addAccount, logOf, signIn } from '../../support/app/staff.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'
import { drawPicture, makePng, svgPicture } from '../../support/data/pictures.ts'

const DAY = 86_400_000
const small = () => drawPicture(200, 150)
const { problems } = errors

async function open(test: TestApp) {
  const account = await addAccount(test)
  const { browser } = await signIn(test, account)
  return { account, browser }
}

const written = { en: 'A lit window.' }

/** As the page sends it. */
function saved(picture: { id: string; version: number }, change: object = {}) {
  const { id, version } = picture
  return { id, version, name: 'Lit window', alt: written, isDecorative: false, focus: { x: 0.5, y: 0.25 }, ...change }
}

describe('an uploaded picture', () => {
  it('is kept once under its content, and served for good', async () => {
    await using test = await createTestApp()
    const { account, browser } = await open(test)
    const value = await drawPicture(400, 300)
    const { picture, isNew } = await added(test, browser, value, 'lit_window.jpg')
    expect({ isNew, ...picture }).toMatchObject({
      isNew: true,
      name: 'lit window',
      width: 400,
      height: 300,
      widths: [160, 320, 400],
      alt: {},
      isDecorative: false,
      addedBy: account.name,
    })
    expect(picture.bytes).toBeGreaterThan(1000)
    expect(await added(test, browser, value, 'again.jpg')).toMatchObject({
      isNew: false,
      picture: { id: picture.id, name: 'lit window' },
    })
    expect(foldersIn(test)).toEqual([picture.id])
    expect(arrivingIn(test)).toEqual([])

    for (const [format, type] of [
      ['avif', 'image/avif'],
      ['webp', 'image/webp'],
      ['jpg', 'image/jpeg'],
    ]) {
      const file = await test.app.inject(`/pictures/${picture.id}-320.${format}`)
      expect(file.statusCode).toBe(200)
      expect(file.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      })
      expect(file.headers['set-cookie']).toBeUndefined()
      expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 320, height: 240 })
      const again = await test.app.inject({
        url: `/pictures/${picture.id}-320.${format}`,
        headers: { 'if-none-match': String(file.headers['etag']) },
      })
      expect(again.statusCode).toBe(304)
    }
    for (const missing of [
      `${picture.id}-321.avif`,
      `${picture.id}-320.png`,
      `${'0'.repeat(32)}-320.avif`,
      `${picture.id}-..%2f320.avif`,
    ])
      expect((await test.app.inject(`/pictures/${missing}`)).statusCode, missing).toBe(404)
    expect((await logOf(test)).filter(({ deed }) => deed.startsWith('picture'))).toMatchObject([
      { deed: 'pictureAdded', thing_id: picture.id, account: account.id },
    ])
  })

  it('is refused in a sentence of one’s language, and nothing of it stays', async () => {
    await using test = await createTestApp()
    const { browser } = await open(test)
    expect(await refusalOf(test, browser, svgPicture, 'a.png')).toEqual({
      statusCode: 422,
      sentence: problems.picture_svg,
    })
    const wide = makePng({ width: 6410, height: 6400, rows: 6400 })
    expect(await refusalOf(test, browser, wide)).toEqual({ statusCode: 422, sentence: problems.picture_pixels })
    const heavy = Buffer.concat([await small(), Buffer.alloc(30_000_000)])
    expect(await refusalOf(test, browser, heavy)).toEqual({ statusCode: 413, sentence: problems.picture_large })
    expect((await upload(test, browser, [])).statusCode).toBe(422)
    expect(
      (
        await upload(test, browser, [
          { name: 'a', value: svgPicture },
          { name: 'b', value: svgPicture },
        ])
      ).statusCode,
    ).toBe(400)
    expect(foldersIn(test)).toEqual([])
    expect(arrivingIn(test)).toEqual([])
  })

  it('is not read from who may not send it', async () => {
    await using test = await createTestApp()
    const answer = await upload(test, { cookie: undefined }, [{ name: 'a.jpg', value: await small() }])
    expect(answer.statusCode).toBe(401)
    const form = await upload(test, { cookie: undefined }, [], 'text/html')
    expect(form.headers.location).toBe('/admin/login?to=/admin/pictures')
    const { browser } = await open(test)
    const body = await test.app.inject({
      method: 'POST',
      url: '/api/staff/pictures/uploads',
      headers: {
        cookie: browser.cookie ?? '',
        'content-type': 'multipart/form-data; boundary=x',
        'sec-fetch-site': 'cross-site',
      },
      payload: '--x--',
    })
    expect(body.statusCode).toBe(403)
  })

  it('comes with others in a form without scripts, and the page says what has become of each', async () => {
    await using test = await createTestApp()
    const { browser } = await open(test)
    const files = [
      { name: 'one.jpg', value: await small() },
      { name: 'drawn.svg', value: svgPicture },
      { name: 'two.png', value: await drawPicture(200, 150, 'png', '#345') },
    ]
    const answer = await upload(test, browser, files, 'text/html')
    expect(answer.statusCode).toBe(303)
    const place = answer.headers.location ?? ''
    expect(place).toBe('/admin/pictures?added=2&refused=picture_svg%3Adrawn.svg')
    const page = await test.app.inject({ url: place, headers: { cookie: browser.cookie ?? '' } })
    expect(page.body).toContain('2 pictures are here now.')
    expect(page.body).toContain('drawn.svg')
    expect(page.body).toContain(problems.picture_svg)
    expect(foldersIn(test)).toHaveLength(2)
  })
})

describe('the library', () => {
  it('is searched by name and words in any language, newest first', async () => {
    await using test = await createTestApp()
    const { browser } = await open(test)
    const first = await added(test, browser, await small(), 'Bäckerei.jpg')
    test.clock.advance(1000)
    const second = await added(test, browser, await drawPicture(200, 150, 'png', '#345'), '100%_wool.png')
    const list = async (query: object) => (await browser.call('listPictures', query)).json()
    const found = async (q: string) => {
      const url = `/api/staff/pictures?q=${encodeURIComponent(q)}`
      const { pictures } = (await test.app.inject({ url, headers: { cookie: browser.cookie ?? '' } })).json()
      return pictures.map(({ id }: { id: string }) => id)
    }
    expect((await list({})).pictures.map(({ id }: { id: string }) => id)).toEqual([second.picture.id, first.picture.id])
    expect((await list({})).counts).toEqual({ all: 2, asking: 2, deleted: 0 })
    await browser.call(
      'savePicture',
      saved(first.picture, { name: 'Bäckerei', alt: { it: 'Una Finestra illuminata' } }),
    )
    expect(await found('backerei finestra')).toEqual([first.picture.id])
    expect(await found('bäckerei')).toEqual([first.picture.id])
    expect(await found('100%')).toEqual([second.picture.id])
    expect(await found('%')).toEqual([second.picture.id])
    expect(await found('nothing')).toEqual([])
  })

  it('asks for words until all languages have some, or none is needed', async () => {
    await using test = await createTestApp()
    const { browser } = await open(test)
    const { picture } = await added(test, browser, await small())
    const counts = async () => (await browser.call('listPictures')).json().counts.asking
    const nothing = await browser.call('savePicture', saved(picture, { alt: { en: '  ' } }))
    expect(nothing.json().error.fields).toEqual({ alt: problems.picture_words })
    const one = await browser.call('savePicture', saved(picture))
    expect(one.json().picture).toMatchObject({ version: 2, alt: written, focus: { x: 0.5, y: 0.25 } })
    expect(await counts()).toBe(1)
    const six = { en: 'a', sq: 'b', de: 'c', es: 'd', it: 'e', fr: 'f' }
    await browser.call('savePicture', saved({ ...picture, version: 2 }, { alt: six }))
    expect(await counts()).toBe(0)
    await browser.call('savePicture', saved({ ...picture, version: 3 }, { alt: {}, isDecorative: true }))
    expect(await counts()).toBe(0)
    const long = await browser.call('savePicture', saved({ ...picture, version: 4 }, { alt: { de: 'x'.repeat(301) } }))
    expect(long.json().error.fields).toEqual({ alt: problems.picture_alt_long })
    expect(
      (await browser.call('savePicture', saved({ ...picture, version: 4 }, { focus: { x: 1.5, y: 0 } }))).statusCode,
    ).toBe(422)
  })

  it('lets nobody save over what somebody else has saved', async () => {
    await using test = await createTestApp()
    const [{ browser }, other] = [await open(test), await open(test)]
    const { picture } = await added(test, browser, await small())
    const answers = await Promise.all([
      browser.call('savePicture', saved(picture, { alt: { en: 'Mine' } })),
      other.browser.call('savePicture', saved(picture, { alt: { en: 'Theirs' } })),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  it('says which posts use a picture, and keeps it as long', async () => {
    await using test = await createTestApp()
    const { browser } = await open(test)
    const { id } = (await added(test, browser, await small())).picture
    const blog = await createBlog({ database: test.database, now: test.clock.now })
    const write = (change: Partial<PostContent>) =>
      blog.editing.save(postContent({ language: 'de', slug: 'ein-fenster', title: 'Ein Fenster', ...change }))
    await write({ body: `Words\n\n![A door](/pictures/${id} "caption")` })
    const { html } = await test.database.db.selectFrom('post_translations').select('html').executeTakeFirstOrThrow()
    expect(html).toContain(`/pictures/${id}-160.avif 160w, /pictures/${id}-200.avif 200w`)
    expect(html).toContain('width="200" height="150"')
    const url = `/api/staff/pictures/one?id=${id}`
    const uses = async () => (await test.app.inject({ url, headers: { cookie: browser.cookie ?? '' } })).json().uses
    const use = { postId: 'a-window', language: 'de', title: 'Ein Fenster', slug: 'ein-fenster' }
    expect(await uses()).toEqual([{ ...use, isLive: true }])
    expect((await browser.call('deletePicture', { id })).json().error.fields).toEqual({ id: problems.picture_used })
    await write({ picture: id, status: 'draft' })
    expect(await uses()).toEqual([{ ...use, isLive: false }])
    expect((await browser.call('deletePicture', { id })).statusCode).toBe(422)
    await write({})
    expect((await browser.call('deletePicture', { id })).statusCode).toBe(200)
    // A picture that a post has taken up again is not erased.
    await write({ body: `![](/pictures/${id})` })
    test.clock.advance(31 * DAY)
    await using later = await createTestApp({ beside: test })
    await later.app.ready()
    await expect.poll(async () => (await later.app.inject(`/pictures/${id}-160.avif`)).statusCode).toBe(200)
    const deletedAt = () => test.database.db.selectFrom('pictures').select('deleted_at').execute()
    await expect.poll(deletedAt).toEqual([{ deleted_at: null }])
  })

  it('brings back what was deleted for thirty days, and then forgets it with its files', async () => {
    await using test = await createTestApp()
    const { browser } = await open(test)
    const value = await small()
    const { id } = (await added(test, browser, value)).picture
    expect((await browser.call('deletePicture', { id })).statusCode).toBe(200)
    expect((await browser.call('deletePicture', { id })).statusCode).toBe(404)
    expect((await browser.call('listPictures')).json().counts).toEqual({ all: 0, asking: 0, deleted: 1 })
    expect((await browser.call('savePicture', saved({ id, version: 1 }))).statusCode).toBe(409)
    expect((await browser.call('restorePicture', { id })).statusCode).toBe(200)
    await browser.call('deletePicture', { id })
    // The same file once more is the same picture.
    expect(await added(test, browser, value)).toMatchObject({ isNew: false, picture: { id, deletedAt: null } })
    await browser.call('deletePicture', { id })
    const deeds = (await logOf(test)).map(({ deed }) => deed).filter((deed) => deed.startsWith('picture'))
    expect(deeds.toSorted()).toEqual([
      'pictureAdded',
      'pictureDeleted',
      'pictureDeleted',
      'pictureDeleted',
      'pictureRestored',
      'pictureRestored',
    ])

    test.clock.advance(31 * DAY)
    await using later = await createTestApp({ beside: test })
    await later.app.ready()
    const kept = () => test.database.db.selectFrom('pictures').selectAll().execute()
    await expect.poll(kept, { timeout: 10_000 }).toEqual([])
    await expect.poll(() => foldersIn(test), { timeout: 10_000 }).toEqual([])
  })

  it('loses what no row leads to, an hour after a crash, and nothing else', async () => {
    await using test = await createTestApp()
    const { browser } = await open(test)
    const { id } = (await added(test, browser, await small())).picture
    const lost = path.join(test.pictures, 'f'.repeat(32))
    const half = path.join(test.pictures, '0b5cbe1e-6df0-4b0c-8d37-1f8b8e1d0c00.part')
    for (const folder of [lost, half]) await mkdir(folder)
    for (const folder of [lost, half, path.join(test.pictures, id)]) await utimes(folder, 0, 0)
    await using later = await createTestApp({ beside: test })
    await later.app.ready()
    await expect.poll(() => foldersIn(test)).toEqual([id])
  })
})

describe('two servers', () => {
  it('make one picture of the same file', async () => {
    await using test = await createTestApp()
    await using beside = await createTestApp({ beside: test })
    const { browser } = await open(test)
    const value = await small()
    const [one, two] = await Promise.all([added(test, browser, value), added(beside, browser, value)])
    expect(one.picture.id).toBe(two.picture.id)
    expect([one.isNew, two.isNew].filter(Boolean)).toHaveLength(1)
    expect(foldersIn(test)).toEqual([one.picture.id])
    expect((await beside.app.inject(`/pictures/${one.picture.id}-160.webp`)).statusCode).toBe(200)
  })
})
