import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createFindPerson } from '#api/services/persons/find-person.ts'
import { createClock } from '../../support/app/test-app.ts'
import { createTestBulkMailer, createTestSending } from '../../support/sending/sending.ts'

it('what a person got of the newsletter is found under their address, and is nobody’s once it is erased', async () => {
  const bulk = createTestBulkMailer(({ to }) =>
    to.address === 'Ana@mail.example'
      ? { kind: 'refused', isHard: true, code: '5.1.1', answer: '550 5.1.1 Unknown' }
      : { kind: 'taken' },
  )
  await using test = await createTestSending({ mailer: bulk.mailer })
  const id = randomUUID()
  await test.crowd(1, { id, email: 'Ana@mail.example', emailKey: 'hers' })
  await test.crowd(2)
  const issue = await test.issue()
  await test.until(issue, 'sent')

  const find = createFindPerson({ stores: test.stores, suppressionKeysOf: test.tokens.suppressionKeysOf })
  const found = await find.person('ana@MAIL.example')
  expect(found.issues).toMatchObject([{ number: 1, state: 'refused', kind: 'hard', code: '5.1.1' }])

  await test.stores.transaction([], ({ personRows }) => personRows.erase('ana@mail.example', []))
  expect((await find.person('ana@mail.example')).issues).toEqual([])
  expect(await test.statesOf(issue)).toEqual({ sent: 2, refused: 1 })
  expect(await test.db.selectFrom('issue_bounces').selectAll().execute()).toEqual([])
  const [row] = await test.db.selectFrom('issue_deliveries').selectAll().where('state', '=', 'refused').execute()
  expect(row).toMatchObject({ answer: null })
  expect(row?.subscriber_id).not.toBe(id)
})

it('who got an issue is forgotten twelve months after it has ended; the counts stay', async () => {
  const bulk = createTestBulkMailer()
  const clock = createClock()
  await using test = await createTestSending({ mailer: bulk.mailer, clock })
  await test.crowd(3)
  const issue = await test.issue()
  await test.until(issue, 'sent')
  const ended = clock.now()
  const { oldDeliveries, dueRows } = test.stores
  expect(await dueRows.next('issues')).toEqual({ at: ended, count: 1 })
  expect(await oldDeliveries.forgetBefore(ended - 1, 2)).toBe(0)
  while ((await oldDeliveries.forgetBefore(ended, 2)) === 2);
  expect(await dueRows.next('issues')).toBeUndefined()
  const rows = await test.db.selectFrom('issue_deliveries').select(['subscriber_id', 'state']).execute()
  expect(rows.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent'])
  expect(rows.every(({ subscriber_id }) => subscriber_id.startsWith('nobody-'))).toBe(true)
})
