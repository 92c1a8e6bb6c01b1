import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import type { StaffMessage } from '#api/contract/staff/messages.ts'
import { mailOptions } from '#api/outbound/mail-options.ts'
import { indexMessages } from '#api/services/message-desk/message-index.ts'
import { createStores } from '#api/store/stores.ts'
import { addColleague, type Colleague, deedsIn, statusOf } from '../../support/app/staff-people.ts'
import { createTestApp, goodMessage, type TestApp } from '../../support/app/test-app.ts'

const HOUR = 3_600_000
const UNDO = 10_000

async function write(test: TestApp, change: object = {}): Promise<string> {
  test.clock.advance(1)
  const email = `${randomUUID().slice(0, 8)}@example.org`
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { ...goodMessage, email, ...change },
  })
  expect(response.statusCode, response.body).toBe(201)
  return response.json().id
}

async function read({ browser }: Colleague, id: string): Promise<StaffMessage> {
  const answer = await browser.call('readMessage', { id })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().message
}

async function listed({ browser }: Colleague, query: object = {}): Promise<string[]> {
  const answer = await browser.call('listMessages', query)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().messages.map(({ id }: { id: string }) => id)
}

const draft = (id: string, change: object = {}) => ({
  id,
  answer: randomUUID(),
  text: 'Thank you. Wednesday suits us.',
  seen: 0,
  isSure: false,
  ...change,
})

async function answer({ browser }: Colleague, input: ReturnType<typeof draft>) {
  const response = await browser.call('answerMessage', input)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

const sentTo = ({ mails }: TestApp, email: string) => mails.sent.filter(({ to }) => to.address === email)

/** Wakes the worker with the next message. */
async function later(test: TestApp, milliseconds: number): Promise<void> {
  test.clock.advance(milliseconds)
  await write(test)
}

describe('the list of messages', () => {
  it('has open ones by how soon an answer is due, and counts the others', async () => {
    await using test = await createTestApp()
    const moderator = await addColleague(test, 'moderator')
    const [first, second] = [await write(test), await write(test)]
    const spam = await write(test, { subject: 'x' })
    expect(await listed(moderator)).toEqual([first, second])
    expect(await listed(moderator, { shelf: 'quarantined' })).toEqual([spam])
    const { messages, counts } = (await moderator.browser.call('listMessages')).json()
    expect(counts).toEqual({ open: 2, quarantined: 1, answered: 0, archived: 0, all: 2 })
    expect(messages[0].dueAt - messages[0].receivedAt).toBe(24 * HOUR)
    const session = (await moderator.browser.call('session')).json()
    expect(session.counts).toMatchObject({ messages: 2, quarantine: 1 })
  })

  it('finds words of name, address and message, however they are written', async () => {
    await using test = await createTestApp()
    const moderator = await addColleague(test, 'moderator')
    const german = await write(test, {
      name: 'Müller & Söhne',
      message: 'Wir hätten gern eine Website für Übermorgen.',
    })
    const french = await write(test, { email: 'atelier@marees.example', message: 'Un œil neuf sur notre château.' })
    for (const q of ['müller', 'MULLER', 'Mueller', 'übermor', 'uebermorgen', 'sohne webs']) {
      expect(await listed(moderator, { q }), q).toEqual([german])
    }
    for (const q of ['marees', 'atelier@marees.example', 'oeil', 'chateau', 'Château neuf']) {
      expect(await listed(moderator, { q }), q).toEqual([french])
    }
    for (const q of ['nobody', 'müller château', '"', "' or nobody=1", '&|!:*', '—']) {
      expect(await listed(moderator, { q }), q).toEqual([])
    }
    const { browser } = moderator
    await browser.call('deleteMessage', { id: german })
    expect(await listed(moderator, { q: 'müller', shelf: 'all' })).toEqual([])
  })

  it('is filtered by purpose, language, age and colleague', async () => {
    await using test = await createTestApp()
    const [moderator, owner] = [await addColleague(test, 'moderator'), await addColleague(test, 'owner')]
    const old = await write(test, { purpose: 'quote', language: 'de' })
    test.clock.advance(8 * 24 * HOUR)
    await moderator.browser.call('session')
    const [fresh, colleague] = [await write(test, { language: 'it' }), await addColleague(test, 'moderator')]
    await colleague.browser.call('assignMessage', { id: fresh, to: owner.id })
    expect(await listed(colleague, { purpose: 'quote' })).toEqual([old])
    expect(await listed(colleague, { in: 'it' })).toEqual([fresh])
    expect(await listed(colleague, { age: 'week' })).toEqual([fresh])
    expect(await listed(colleague, { age: 'month' })).toEqual([old, fresh])
    expect(await listed(colleague, { age: 'older' })).toEqual([])
    expect(await listed(colleague, { of: owner.id })).toEqual([fresh])
    expect(await read(colleague, fresh)).toMatchObject({ assigned: { id: owner.id, name: owner.name } })
    expect(await statusOf(colleague, 'assignMessage', { id: fresh, to: randomUUID() })).toBe(422)
  })

  it('finds what a former version has stored, once this one has started', async () => {
    await using test = await createTestApp()
    const moderator = await addColleague(test, 'moderator')
    const stores = createStores(test.database)
    const ids = Array.from({ length: 3 }, () => randomUUID())
    for (const id of ids) {
      const old = { ...goodMessage, purpose: 'project' as const, language: 'en' as const, score: null, sources: [] }
      await stores.messages.insert({ ...old, id, receivedAt: test.clock.now(), state: 'new' })
    }
    // The server that runs has looked already, or has yet to: the next one does at its start, also beside another.
    await using next = await createTestApp({ beside: test })
    await Promise.all([next.app.ready(), indexMessages(stores), indexMessages(stores)])
    await expect.poll(() => listed(moderator, { q: 'window' })).toEqual(ids.toSorted())
  })
})

describe('a message', () => {
  it('is released from quarantine with both of its mails, once, and says what becomes of them', async () => {
    await using test = await createTestApp()
    const moderator = await addColleague(test, 'moderator')
    const id = await write(test, { subject: 'x', email: 'club@example.org' })
    const before = await read(moderator, id)
    expect(before).toMatchObject({ state: 'quarantined', mails: [], quarantinedBelow: 0.5 })
    expect(before.sources).toContainEqual({ source: 'honeypot', effect: -0.75 })
    expect(await statusOf(moderator, 'archiveMessage', { id })).toBe(409)
    await Promise.all([1, 2, 3].map(() => moderator.browser.call('releaseMessage', { id })))
    await vi.waitFor(() => expect(test.mails.sent).toHaveLength(2))
    await vi.waitFor(async () =>
      expect((await read(moderator, id)).mails).toMatchObject([
        { kind: 'notification', state: 'sent' },
        { kind: 'acknowledgement', state: 'sent' },
      ]),
    )
    expect(await deedsIn(test)).toMatchObject([{ deed: 'messageReleased', thing: `message ${id}`, facts: {} }])
  })

  it('that was called spam is nowhere but among the deleted ones, and no mail goes twice when it comes back', async () => {
    await using test = await createTestApp()
    const [moderator, other] = [await addColleague(test, 'moderator'), await addColleague(test, 'moderator')]
    const id = await write(test)
    await vi.waitFor(() => expect(test.mails.sent).toHaveLength(2))
    await moderator.browser.call('markSpam', { id })
    expect(await statusOf(moderator, 'readMessage', { id })).toBe(404)
    for (const shelf of ['open', 'quarantined', 'all']) expect(await listed(moderator, { shelf })).toEqual([])
    expect((await moderator.browser.call('readDesk')).json().messages).toEqual([])
    expect(await statusOf(other, 'restoreMessage', { id })).toBe(403)
    await createStores(test.database).messages.move(id, { deletedAt: undefined, deletedBy: undefined })
    expect(await read(moderator, id)).toMatchObject({ state: 'quarantined' })
    await moderator.browser.call('releaseMessage', { id })
    await later(test, 1)
    await vi.waitFor(() => expect(test.mails.sent).toHaveLength(4))
    expect((await read(moderator, id)).mails).toHaveLength(2)
  })

  it('is deleted, archived or called spam, and each is undone', async () => {
    await using test = await createTestApp()
    const moderator = await addColleague(test, 'moderator')
    const id = await write(test)
    const { browser } = moderator
    for (const [deed, undo] of [
      ['deleteMessage', 'restoreMessage'],
      ['markSpam', 'restoreMessage'],
      ['archiveMessage', 'reopenMessage'],
    ] as const) {
      expect(await statusOf(moderator, deed, { id })).toBe(200)
      expect(await listed(moderator)).toEqual([])
      expect(await statusOf(moderator, undo, { id })).toBe(200)
      expect(await listed(moderator), undo).toEqual([id])
      test.clock.advance(1)
    }
    await browser.call('archiveMessage', { id })
    await browser.call('archiveMessage', { id })
    expect(await listed(moderator, { shelf: 'archived' })).toEqual([id])
    expect((await deedsIn(test)).filter(({ deed }) => deed === 'messageArchived')).toHaveLength(2)
    for (const deed of ['markSpam', 'restoreMessage'] as const) await browser.call(deed, { id })
    expect(await listed(moderator, { shelf: 'archived' })).toEqual([id])
    await browser.call('reopenMessage', { id })
    expect(await listed(moderator)).toEqual([id])
  })

  it('has notes that only colleagues read; one that is sent twice is one', async () => {
    await using test = await createTestApp()
    const moderator = await addColleague(test, 'moderator')
    const id = await write(test)
    const note = { id, note: randomUUID(), text: 'She called: Thursday suits her too.' }
    for (const _ of [1, 2]) expect(await statusOf(moderator, 'noteMessage', note)).toBe(200)
    expect((await read(moderator, id)).notes).toMatchObject([{ by: moderator.name, text: note.text }])
    expect(await statusOf(moderator, 'noteMessage', { ...note, text: ' ' })).toBe(422)
    expect(await deedsIn(test)).toMatchObject([{ deed: 'messageNoted', facts: {} }])
    test.clock.advance(1)
    const corrected = { ...note, text: 'She called: Friday suits her too.' }
    expect(await statusOf(moderator, 'noteMessage', corrected)).toBe(200)
    expect((await read(moderator, id)).notes.map(({ text }) => text)).toEqual([note.text, corrected.text])
  })
})

describe('an answer', () => {
  it('goes out ten seconds later, once, in the thread of the acknowledgement', async () => {
    await using test = await createTestApp()
    const moderator = await addColleague(test, 'moderator')
    const id = await write(test, { email: 'club@example.org', language: 'de' })
    await vi.waitFor(() => expect(test.mails.sent).toHaveLength(2))
    const [acknowledgement] = sentTo(test, 'club@example.org')
    const input = draft(id)
    expect(await answer(moderator, input)).toMatchObject({ dueAt: test.clock.now() + UNDO, doubt: null })
    expect(await answer(moderator, input)).toMatchObject({ doubt: null })
    expect(await statusOf(moderator, 'answerMessage', { ...input, text: 'Or Thursday?' })).toBe(409)
    await later(test, UNDO - 2)
    expect(sentTo(test, 'club@example.org')).toHaveLength(1)
    await later(test, 2)
    await vi.waitFor(() => expect(sentTo(test, 'club@example.org')).toHaveLength(2))
    await later(test, 60_000)
    const [, mail, ...more] = sentTo(test, 'club@example.org')
    expect(more).toEqual([])
    if (!mail || !acknowledgement) throw new Error('There is no mail.')
    expect(mail.subject).toBe('Re: Ihre Nachricht an Dritare')
    expect(mail.text).toContain(input.text)
    expect(mail.text).toContain(goodMessage.message)
    const options = mailOptions(mail, mail.id)
    const first = `<${acknowledgement.id}@dritare.example>`
    expect(options).toMatchObject({ inReplyTo: first, references: [first], headers: { 'Content-Language': 'de' } })
    expect(options.headers).not.toHaveProperty('Auto-Submitted')
    expect(await read(moderator, id)).toMatchObject({ state: 'answered', answered: { by: moderator.name } })
    expect(await listed(moderator, { shelf: 'answered' })).toEqual([id])
  })

  it('can be withdrawn until then, and not any more once it is on its way', async () => {
    await using test = await createTestApp()
    const moderator = await addColleague(test, 'moderator')
    const id = await write(test, { email: 'club@example.org' })
    const first = draft(id)
    await answer(moderator, first)
    expect(await statusOf(moderator, 'withdrawAnswer', { id, mail: first.answer })).toBe(200)
    expect(await read(moderator, id)).toMatchObject({ state: 'new', answered: null })
    expect(await statusOf(moderator, 'withdrawAnswer', { id, mail: first.answer })).toBe(404)
    const second = draft(id)
    await answer(moderator, second)
    await later(test, UNDO)
    await vi.waitFor(() => expect(sentTo(test, 'club@example.org')).toHaveLength(2))
    expect(await statusOf(moderator, 'withdrawAnswer', { id, mail: second.answer })).toBe(409)
    const deeds = (await deedsIn(test)).map(({ deed }) => deed)
    expect(deeds.filter((deed) => deed !== 'messageAnswered')).toEqual(['messageAnswerWithdrawn'])
  })

  it('to a message in quarantine releases it as well', async () => {
    await using test = await createTestApp()
    const moderator = await addColleague(test, 'moderator')
    const id = await write(test, { subject: 'x', email: 'club@example.org' })
    await answer(moderator, draft(id))
    await later(test, UNDO)
    await vi.waitFor(() => expect(sentTo(test, 'club@example.org')).toHaveLength(2))
    expect((await read(moderator, id)).mails.map(({ kind }) => kind)).toEqual([
      'notification',
      'acknowledgement',
      'answer',
    ])
  })

  it('waits for a word when somebody else writes or has answered, or a gap is left', async () => {
    await using test = await createTestApp()
    const [one, two] = [
      await addColleague(test, 'moderator'),
      await addColleague(test, 'owner', { name: 'Two Sample' }),
    ]
    const id = await write(test)
    const signed = await two.browser.call('signWriting', { id, isWriting: true })
    expect(signed.json()).toEqual({ writers: [], answers: 0 })
    const seen = (await one.browser.call('signWriting', { id, isWriting: true })).json()
    expect(seen).toEqual({ writers: [{ name: 'Two Sample', since: test.clock.now() }], answers: 0 })
    expect(await answer(one, draft(id))).toMatchObject({ dueAt: null, doubt: { why: 'writing', by: 'Two Sample' } })
    test.clock.advance(15_001)
    const gap = draft(id, { text: 'Does [Wednesday] suit you?' })
    expect(await answer(one, gap)).toMatchObject({ doubt: { why: 'gaps', by: null } })
    await answer(two, draft(id))
    expect(await answer(one, draft(id))).toMatchObject({ doubt: { why: 'answered', by: 'Two Sample' } })
    expect((await read(one, id)).mails.filter(({ kind }) => kind === 'answer')).toHaveLength(1)
    // Sure of the gap, and not yet told of the answer.
    expect(await answer(one, { ...gap, isSure: true })).toMatchObject({ doubt: { why: 'answered' } })
    test.clock.advance(1)
    expect(await answer(one, { ...gap, isSure: true, seen: 1 })).toMatchObject({ doubt: null })
    // One's own is known.
    expect(await answer(one, draft(id, { seen: 1 }))).toMatchObject({ doubt: null })
    expect((await read(one, id)).mails.filter(({ kind }) => kind === 'answer')).toHaveLength(3)
  })

  it('that cannot be delivered says why, and is sent once more when asked to', async () => {
    await using test = await createTestApp()
    const moderator = await addColleague(test, 'moderator')
    const id = await write(test, { email: 'club@example.org' })
    await vi.waitFor(() => expect(test.mails.sent).toHaveLength(2))
    const input = draft(id)
    await answer(moderator, input)
    const { db } = test.database
    expect(await statusOf(moderator, 'retryMail', { id, mail: input.answer })).toBe(404)
    await db
      .updateTable('outbox')
      .set({ failed_at: test.clock.now(), attempts: 3, last_error: '550 no such user' })
      .where('id', '=', input.answer)
      .execute()
    const failed = (await read(moderator, id)).mails.at(-1)
    expect(failed).toMatchObject({ state: 'failed', reason: '550 no such user', tries: 3, text: input.text })
    expect(await statusOf(moderator, 'retryMail', { id, mail: input.answer })).toBe(200)
    await vi.waitFor(() => expect(sentTo(test, 'club@example.org')).toHaveLength(2))
  })
})
