import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { up as addScores } from '#api/db/migrations/0005-spam.ts'
import { createContactService } from '#api/services/contact/contact.ts'
import { createContactMails } from '#api/services/contact/contact-mails.ts'
import { createRateLimits } from '#api/services/limits/rate-limits.ts'
import { createProofOfWork } from '#api/services/spam/proof-of-work.ts'
import { createStores } from '#api/store/stores.ts'
import { solvedChallenge } from '../../support/app/proof.ts'
import { addColleague } from '../../support/app/staff-people.ts'
import { createTestApp, goodMessage, type TestApp } from '../../support/app/test-app.ts'
import { soldMessages } from '../../support/data/sold-messages.ts'

const MINUTE = 60_000

const post = ({ app }: TestApp, more: object = {}) =>
  app.inject({ method: 'POST', url: '/api/contact', payload: { ...goodMessage, ...more } })
const postForm = ({ app }: TestApp, values: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/en/contact/',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...goodMessage, ...values }).toString(),
  })
const messagesIn = ({ database }: TestApp) =>
  database.db.selectFrom('messages').selectAll().orderBy('received_at').orderBy('id').execute()
const outboxIn = ({ database }: TestApp) => database.db.selectFrom('outbox').selectAll().execute()
const sourcesOf = ({ sources }: { sources: string | null }): string[] =>
  JSON.parse(sources ?? '[]').map(({ source }: { source: string }) => source)

/** What staff's screens do, on the test's own database. */
function staffOf({ database, clock }: TestApp) {
  const { now } = clock
  const stores = createStores(database)
  const contact = createContactService({
    stores,
    rateLimits: createRateLimits({ secret: 'staff', now, newId: randomUUID }),
    mailsFor: createContactMails({ mailFrom: 'website@dritare.example', mailTo: 'hello@dritare.example' }),
    proofOfWork: createProofOfWork({ secret: 'staff', now }),
    onStored: () => {},
    now,
    newId: randomUUID,
  })
  return {
    release: (id: string) =>
      stores.transaction(contact.releaseKeys(goodMessage.email), (inside) => contact.release(inside, id)),
  }
}

describe('a message that looks like spam (D18)', () => {
  it('is answered like any other, kept, and mailed to nobody', async () => {
    await using test = await createTestApp()
    const response = await post(test, { subject: 'Cheap watches' })
    expect(response.statusCode).toBe(201)
    const [message] = await messagesIn(test)
    expect(message).toMatchObject({ id: response.json().id, state: 'quarantined', score: 0 })
    expect(message && sourcesOf(message)).toContain('honeypot')
    expect(await outboxIn(test)).toEqual([])
  })

  it('is answered like any other as a plain form', async () => {
    await using test = await createTestApp()
    const response = await postForm(test, { subject: 'Cheap watches' })
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/en/thank-you/')
    expect(await messagesIn(test)).toMatchObject([{ state: 'quarantined' }])
    expect(await outboxIn(test)).toEqual([])
  })

  it('is put aside as a plain form without scripts and with all that scripts send along', async () => {
    await using test = await createTestApp()
    const solved = async () => ({ elapsed: '60000', proof: JSON.stringify(await solvedChallenge(test)) })
    for (const topic of Object.values(soldMessages)) {
      const [message = ''] = topic.en
      const email = `${randomUUID()}@example.org`
      expect((await postForm(test, { message, email })).statusCode).toBe(303)
      expect((await postForm(test, { message, email, ...(await solved()) })).statusCode).toBe(303)
      expect((await post(test, { message, email, ...(await solved()) })).statusCode).toBe(201)
    }
    const messages = await messagesIn(test)
    expect(messages).toHaveLength(9)
    for (const { state } of messages) expect(state).toBe('quarantined')
    expect(await outboxIn(test)).toEqual([])
  })

  it('counts for the limits like any other', async () => {
    await using test = await createTestApp()
    for (let count = 0; count < 10; count++) expect((await post(test, { subject: 'x' })).statusCode).toBe(201)
    expect((await post(test)).statusCode).toBe(429)
  })

  it('is told from one that is sent along with an empty hidden field', async () => {
    await using test = await createTestApp()
    await postForm(test, { subject: '' })
    await post(test, { subject: ' ' })
    expect(await messagesIn(test)).toMatchObject([{ state: 'new' }, { state: 'new' }])
  })
})

describe('what a browser sends along', () => {
  it.each([
    ['nonsense', { elapsed: 'soon', proof: '{', captcha: 7 }],
    ['negative time', { elapsed: -1 }],
    ['endless time', { elapsed: '1e99' }],
    ['lists', { elapsed: [1], proof: ['x'], captcha: {} }],
    ['nothing', { subject: null, elapsed: null, proof: null, captcha: null }],
    ['very much', { proof: 'x'.repeat(50_000), captcha: 'x'.repeat(50_000) }],
  ])('is never an error: %s', async (_name, signals) => {
    await using test = await createTestApp()
    expect((await post(test, signals)).statusCode).toBe(201)
    expect(await messagesIn(test)).toMatchObject([{ state: 'new' }])
  })

  it('counts as JSON and as a plain form alike', async () => {
    await using test = await createTestApp()
    for (const send of [post, postForm]) {
      await send(test, { elapsed: '60000', proof: JSON.stringify(await solvedChallenge(test)) })
    }
    const messages = await messagesIn(test)
    expect(messages).toMatchObject([{ score: 1 }, { score: 1 }])
    for (const message of messages) expect(sourcesOf(message)).toEqual(['start', 'proof-good', 'time'])
  })
})

describe('GET /api/challenge', () => {
  it('gives each browser a sum of its own, which nobody may keep', async () => {
    await using test = await createTestApp()
    const [first, second] = await Promise.all([1, 2].map(() => test.app.inject({ url: '/api/challenge' })))
    expect(first?.headers['cache-control']).toBe('no-store')
    expect(first?.json().parameters.data.until).toBe(test.clock.now() + 20 * MINUTE)
    expect(first?.json().parameters.nonce).not.toBe(second?.json().parameters.nonce)
    expect(first?.json().signature).not.toBe(second?.json().signature)
  })

  it('gives an answer nowhere in what it says', async () => {
    await using test = await createTestApp()
    const { challenge, solution } = await solvedChallenge(test)
    expect(JSON.stringify(challenge)).not.toContain(solution.derivedKey)
    expect(solution.counter).toBeGreaterThanOrEqual(250)
    expect(solution.counter).toBeLessThanOrEqual(500)
  })
})

describe('a proof of work', () => {
  const judged = async (test: TestApp, proof: unknown) => {
    await post(test, {
      proof: typeof proof === 'string' ? proof : JSON.stringify(proof),
      email: `${randomUUID()}@example.org`,
    })
    const message = (await messagesIn(test)).at(-1)
    return message && sourcesOf(message).find((source) => source.startsWith('proof-'))
  }

  it('is good for 20 minutes', async () => {
    await using test = await createTestApp()
    const [early, late] = [await solvedChallenge(test), await solvedChallenge(test)]
    test.clock.advance(20 * MINUTE - 1)
    expect(await judged(test, early)).toBe('proof-good')
    test.clock.advance(1)
    expect(await judged(test, late)).toBe('proof-expired')
  })

  it('counts once', async () => {
    await using test = await createTestApp()
    const proof = await solvedChallenge(test)
    expect(await judged(test, proof)).toBe('proof-good')
    test.clock.advance(1)
    expect(await judged(test, proof)).toBe('proof-replayed')
    test.clock.advance(1)
    expect(await judged(test, await solvedChallenge(test))).toBe('proof-good')
  })

  it('counts once even when it is sent many times at once', async () => {
    await using test = await createTestApp()
    const proof = JSON.stringify(await solvedChallenge(test))
    await Promise.all(Array.from({ length: 8 }, (_, index) => post(test, { proof, email: `p${index}@example.org` })))
    const sources = (await messagesIn(test)).flatMap(sourcesOf).filter((source) => source.startsWith('proof-'))
    expect(sources.toSorted()).toEqual(['proof-good', ...Array.from({ length: 7 }, () => 'proof-replayed')])
  })

  it('is not used up by a message that was refused', async () => {
    await using test = await createTestApp()
    for (let count = 0; count < 10; count++) await post(test)
    test.clock.advance(50 * MINUTE)
    const proof = await solvedChallenge(test)
    expect((await post(test, { proof: JSON.stringify(proof) })).statusCode).toBe(429)
    test.clock.advance(10 * MINUTE + 1)
    expect(await judged(test, proof)).toBe('proof-good')
  })

  it.each<[string, (proof: Awaited<ReturnType<typeof solvedChallenge>>) => unknown]>([
    [
      'a later end',
      ({ challenge, solution }) => ({ challenge: withParameters(challenge, { data: { until: 1e15 } }), solution }),
    ],
    ['a lower cost', ({ challenge, solution }) => ({ challenge: withParameters(challenge, { cost: 1 }), solution })],
    [
      'another nonce',
      ({ challenge, solution }) => ({ challenge: withParameters(challenge, { nonce: '00' }), solution }),
    ],
    ['another signature', ({ challenge, solution }) => ({ challenge: { ...challenge, signature: 'ab' }, solution })],
    ['no signature', ({ challenge, solution }) => ({ challenge: { parameters: challenge.parameters }, solution })],
    ['a guessed key', ({ challenge, solution }) => ({ challenge, solution: { ...solution, derivedKey: 'ab' } })],
    ['no solution', ({ challenge }) => ({ challenge })],
    ['nothing of it', () => 'x'],
    ['a list', () => []],
  ])('with %s is worth nothing', async (_name, alter) => {
    await using test = await createTestApp()
    expect(await judged(test, alter(await solvedChallenge(test)))).toBe('proof-altered')
    expect(await test.database.db.selectFrom('spent_proofs').selectAll().execute()).toEqual([])
  })

  it('of another server’s making is worth nothing', async () => {
    await using test = await createTestApp()
    await using other = await createTestApp({ key: 'the key of another server, just as long' })
    expect(await judged(test, await solvedChallenge(other))).toBe('proof-altered')
  })

  it('is forgotten once it could not be shown again', async () => {
    await using test = await createTestApp()
    await judged(test, await solvedChallenge(test))
    expect(await test.database.db.selectFrom('spent_proofs').selectAll().execute()).toHaveLength(1)
    test.clock.advance(20 * MINUTE)
    await post(test)
    expect(await test.database.db.selectFrom('spent_proofs').selectAll().execute()).toEqual([])
  })
})

describe('quarantine', () => {
  it('is listed by pages, the latest first, with what each message is made of', async () => {
    await using test = await createTestApp()
    await post(test, { name: 'A person' })
    for (const name of ['First', 'Second', 'Third']) {
      test.clock.advance(1)
      await post(test, { name, subject: 'x' })
    }
    const { browser } = await addColleague(test, 'moderator')
    const { messages, counts } = (await browser.call('listMessages', { shelf: 'quarantined' })).json()
    expect(counts).toMatchObject({ open: 1, quarantined: 3, all: 1 })
    expect(messages.map(({ name }: { name: string }) => name)).toEqual(['Third', 'Second', 'First'])
    expect(messages[0]).toMatchObject({ score: 0, state: 'quarantined', language: 'en' })
  })

  it('lets a message go with both of its mails, once, however often and fast that is asked for', async () => {
    await using test = await createTestApp()
    const { id } = (await post(test, { subject: 'x', language: 'it' })).json()
    const staff = [staffOf(test), staffOf(test)]
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => staff[index % 2]?.release(id)))
    expect(answers.filter((isReleased) => isReleased === true)).toHaveLength(1)
    expect(await staff[0]?.release(id)).toBe(false)
    expect(await outboxIn(test)).toHaveLength(2)
    expect(await messagesIn(test)).toMatchObject([{ id, state: 'released' }])

    // The next message wakes the server's worker, which then finds these two as well.
    await post(test, { email: 'else@example.org' })
    await vi.waitFor(() => expect(test.mails.sent).toHaveLength(4))
    const released = test.mails.sent.filter(({ to, replyTo }) =>
      [to.address, replyTo?.address].includes(goodMessage.email),
    )
    expect(released.map(({ language }) => language).toSorted()).toEqual(['en', 'it'])
  })

  it('holds nothing else: what was never in it is not sent again', async () => {
    await using test = await createTestApp()
    const { id } = (await post(test)).json()
    await vi.waitFor(() => expect(test.mails.sent).toHaveLength(2))
    expect(await staffOf(test).release(id)).toBe(false)
    expect(await outboxIn(test)).toHaveLength(2)
  })

  it('keeps a message in when its mails cannot be queued', async () => {
    await using test = await createTestApp()
    const { id } = (await post(test, { subject: 'x' })).json()
    await test.database.db.schema.alterTable('outbox').renameTo('outbox_away').execute()
    await expect(staffOf(test).release(id)).rejects.toThrow()
    await test.database.db.schema.alterTable('outbox_away').renameTo('outbox').execute()
    expect(await messagesIn(test)).toMatchObject([{ state: 'quarantined' }])
    expect(await staffOf(test).release(id)).toBe(true)
  })
})

describe('messages from before there were scores', () => {
  it('count as new, without one', async () => {
    await using test = await createTestApp()
    const { db } = test.database
    for (const index of ['messages_shelf', 'messages_order']) await db.schema.dropIndex(index).execute()
    for (const column of ['score', 'sources', 'state'])
      await db.schema.alterTable('messages').dropColumn(column).execute()
    await db.schema.dropTable('spent_proofs').execute()
    const { message, name, email } = goodMessage
    const old = { id: randomUUID(), name, email, message, purpose: 'project', language: 'en', received_at: 1 } as const
    await db.insertInto('messages').values(old).execute()
    await addScores(db)
    expect(await createStores(test.database).messages.find(old.id)).toMatchObject({
      state: 'new',
      score: null,
      sources: [],
    })
  })
})

function withParameters<Challenge extends { parameters: object }>(challenge: Challenge, more: object): Challenge {
  return { ...challenge, parameters: { ...challenge.parameters, ...more } }
}
