import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { staffShareCard } from '#api/contract/values/staff-paths.ts'
import { ask, newPostId as id, openPostDesk, type PostDesk, writtenText } from '../../support/app/post-desk.ts'

let test: PostDesk
beforeEach(async () => {
  test = await openPostDesk()
})
afterEach(() => test[Symbol.asyncDispose]())

const save = (version: number, changes = {}) =>
  ask(test.moderator, 'savePost', { id, in: 'de', version, text: writtenText(changes) })

const card = (query: Record<string, string>, cookie = test.moderator.browser.cookie ?? '') =>
  test.app.inject({ url: `${staffShareCard}?${new URLSearchParams(query)}`, headers: { cookie } })

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
