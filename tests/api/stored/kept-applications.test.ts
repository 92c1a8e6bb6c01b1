import { describe, expect, it } from 'vitest'
import type { StaffDraft } from '#api/contract/staff/calls.ts'
import { monthsAfter } from '#api/services/retention/months-after.ts'
import { createStores } from '#api/store/stores.ts'
import { brand } from '#locales/brand.ts'
import { formatDate } from '#locales/formats.ts'
import { dayKey } from '#locales/staff-formats.ts'
import { timeOf } from '#locales/zoned-time.ts'
import { storeApplication } from '../../support/app/application-rows.ts'
import { applicationsIn } from '../../support/app/applications.ts'
import { outboxDone } from '../../support/app/staff.ts'
import { addColleague, deedsIn } from '../../support/app/staff-people.ts'
import { createTestApp } from '../../support/app/test-app.ts'
import { readTexts } from '../../support/data/texts.ts'

const DAY = 86_400_000

const beginningOf = (day: string) => timeOf(`${day}T00:00`, brand.timeZone) ?? Number.NaN
const dayOf = (time: number) => dayKey(time, brand.timeZone)

async function withOne(change: Parameters<typeof storeApplication>[1] = {}) {
  const test = await createTestApp()
  const owner = await addColleague(test, 'owner', { name: 'Besa Sample' })
  const ordinary = monthsAfter(test.clock.now(), 12)
  const { id } = await storeApplication(test, { deleteAfter: ordinary, ...change })
  const keep = async (more: Partial<StaffDraft<'keepApplication'>> = {}) => {
    const { kept } = (await read()).application ?? {}
    return owner.browser.call('keepApplication', {
      id,
      ...(kept && { seen: kept.at }),
      until: dayOf(ordinary + 60 * DAY),
      ground: 'consent',
      reason: 'Agreed by mail to wait for spring.',
      ...more,
    })
  }
  const read = async () => (await owner.browser.call('readApplication', { id })).json()
  const unkeep = async (seen?: number) =>
    owner.browser.call('unkeepApplication', { id, seen: seen ?? (await read()).application.kept?.at ?? 0 })
  return { test, owner, id, ordinary, keep, unkeep, read, [Symbol.asyncDispose]: () => test[Symbol.asyncDispose]() }
}

describe('an application that is kept longer', () => {
  it('says until when, on which ground and why, and its applicant is told in their language', async () => {
    await using context = await withOne({ language: 'de', opening: { id: 'o', title: 'Schrift' } })
    const { test, id, ordinary, keep, read } = context
    const until = dayOf(ordinary + 60 * DAY)
    const answer = await keep({ until })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toEqual({ id, name: 'Jonida Sample', deletedOn: beginningOf(until) })
    const { application, mails } = await read()
    expect(application).toMatchObject({
      deletedOn: beginningOf(until),
      kept: {
        ordinaryOn: ordinary,
        ground: 'consent',
        reason: 'Agreed by mail to wait for spring.',
        at: test.clock.now(),
        by: 'Besa Sample',
      },
      keepable: { from: dayOf(beginningOf(until) + 1.5 * DAY), until: dayOf(monthsAfter(ordinary, 12)) },
    })
    expect(mails).toMatchObject([{ kind: 'kept', by: 'Besa Sample' }])
    await outboxDone(test)
    expect(test.mails.sent).toMatchObject([{ to: { name: '', address: 'jonida@example.org' }, language: 'de' }])
    const [sent] = test.mails.sent
    const day = formatDate(new Date(beginningOf(until)), 'de', { timeZone: brand.timeZone })
    expect(sent?.text.replace(/\s+/g, ' ')).toContain(day)
    expect(sent?.subject).toBe(readTexts('de', 'mail').application.kept.subject.replace('{{brand}}', brand.name))
    expect(sent?.text, 'what colleagues write stays among them').not.toContain('spring')
  })

  it('leaves a line in the log without the words of staff, which go with the application', async () => {
    await using context = await withOne()
    const { test, id, ordinary, keep, unkeep } = context
    const until = dayOf(ordinary + 60 * DAY)
    await keep({ until })
    await unkeep()
    const facts = (await deedsIn(test)).map(({ deed, thing, facts }) => ({ deed, thing, facts }))
    expect(facts).toContainEqual({
      deed: 'applicationKept',
      thing: `application ${id}`,
      facts: { was: dayOf(ordinary), is: until, why: 'consent' },
    })
    expect(facts).toContainEqual({
      deed: 'applicationKeptNoLonger',
      thing: `application ${id}`,
      facts: { was: until, is: dayOf(ordinary) },
    })
  })

  it('is deleted on its new day, and no sooner', async () => {
    await using context = await withOne()
    const { test, id, ordinary, keep } = context
    const until = dayOf(ordinary + 60 * DAY)
    await keep({ until })
    const { applications, dueRows } = createStores(test.database)
    expect(await applications.listExpired(beginningOf(until) - 1, 9)).toEqual([])
    expect(await applications.deleteExpired(id, beginningOf(until) - 1)).toBeUndefined()
    expect(await dueRows.next('applications')).toEqual({ at: beginningOf(until), count: 1 })
    expect(await applications.listExpired(beginningOf(until), 9)).toEqual([id])
    expect(await applications.deleteExpired(id, beginningOf(until))).toBeDefined()
    expect(await applicationsIn(test)).toEqual([])
  })

  it('is put off more than once, but never by more than twelve months in all', async () => {
    await using context = await withOne()
    const { test, ordinary, keep, read } = context
    const latest = monthsAfter(ordinary, 12)
    const refused = async (until: string) => (await keep({ until })).json().error?.fields
    const { application_keep_day: day } = readTexts('en', 'staff-errors').problems
    expect(await refused(dayOf(latest + DAY))).toEqual({ until: day })
    expect(await refused(dayOf(ordinary))).toEqual({ until: day })
    expect(await refused('2028-02-31')).toEqual({ until: day })
    expect((await keep({ until: dayOf(ordinary + 60 * DAY) })).statusCode).toBe(200)
    const sameDay = await keep({ until: dayOf(ordinary + 60 * DAY), reason: 'Agreed again.' })
    expect(sameDay.json().error?.fields, 'only ever later').toEqual({ until: day })
    expect((await keep({ until: dayOf(latest), ground: 'claim', reason: 'A claim was announced.' })).statusCode).toBe(
      200,
    )
    const { application } = await read()
    expect(application).toMatchObject({
      kept: { ordinaryOn: ordinary, ground: 'claim', reason: 'A claim was announced.' },
      keepable: null,
    })
    expect(application.deletedOn).toBeLessThanOrEqual(latest)
    expect(await refused(dayOf(latest))).toEqual({ until: day })
    await outboxDone(test)
    expect(test.mails.sent, 'a mail each time').toHaveLength(2)
  })

  it('has its promised day again once that is taken back', async () => {
    await using context = await withOne()
    const { test, ordinary, keep, unkeep, read } = context
    await keep()
    expect((await unkeep()).json()).toMatchObject({ deletedOn: ordinary })
    expect((await read()).application).toMatchObject({ deletedOn: ordinary, kept: null })
    expect((await unkeep()).statusCode).toBe(409)
    const [row] = await applicationsIn(test)
    expect(row).toMatchObject({ ordinary_after: null, kept_ground: null, kept_reason: null, kept_by: null })
  })

  it('is known again when it is sent again, because no answer came', async () => {
    await using context = await withOne()
    const { test, keep, read } = context
    const first = await keep()
    const { at } = (await read()).application.kept
    test.clock.advance(60_000)
    expect((await keep({ seen: undefined })).json()).toEqual(first.json())
    expect((await read()).application.kept.at).toBe(at)
    await outboxDone(test)
    expect(test.mails.sent, 'one mail').toHaveLength(1)
  })

  it('is not put off over a colleague who has done so since', async () => {
    await using context = await withOne()
    const { test, id, ordinary, keep, unkeep, read } = context
    const other = await addColleague(test, 'owner', { name: 'Dita Sample' })
    await keep()
    const draft = { id, until: dayOf(ordinary + 90 * DAY), ground: 'claim', reason: 'A claim was announced.' } as const
    expect((await other.browser.call('keepApplication', draft)).statusCode).toBe(409)
    const { at } = (await read()).application.kept
    await unkeep()
    expect((await other.browser.call('keepApplication', { ...draft, seen: at })).statusCode, 'taken back').toBe(409)
    await outboxDone(test)
    expect(test.mails.sent).toHaveLength(1)
    expect((await other.browser.call('keepApplication', draft)).statusCode).toBe(200)
  })

  it('is not taken back over a colleague who has put it off anew since', async () => {
    await using context = await withOne()
    const { test, ordinary, keep, unkeep, read } = context
    await keep()
    const { at } = (await read()).application.kept
    test.clock.advance(60_000)
    const until = dayOf(ordinary + 90 * DAY)
    await keep({ until, ground: 'claim', reason: 'A claim was announced.' })
    expect((await unkeep(at)).statusCode).toBe(409)
    expect((await read()).application).toMatchObject({ deletedOn: beginningOf(until), kept: { ground: 'claim' } })
    expect((await unkeep()).statusCode).toBe(200)
  })

  it('keeps its later day with a decision, as far as that is allowed from there', async () => {
    await using context = await withOne({ stage: 'review' })
    const { test, owner, id, ordinary, keep, read } = context
    await keep({ until: dayOf(monthsAfter(ordinary, 12)) })
    await owner.browser.call('moveApplication', { id, from: 'review', step: 'declined', mail: false })
    const decided = monthsAfter(test.clock.now(), 6)
    expect((await read()).application).toMatchObject({
      deletedOn: monthsAfter(decided, 12),
      kept: { ordinaryOn: decided, ground: 'consent' },
    })
  })

  it('has the day of its decision where that is the later one', async () => {
    const start = Date.UTC(2026, 10, 20, 12)
    await using context = await withOne({ stage: 'review', deleteAfter: start + 10 * DAY })
    const { test, owner, id, keep, read } = context
    expect((await keep({ until: dayOf(start + 40 * DAY) })).statusCode).toBe(200)
    await owner.browser.call('moveApplication', { id, from: 'review', step: 'declined', mail: false })
    expect((await read()).application).toMatchObject({ deletedOn: monthsAfter(test.clock.now(), 6), kept: null })
  })

  it('is an owner’s doing, on a ground and with words', async () => {
    await using context = await withOne()
    const { test, id, ordinary, keep, unkeep } = context
    const moderator = await addColleague(test, 'moderator')
    const asked = { id, until: dayOf(ordinary + DAY), ground: 'claim', reason: 'A claim was announced.' }
    expect((await moderator.browser.call('keepApplication', asked)).statusCode).toBe(403)
    expect((await moderator.browser.call('unkeepApplication', { id, seen: 0 })).statusCode).toBe(403)
    const { problems } = readTexts('en', 'staff-errors')
    const refused = async (more: Parameters<typeof keep>[0]) => (await keep(more)).json().error?.fields
    expect(await refused({ reason: ' because ' })).toEqual({ reason: problems.application_keep_reason })
    expect(await refused({ reason: 'x'.repeat(501) })).toEqual({ reason: problems.application_keep_reason_long })
    expect(await refused({ ground: '' })).toEqual({ ground: problems.application_keep_ground })
    expect(await refused({ until: '' })).toEqual({ until: problems.application_keep_day })
    expect((await keep({ id: 'none' })).statusCode).toBe(404)
    expect((await unkeep()).statusCode).toBe(409)
    expect(await test.database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
    expect((await applicationsIn(test)).map((row) => row.delete_after)).toEqual([ordinary])
  })

  it('and its mail are kept together or not at all', async () => {
    await using context = await withOne()
    const { test, ordinary, keep } = context
    await test.database.db.schema.alterTable('application_mails').renameTo('elsewhere').execute()
    expect((await keep()).statusCode).toBe(500)
    expect((await applicationsIn(test)).map((row) => row.delete_after)).toEqual([ordinary])
    expect(await test.database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })
})
