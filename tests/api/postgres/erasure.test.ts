import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { messageWords } from '#api/services/contact/message-words.ts'
import { createStores } from '#api/store/stores.ts'
import { addColleague } from '../../support/app/staff-people.ts'
import { createTestApp, goodMessage, type TestApp } from '../../support/app/test-app.ts'

/** Of an address’s own rows and all that belong to them: whether they have been tidied. Until then PostgreSQL keeps what was deleted. */
async function tablesOfPersons({ database }: TestApp) {
  const { rows } = await sql<{ name: string; isTidied: boolean }>`
    with recursive theirs as (
      select unnest(array['messages', 'applications', 'subscribers', 'newsletter_signups', 'outbox'])::regclass as id
      union select conrelid::regclass from pg_constraint join theirs on confrelid = theirs.id where contype = 'f'
    )
    select relname as name, last_vacuum is not null as "isTidied" from pg_stat_user_tables join theirs on relid = theirs.id`.execute(
    database.db,
  )
  return rows
}

it('an erasure tidies every table that it has taken rows from', async () => {
  await using test = await createTestApp()
  const owner = await addColleague(test, 'owner')
  const stores = createStores(test.database)
  const email = 'besa@example.org'
  const message = { id: 'theirs', ...goodMessage, email, purpose: 'project', language: 'en' } as const
  await stores.messages.insert({ ...message, receivedAt: test.clock.now(), score: 0.9, sources: [], state: 'new' })
  await stores.messageSearch.put(message.id, messageWords(message))
  await stores.messageNotes.insert({
    id: 'noted',
    message: message.id,
    account: 'somebody',
    at: test.clock.now(),
    text: `About ${email}.`,
  })
  const draft = { kind: 'erasure', email, language: 'en', receivedOn: '2026-11-18' }
  const { id } = (await owner.browser.call('openPersonRequest', draft)).json()
  expect((await owner.browser.call('erasePerson', { id })).statusCode).toBe(200)
  const tables = await tablesOfPersons(test)
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['message_notes', 'message_search']))
  expect(tables.filter(({ isTidied }) => !isTidied)).toEqual([])
})
