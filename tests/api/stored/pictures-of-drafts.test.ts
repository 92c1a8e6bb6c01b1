import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { staffShareCard } from '#api/contract/values/staff-paths.ts'
import { added } from '../../support/app/pictures.ts'
import { ask, newPostId as id, openPostDesk, type PostDesk, writtenText } from '../../support/app/post-desk.ts'
import { drawPicture } from '../../support/data/pictures.ts'

let test: PostDesk
beforeEach(async () => {
  test = await openPostDesk()
})
afterEach(() => test[Symbol.asyncDispose]())

const save = (version: number, changes = {}) =>
  ask(test.moderator, 'savePost', { id, in: 'de', version, text: writtenText(changes) })

const card = (query: Record<string, string>, cookie = test.moderator.browser.cookie ?? '') =>
  test.app.inject({ url: `${staffShareCard}?${new URLSearchParams(query)}`, headers: { cookie } })

it('the board has the sizes of pictures that staff have uploaded', async () => {
  const { picture } = await added(test, test.moderator.browser, await drawPicture(400, 300))
  await save(0, { picture: picture.id })
  expect(await test.postOf(id)).toMatchObject({ picture: picture.id, upload: { width: 400, widths: [160, 320, 400] } })
  await save(1)
  expect(await test.postOf(id)).not.toHaveProperty('upload')
})

describe('the share picture of a post that is being written', () => {
  it('is drawn from what is saved, in its language, and before anybody else can see it', async () => {
    await save(0)
    const first = await card({ id, in: 'de' })
    expect(first.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-cache' })
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
    await save(1, { title: 'Zwei Fenster' })
    expect((await card({ id, in: 'de', v: '2' })).rawPayload.equals(first.rawPayload)).toBe(false)
    expect((await test.app.inject('/share/de/posts/ein-fenster.jpg')).headers['content-type']).not.toBe('image/jpeg')
  })

  it('is not there for a language that nobody has written, and for nobody from outside', async () => {
    await save(0)
    expect((await card({ id, in: 'it' })).statusCode).toBe(404)
    expect((await card({ id, in: 'xx' })).statusCode).toBe(422)
    expect((await card({ id, in: 'de' }, '')).statusCode).toBe(401)
  })
})
