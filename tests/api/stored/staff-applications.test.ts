import { describe, expect, it } from 'vitest'
import type { StaffDraft } from '#api/contract/staff/calls.ts'
import { monthsAfter } from '#api/services/retention/months-after.ts'
import { createStores } from '#api/store/stores.ts'
import { storeApplication } from '../../support/app/application-rows.ts'
import { applicationsIn, filesIn } from '../../support/app/applications.ts'
import { outboxDone } from '../../support/app/staff.ts'
import { addColleague, addSession, type Colleague, deedsIn } from '../../support/app/staff-people.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'
import { readTexts } from '../../support/data/texts.ts'

const DAY = 86_400_000

async function board({ browser }: Colleague, query: object = {}) {
  const answer = await browser.call('listApplications', query)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

/** By stage, the ids of its cards. */
async function idsOn(colleague: Colleague, query: object = {}): Promise<Record<string, string[]>> {
  const { stages } = await board(colleague, query)
  return Object.fromEntries(
    stages.map(({ stage, cards }: { stage: string; cards: { id: string }[] }) => [stage, cards.map(({ id }) => id)]),
  )
}

const one = async ({ browser }: Colleague, id: string, more: object = {}) =>
  (await browser.call('readApplication', { id, ...more })).json()

async function move({ browser }: Colleague, id: string, step: Partial<StaffDraft<'moveApplication'>>) {
  return browser.call('moveApplication', { id, mail: false, ...step })
}

async function withOne(change: Parameters<typeof storeApplication>[1] = {}) {
  const test = await createTestApp()
  const moderator = await addColleague(test, 'moderator')
  const { id } = await storeApplication(test, { deleteAfter: test.clock.now() + 300 * DAY, ...change })
  return { test, moderator, id, [Symbol.asyncDispose]: () => test[Symbol.asyncDispose]() }
}

const entriesIn = ({ database }: TestApp) => database.db.selectFrom('outbox').selectAll().execute()

describe('the board', () => {
  it('has a column a stage, who waits longest first, decisions the latest first', async () => {
    await using test = await createTestApp()
    const moderator = await addColleague(test, 'moderator')
    const stores = createStores(test.database)
    const ids: string[] = []
    for (let number = 0; number < 35; number++) {
      test.clock.advance(1000)
      ids.push((await storeApplication(test, { deleteAfter: test.clock.now() + 300 * DAY })).id)
    }
    const [first = '', second = '', ...others] = ids
    for (const id of [second, first]) {
      test.clock.advance(1000)
      const at = { stageAt: test.clock.now(), decidedAt: test.clock.now(), deleteAfter: test.clock.now() + 300 * DAY }
      await stores.applications.advance(id, 'received', { stage: 'decision', outcome: 'declined', ...at })
    }
    const shown = await board(moderator)
    expect(shown.stages.map(({ stage, count, pages }: Record<string, unknown>) => [stage, count, pages])).toEqual([
      ['received', 33, 2],
      ['review', 0, 1],
      ['interview', 0, 1],
      ['decision', 2, 1],
    ])
    expect(await idsOn(moderator)).toMatchObject({ received: others.slice(0, 30), decision: [first, second] })
    expect(await idsOn(moderator, { stage: 'received', page: 9 })).toMatchObject({
      received: others.slice(30),
      decision: [first, second],
    })
  })

  it('counts the working days of the promised review', async () => {
    // It came on a Friday at noon, and is due on the next.
    await using context = await withOne({ receivedAt: Date.UTC(2026, 10, 20, 12) })
    const { test, moderator } = context
    // A session ends sooner than these days.
    const left = async () => {
      const again = { ...moderator, ...(await addSession(test, moderator)) }
      return (await board(again)).stages[0].cards[0].daysLeft
    }
    test.clock.advance(Date.UTC(2026, 10, 20, 13) - test.clock.now())
    expect(await left()).toBe(5)
    test.clock.advance(2 * DAY)
    expect(await left()).toBe(5)
    test.clock.advance(4 * DAY)
    expect(await left()).toBe(1)
    test.clock.advance(3 * DAY)
    expect(await left()).toBe(0)
  })
})

describe('a step', () => {
  it('to the interview tells the applicant in their language, with the words of staff, once', async () => {
    await using context = await withOne({ stage: 'review', language: 'de', opening: { id: 'o', title: 'Schrift' } })
    const { test, moderator, id } = context
    const { preview } = await one(moderator, id, { step: 'interview' })
    const mail = readTexts('de', 'mail').application.stage.interview
    expect(preview).toMatchObject({ kind: 'interview', subject: mail.subject.replace('{{brand}}', 'Dritare') })
    expect(preview.before).toContain('Guten Tag Jonida Sample,')
    expect(preview.before).toContain(mail.text)
    expect(preview.after).toContain(mail.next)
    const step = { from: 'review', step: 'interview', mail: true, words: 'Dienstag um drei?' } as const
    const answers = await Promise.all([move(moderator, id, step), move(moderator, id, step)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    await outboxDone(test)
    expect(test.mails.sent).toMatchObject([
      { to: { name: '', address: 'jonida@example.org' }, language: 'de', automatic: false },
    ])
    expect(test.mails.sent[0]?.text).toContain('Dienstag um drei?')
    expect(test.mails.sent[0]?.text).toContain('Schrift')
    const { application, mails } = await one(moderator, id)
    expect(application).toMatchObject({ stage: 'interview', stageAt: test.clock.now(), outcome: null })
    expect(mails).toMatchObject([{ kind: 'interview', by: moderator.name, state: 'sent', stateAt: test.clock.now() }])
    expect(await deedsIn(test)).toMatchObject([
      {
        deed: 'applicationMoved',
        thing: `application ${id}`,
        facts: { was: 'review', is: 'interview', mail: true },
      },
    ])
  })

  it('is taken without a mail where staff want none, and review has none', async () => {
    await using context = await withOne()
    const { test, moderator, id } = context
    expect((await move(moderator, id, { from: 'received', step: 'review', mail: true })).json()).toMatchObject({
      mailed: false,
    })
    await move(moderator, id, { from: 'review', step: 'declined' })
    expect(await entriesIn(test)).toEqual([])
    const { application, mails } = await one(moderator, id)
    expect(mails).toEqual([])
    expect(application).toMatchObject({
      stage: 'decision',
      outcome: 'declined',
      decidedAt: test.clock.now(),
      deletedOn: monthsAfter(test.clock.now(), 6),
    })
  })

  it('and its mail are kept together or not at all', async () => {
    await using context = await withOne({ stage: 'interview' })
    const { test, moderator, id } = context
    await test.database.db.schema.alterTable('application_mails').renameTo('elsewhere').execute()
    expect((await move(moderator, id, { from: 'interview', step: 'hired', mail: true })).statusCode).toBe(500)
    expect(await applicationsIn(test)).toMatchObject([{ stage: 'interview', outcome: null }])
    expect(await entriesIn(test)).toEqual([])
    expect(await deedsIn(test)).toEqual([])
    await test.database.db.schema.alterTable('elsewhere').renameTo('application_mails').execute()
    expect((await move(moderator, id, { from: 'interview', step: 'hired', mail: true })).statusCode).toBe(200)
    await outboxDone(test)
    expect(test.mails.sent).toHaveLength(1)
  })

  it('that is none is refused, and so are too many words', async () => {
    await using context = await withOne()
    const { moderator, id } = context
    expect((await move(moderator, id, { from: 'received', step: 'hired' })).statusCode).toBe(422)
    expect((await move(moderator, id, { from: 'decision', step: 'review' })).statusCode).toBe(422)
    const long = await move(moderator, id, { from: 'received', step: 'review', words: 'x'.repeat(2001) })
    expect(long.json().error.fields).toEqual({
      words: readTexts('en', 'staff-errors').problems.application_words_long,
    })
    expect((await move(moderator, 'none', { from: 'received', step: 'review' })).statusCode).toBe(404)
  })

  it('into review can be taken back within a minute, others never', async () => {
    await using context = await withOne()
    const { test, moderator, id } = context
    const back = async () => (await moderator.browser.call('moveApplicationBack', { id })).statusCode
    await move(moderator, id, { from: 'received', step: 'review' })
    test.clock.advance(59_999)
    expect(await back()).toBe(200)
    expect(await idsOn(moderator)).toMatchObject({ received: [id], review: [] })
    expect(await back()).toBe(409)
    await move(moderator, id, { from: 'received', step: 'review' })
    test.clock.advance(60_000)
    expect(await back()).toBe(409)
    await move(moderator, id, { from: 'review', step: 'interview' })
    expect(await back()).toBe(409)
    expect((await deedsIn(test)).map(({ deed }) => deed)).toContain('applicationMovedBack')
  })
})

describe('a mail of a step', () => {
  it('says what has become of it, also when it was given up or is forgotten', async () => {
    await using context = await withOne({ stage: 'review' })
    const { test, moderator, id } = context
    await move(moderator, id, { from: 'review', step: 'declined', mail: true })
    await outboxDone(test)
    const state = async () => (await one(moderator, id)).mails[0].state
    const outbox = () => test.database.db.updateTable('outbox')
    await outbox().set({ sent_at: null, failed_at: test.clock.now() }).execute()
    expect(await state()).toBe('failed')
    await outbox()
      .set({ failed_at: null, due_at: test.clock.now() + DAY })
      .execute()
    expect(await state()).toBe('waiting')
    await test.database.db.deleteFrom('outbox').execute()
    expect(await state()).toBe('unknown')
  })
})

describe('a note', () => {
  it('is read by colleagues, removed by whoever wrote it, and goes with the application', async () => {
    await using context = await withOne()
    const { test, moderator, id } = context
    const owner = await addColleague(test, 'owner', { name: 'Besa Sample' })
    await moderator.browser.call('noteApplication', { id, text: ' Knows forms. ' })
    test.clock.advance(1000)
    await owner.browser.call('noteApplication', { id, text: 'Agreed.' })
    const { notes } = await one(moderator, id)
    expect(notes).toMatchObject([
      { text: 'Knows forms.', by: moderator.name, isOwn: true },
      { text: 'Agreed.', by: 'Besa Sample', isOwn: false },
    ])
    const remove = async ({ browser }: Colleague, note: string) =>
      (await browser.call('removeApplicationNote', { id, note })).statusCode
    expect(await remove(moderator, notes[1].id)).toBe(404)
    expect(await remove(moderator, notes[0].id)).toBe(200)
    expect((await one(moderator, id)).notes).toHaveLength(1)
    const stores = createStores(test.database)
    await stores.applications.deleteExpired(id, test.clock.now() + 999 * DAY)
    expect(await test.database.db.selectFrom('application_notes').selectAll().execute()).toEqual([])
  })

  it('has words, and not too many', async () => {
    await using context = await withOne()
    const { moderator, id } = context
    const { problems } = readTexts('en', 'staff-errors')
    const refused = async (text: string) =>
      (await moderator.browser.call('noteApplication', { id, text })).json().error.fields
    expect(await refused('  ')).toEqual({ text: problems.application_note })
    expect(await refused('x'.repeat(2001))).toEqual({ text: problems.application_note_long })
  })
})

describe('a deleted application', () => {
  it('is on no list, in no count, and can be brought back', async () => {
    await using context = await withOne({ opening: { id: 'o1', title: 'Type' } })
    const { test, moderator, id } = context
    await moderator.browser.call('noteApplication', { id, text: 'Knows forms.' })
    expect((await moderator.browser.call('deleteApplication', { id })).json()).toEqual({ id, name: 'Jonida Sample' })
    expect(await board(moderator)).toMatchObject({
      all: 0,
      openings: [],
      stages: [{ count: 0, cards: [] }, {}, {}, {}],
    })
    expect((await moderator.browser.call('readDesk')).json().applications).toEqual([])
    expect((await moderator.browser.call('session')).json().counts.applications).toBe(0)
    expect((await createStores(test.database).applications.countByOpening()).size).toBe(0)
    const calls = [
      ['readApplication', { id }],
      ['deleteApplication', { id }],
      ['moveApplication', { id, from: 'received', step: 'review', mail: false }],
      ['noteApplication', { id, text: 'x' }],
      ['linkResume', { id }],
    ] as const
    for (const [name, input] of calls) expect((await moderator.browser.call(name, input)).statusCode, name).toBe(404)
    expect((await moderator.browser.call('restoreApplication', { id })).statusCode).toBe(200)
    expect((await one(moderator, id)).notes).toHaveLength(1)
    expect((await moderator.browser.call('restoreApplication', { id })).statusCode).toBe(404)
    expect((await deedsIn(test)).map(({ deed }) => deed).toSorted()).toEqual([
      'applicationDeleted',
      'applicationNoted',
      'applicationRestored',
    ])
  })

  it('keeps its file, and its own last day', async () => {
    await using context = await withOne()
    const { test, moderator, id } = context
    await moderator.browser.call('deleteApplication', { id })
    const { applications } = createStores(test.database)
    const [file = ''] = filesIn(test)
    expect(await applications.hasResume(file)).toBe(true)
    expect(await applications.listExpired(test.clock.now() + 300 * DAY, 9)).toEqual([id])
  })
})
