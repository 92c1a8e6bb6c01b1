import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { PersonFound, PersonRequestsAnswer } from '#api/contract/staff/persons.ts'
import { createFileMailer } from '#api/outbound/file-mailer.ts'
import { messageWords } from '#api/services/contact/message-words.ts'
import type { NewMessage } from '#api/store/messages.ts'
import { createStores } from '#api/store/stores.ts'
import { storeApplication } from '../app/application-rows.ts'
import { subscribed } from '../app/newsletter.ts'
import type { Colleague } from '../app/staff-people.ts'
import { goodMessage, type TestApp } from '../app/test-app.ts'
import { storeReturnedIssue } from '../newsletter/returned-issue.ts'

const DAY = 24 * 3_600_000
export const email = 'Besa.Marker-7c1eqxzw@example.org'
export const needle = 'marker-7c1eqxzw'
/** As an index has the end of that word. */
export const indexed = 'c1eqxzw'
export const other = 'ana@example.org'

export const draft = { kind: 'erasure', email, language: 'de', receivedOn: '2026-11-18' }

export async function open({ browser }: Colleague, change: Partial<typeof draft> = {}): Promise<string> {
  const answer = await browser.call('openPersonRequest', { ...draft, ...change })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().id
}

export const listed = async ({ browser }: Colleague): Promise<PersonRequestsAnswer> =>
  (await browser.call('listPersonRequests')).json()

export async function found({ browser }: Colleague, id: string): Promise<PersonFound> {
  const answer = await browser.call('readPersonRequest', { id })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().found
}

export const messageOf = ({ clock }: TestApp, change: Partial<NewMessage> = {}): NewMessage => ({
  id: randomUUID(),
  ...goodMessage,
  purpose: 'project',
  language: 'en',
  receivedAt: clock.now(),
  score: 0.9,
  sources: [],
  state: 'new',
  ...change,
})

/** Everything that the program can keep of somebody, and the same of another person. */
export async function keepEverythingOf(test: TestApp): Promise<void> {
  const stores = createStores(test.database)
  await subscribed(test, email)
  await subscribed(test, other)
  for (const [id, address] of Object.entries({ theirs: email.toUpperCase(), others: other }))
    await keepMessage(test, messageOf(test, { id, email: address, message: 'A window, please.' }))
  await storeApplication(test, {
    id: 'applied',
    email,
    fullName: 'Besa Sample',
    deleteAfter: test.clock.now() + 99 * DAY,
  })
  const [at, text] = [test.clock.now(), `About ${email}.`]
  await stores.messageMails.insert({ id: 'answered', message: 'theirs', kind: 'answer', at, text: 'Gladly.' })
  await stores.messageNotes.insert({ id: 'noted', message: 'theirs', account: 'somebody', at, text })
  await stores.applicationNotes.insert({ id: 'noted', application: 'applied', by: 'somebody', at, text })
  await storeApplication(test, { email: other, deleteAfter: test.clock.now() + 99 * DAY })
  await test.database.db.updateTable('applications').set({ deleted_at: 1 }).where('email', '=', email).execute()
  const mail = {
    from: { name: 'Dritare', address: 'website@dritare.example' },
    to: { name: '', address: email },
    date: test.clock.now(),
    automatic: true,
    subject: 'Your message',
    text: 'It has arrived.',
    language: 'en',
  }
  for (const [id, payload] of Object.entries({
    failed: mail,
    notification: { ...mail, to: mail.from, replyTo: { name: 'Besa', address: email } },
    others: { ...mail, to: { name: '', address: other } },
  })) {
    await stores.outbox.insert({ id, kind: 'mail', payload: JSON.stringify(payload), createdAt: test.clock.now() })
    await stores.outbox.markFailed(id, test.clock.now(), `mailbox of ${id === 'others' ? other : email} is full`)
  }
  await storeReturnedIssue(test)
  const folder = path.join(test.place.dataDir, 'outbox')
  mkdirSync(folder, { recursive: true })
  await createFileMailer(folder).send(mail, 'to-them')
  await createFileMailer(folder).send({ ...mail, to: { name: '', address: other } }, 'to-another')
}

/** As the form keeps it, with its words for the search. */
export async function keepMessage({ database }: TestApp, message: NewMessage): Promise<void> {
  const { messages, messageSearch } = createStores(database)
  await messages.insert(message)
  await messageSearch.put(message.id, messageWords(message))
}

/** The files of the data folder in which the address can be read. */
export function filesWith({ place }: TestApp, text: string): string[] {
  return readdirSync(place.dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const file = path.join(place.dataDir, name)
    return statSync(file).isFile() && readFileSync(file, 'latin1').toLowerCase().includes(text)
  })
}

/** Columns of any kind of any table in which it can be read. */
export async function columnsWith({ database }: TestApp, text: string): Promise<string[]> {
  const places: string[] = []
  for (const { name } of await database.db.introspection.getTables()) {
    const rows = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`
      .execute(database.db)
      .then((result) => result.rows)
      // Another schema's table of the same server.
      .catch(() => [])
    const hit = rows.find((row) => JSON.stringify(row).toLowerCase().includes(text))
    if (hit) places.push(name)
  }
  return places
}

export const countOf = async ({ database }: TestApp, table: 'issue_bounces' | 'issue_deliveries') =>
  (await database.db.selectFrom(table).selectAll().execute()).length
