import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { AppError } from '#api/errors.ts'
import { createDiskStorage } from '#api/outbound/file-storage.ts'
import { createApplicationStages, type RequestedStep } from '#api/services/applications/application-stages.ts'
import { monthsAfter } from '#api/services/retention/months-after.ts'
import { createStores } from '#api/store/stores.ts'
import { storeApplication } from '../../support/app/application-rows.ts'
import { applicationsIn, good, post } from '../../support/app/applications.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'
import { makePdf } from '../../support/data/resumes.ts'

const HOUR = 3_600_000

const stagesOf = ({ database, resumes, clock }: TestApp) =>
  createApplicationStages({
    stores: createStores(database),
    storage: createDiskStorage(resumes, clock.now),
    now: clock.now,
  })

async function withApplication() {
  const test = await createTestApp()
  const id: string = (await post(test, good())).json().id
  return { test, id, stages: stagesOf(test), [Symbol.asyncDispose]: () => test[Symbol.asyncDispose]() }
}

/** The code of what a promise fails with; undefined when it does not. */
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error) => (error instanceof AppError ? error.code : error),
  )

const toInterview: RequestedStep[] = [
  { from: 'received', step: 'review' },
  { from: 'review', step: 'interview' },
]

describe('an application', () => {
  it.each(['hired', 'declined'] as const)('goes by review and interview to its decision: %s', async (outcome) => {
    await using context = await withApplication()
    const { test, id, stages } = context
    const receivedAt = test.clock.now()
    for (const step of toInterview) {
      test.clock.advance(HOUR)
      const { stage, deleteAfter } = await stages.advance(id, step)
      expect(stage).toBe(step.step)
      expect(deleteAfter, 'a year from receipt, whatever happens').toBe(monthsAfter(receivedAt, 12))
    }
    test.clock.advance(HOUR)
    const decided = await stages.advance(id, { from: 'interview', step: outcome })
    const expected = { stage: 'decision', outcome, decidedAt: test.clock.now() }
    expect(decided).toMatchObject({ ...expected, deleteAfter: monthsAfter(test.clock.now(), 6) })
    expect(await stages.open(id)).toEqual(decided)
  })

  it('may be declined without an interview, but not hired', async () => {
    await using context = await withApplication()
    const { id, stages } = context
    await stages.advance(id, { from: 'received', step: 'review' })
    expect(await codeOf(stages.advance(id, { from: 'review', step: 'hired' }))).toBe('invalid')
    expect(await stages.advance(id, { from: 'review', step: 'declined' })).toMatchObject({ outcome: 'declined' })
  })

  it.each<RequestedStep>([
    { from: 'received', step: 'interview' },
    { from: 'received', step: 'declined' },
    { from: 'received', step: 'hired' },
    { from: 'review', step: 'review' },
    { from: 'interview', step: 'review' },
    { from: 'decision', step: 'review' },
    { from: 'decision', step: 'hired' },
  ])('takes no step that is none: %j', async (step) => {
    await using context = await withApplication()
    const before = await applicationsIn(context.test)
    expect(await codeOf(context.stages.advance(context.id, step))).toBe('invalid')
    expect(await applicationsIn(context.test)).toEqual(before)
  })

  it('takes one of two steps at once, and tells the other member of staff', async () => {
    await using context = await withApplication()
    const { id, stages } = context
    for (const step of toInterview) await stages.advance(id, step)
    const decide = (outcome: 'hired' | 'declined') => stages.advance(id, { from: 'interview', step: outcome })
    const codes = await Promise.all([codeOf(decide('hired')), codeOf(decide('declined'))])
    expect(codes.toSorted()).toEqual(['conflict', undefined])
    expect((await stages.open(id)).outcome).toBe(codes[0] === undefined ? 'hired' : 'declined')
  })

  it('is not found when it is gone', async () => {
    await using context = await withApplication()
    const { stages } = context
    expect(await codeOf(stages.open('none'))).toBe('not_found')
    expect(await codeOf(stages.resume('none'))).toBe('not_found')
    expect(await codeOf(stages.advance('none', { from: 'received', step: 'review' }))).toBe('not_found')
  })
})

describe('a résumé', () => {
  it('is handed out as it came, to be saved and never shown', async () => {
    await using context = await withApplication()
    const { content, headers } = await context.stages.resume(context.id)
    expect((await buffer(content)).equals(makePdf())).toBe(true)
    expect(headers).toEqual({
      'content-type': 'application/pdf',
      'content-length': String(makePdf().length),
      'content-disposition': `attachment; filename="Jonida Sample.pdf"; filename*=UTF-8''Jonida%20Sample.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })

  it('keeps any name inside its header, and is no page whatever the database says', async () => {
    await using test = await createTestApp()
    const { id, storedName } = await storeApplication(test)
    await test.database.db
      .updateTable('applications')
      .set({ file_name: 'a"b\\c%41\r\nSet-Cookie: x=1; Ë\u202e(1)*.pdf', media_type: 'text/html' })
      .where('stored_name', '=', storedName)
      .execute()
    const { content, headers } = await stagesOf(test).resume(id)
    content.destroy()
    expect(headers['content-type']).toBe('application/octet-stream')
    expect(headers['content-disposition']).toBe(
      `attachment; filename="a_b_c_41__Set-Cookie: x=1; __(1)*.pdf"; filename*=UTF-8''a%22b%5Cc%2541%0D%0ASet-Cookie%3A%20x%3D1%3B%20%C3%8B%E2%80%AE%281%29%2a.pdf`,
    )
  })

  it('that is lost is not found, and a name that leads elsewhere is none', async () => {
    await using test = await createTestApp()
    const { id, storedName } = await storeApplication(test)
    await createDiskStorage(test.resumes).remove(storedName)
    expect(await codeOf(stagesOf(test).resume(id))).toBe('not_found')
    await test.database.db.updateTable('applications').set({ stored_name: '../../site.db' }).execute()
    await expect(stagesOf(test).resume(id)).rejects.toThrow('no name of a stored file')
  })
})

describe('months', () => {
  it.each([
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-11-20', -24, '2024-11-20'],
    ['2028-03-31', -1, '2028-02-29'],
    ['2026-12-31', 2, '2027-02-28'],
  ])('%s and %i months are %s', (from, months, to) => {
    expect(new Date(monthsAfter(Date.parse(`${from}T10:00Z`), months)).toISOString()).toBe(`${to}T10:00:00.000Z`)
  })
})
