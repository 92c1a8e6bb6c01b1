import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { postContent } from '../../support/app/posts.ts'
import { createTestPush, vapid } from '../../support/app/push.ts'
import { publicUrl } from '../../support/app/test-app.ts'
import { type PushService, startPushService } from '../../support/servers/push-service.ts'

const MINUTE = 60_000

let service: PushService

beforeAll(async () => {
  service = await startPushService()
})

afterAll(async () => {
  expect(service.problems).toEqual([])
  await service[Symbol.asyncDispose]()
})

type TestPush = Awaited<ReturnType<typeof createTestPush>>

/** Resolves when the worker has put down what became of so many messages. */
const outcomes = (push: TestPush, count: number) =>
  vi.waitFor(
    async () => {
      const settled = (await push.deliveries()).filter(({ outcome }) => outcome !== null)
      expect(settled).toHaveLength(count)
      return settled
    },
    { timeout: 10_000, interval: 20 },
  )

/** Resolves when nothing is under way or due: what is not settled waits for another time. */
const quiet = (push: TestPush) =>
  vi.waitFor(
    async () => {
      const all = await push.deliveries()
      expect(all).not.toEqual([])
      const open = all.filter(({ outcome, due_at }) => outcome === null && (due_at ?? 0) <= push.clock.now())
      expect(open).toEqual([])
      return all
    },
    { timeout: 10_000, interval: 20 },
  )

describe('a message', () => {
  it('is encrypted for its browser, signed by the server, and says what the post is', async () => {
    await using push = await createTestPush({ service })
    await push.subscribe(['whole'], { preferences: { languages: ['de'], types: ['news'] }, language: 'de' })
    const content = postContent({ language: 'de', slug: 'ein-fenster', title: 'Ein Fenster', type: 'news' })
    await push.editing.save(content)
    push.nudge()
    await outcomes(push, 1)
    const [received] = service.received.filter(({ name }) => name === 'whole')
    expect(received?.message).toEqual({
      web_push: 8030,
      notification: {
        title: 'Ein Fenster',
        body: 'What a window is for.',
        navigate: `${publicUrl}/de/blog/app/ein-fenster/`,
        lang: 'de',
        dir: 'ltr',
        tag: 'post-a-window',
        icon: `${publicUrl}/icon-192.png`,
        timestamp: content.visibleFrom,
      },
    })
    expect(received?.headers).toMatchObject({ ttl: '259200', urgency: 'low', topic: 'posts' })
    expect(received?.headers.authorization).toContain(vapid.publicKey)
    expect(received?.headers.cookie).toBeUndefined()
    expect(received?.headers['user-agent']).toBeUndefined()
  })

  it('fits into one record, however long the title and the text are, and never ends in half a character', async () => {
    await using push = await createTestPush({ service })
    await push.subscribe(['long'])
    await push.editing.save(postContent({ title: '👩‍👩‍👧'.repeat(400), excerpt: '👩‍👩‍👧'.repeat(4000) }))
    push.nudge()
    await outcomes(push, 1)
    const [received] = service.received.filter(({ name }) => name === 'long')
    expect(received?.size).toBeLessThanOrEqual(4096)
    expect(received?.message.notification.title).toMatch(/^(👩‍👩‍👧)+…$/u)
  })

  it('is deleted with its browser after 404 and 410', async () => {
    await using push = await createTestPush({ service })
    await push.subscribe(['gone-404', 'gone-410', 'there'])
    service.rule('gone-404', { status: 404 })
    service.rule('gone-410', { status: 410 })
    await push.editing.save(postContent())
    push.nudge()
    await vi.waitFor(async () => expect(await push.subscribers()).toHaveLength(1))
    expect(await outcomes(push, 1)).toMatchObject([{ outcome: 'sent' }])
    expect(JSON.stringify(await push.deliveries())).not.toContain('gone')
    expect(push.logged).toEqual([])
  })

  it('is sent again without all that it can do without after 413, and given up after another', async () => {
    await using push = await createTestPush({ service })
    await push.subscribe(['narrow', 'narrower'])
    service.rule('narrow', { status: 413 }, { status: 201 })
    service.rule('narrower', { status: 413 })
    await push.editing.save(postContent({ title: 'A window '.repeat(20) }))
    push.nudge()
    const settled = await outcomes(push, 2)
    expect(settled.map(({ outcome }) => outcome).toSorted()).toEqual(['refused', 'sent'])
    const [first, second] = service.received.filter(({ name }) => name === 'narrow')
    expect(second?.message.notification).not.toHaveProperty('body')
    expect(second?.message.notification).not.toHaveProperty('icon')
    expect(second?.message.notification.navigate).toBe(first?.message.notification.navigate)
    expect(second?.size).toBeLessThan(first?.size ?? 0)
    expect(service.countOf('narrower')).toBe(2)
  })

  it('waits as long as 429 and 503 ask for, then goes once', async () => {
    await using push = await createTestPush({ service })
    await push.subscribe(['busy', 'ill', 'dated'])
    const inTwoMinutes = new Date(Date.now() + 2 * MINUTE).toUTCString()
    service.rule('busy', { status: 429, headers: { 'retry-after': '120' } }, { status: 201 })
    service.rule('ill', { status: 500 }, { status: 503, headers: { 'retry-after': '60' } }, { status: 201 })
    service.rule('dated', { status: 429, headers: { 'retry-after': inTwoMinutes } }, { status: 201 })
    await push.editing.save(postContent())
    push.nudge()
    await quiet(push)
    push.clock.advance(MINUTE - 1)
    push.nudge()
    await quiet(push)
    expect(service.countOf('ill')).toBe(2)
    expect(service.countOf('busy')).toBe(1)
    expect(service.countOf('dated')).toBe(1)
    push.clock.advance(MINUTE + 1)
    push.nudge()
    const settled = await outcomes(push, 3)
    expect(settled.every(({ outcome }) => outcome === 'sent')).toBe(true)
    for (const [name, times] of Object.entries({ busy: 2, ill: 3, dated: 2 })) expect(service.countOf(name)).toBe(times)
  })

  it('waits no longer than a day for whoever asks for more, and is given up when it is no news any more', async () => {
    await using push = await createTestPush({ service })
    await push.subscribe(['endless'])
    service.rule('endless', { status: 429, headers: { 'retry-after': '99999999' } })
    await push.editing.save(postContent())
    push.nudge()
    const [waiting] = await quiet(push)
    expect(waiting?.due_at).toBe(push.clock.now() + 24 * 60 * MINUTE)
    push.clock.advance(3 * 24 * 60 * MINUTE + 1)
    push.nudge()
    expect(await outcomes(push, 1)).toMatchObject([{ outcome: 'given-up' }])
    expect(service.countOf('endless')).toBe(1)
  })

  it('is not sent again when nobody knows whether it has arrived', async () => {
    await using push = await createTestPush({ service, sendingTime: 300 })
    await push.subscribe(['silent', 'cut', 'moved'])
    service.rule('silent', 'hang')
    service.rule('cut', 'cut')
    service.rule('moved', { status: 307, headers: { location: `https://${service.host}/push/elsewhere` } })
    await push.editing.save(postContent())
    push.nudge()
    const settled = await outcomes(push, 3)
    expect(settled.map(({ outcome }) => outcome).toSorted()).toEqual(['refused', 'unknown', 'unknown'])
    push.clock.advance(60 * MINUTE)
    push.nudge()
    for (const name of ['silent', 'cut', 'moved']) expect(service.countOf(name)).toBe(1)
    expect(await push.subscribers()).toHaveLength(3)
    await vi.waitFor(() => expect(push.logged).toContain('Push messages were not taken'))
    expect(push.logged.join()).not.toContain('/push/')
  })

  it('goes again when its service could not be reached', async () => {
    const away = await startPushService()
    await using push = await createTestPush({ service: away })
    await push.subscribe(['patient'])
    await away[Symbol.asyncDispose]()
    await push.editing.save(postContent())
    push.nudge()
    expect(await quiet(push)).toMatchObject([{ outcome: null, attempts: 1 }])
  })
})

describe('a push service that fails', () => {
  it('is left alone for a while, and what waits for it is not lost', async () => {
    await using push = await createTestPush({ service })
    const names = Array.from({ length: 120 }, (_, index) => `paused-${index}`)
    await push.subscribe(names)
    for (const name of names) service.rule(name, { status: 503, headers: { 'retry-after': '30' } }, { status: 201 })
    await push.editing.save(postContent())
    const before = service.received.length
    push.nudge()
    await quiet(push)
    expect(service.received.length - before).toBeLessThan(50)
    let open = names.length
    while (open > 0) {
      push.clock.advance(10 * MINUTE)
      push.nudge()
      const left = (await quiet(push)).filter(({ outcome }) => outcome !== 'sent').length
      expect(left).toBeLessThan(open)
      open = left
    }
    for (const name of names) expect(service.countOf(name)).toBe(2)
  })
})
