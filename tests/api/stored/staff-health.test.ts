import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { HealthAnswer } from '#api/contract/staff/health.ts'
import { createStores } from '#api/store/stores.ts'
import { readHealth } from '../../support/app/health.ts'
import { goodMail } from '../../support/app/outbox.ts'
import { addColleague, deedsIn } from '../../support/app/staff-people.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const acknowledgement = {
  from: goodMail.from,
  to: { name: '', address: 'jonida.sample@cafe.example' },
  date: 0,
  automatic: true,
  template: 'contact-acknowledgement',
  props: {},
  language: 'sq',
}

/** A mail that was given up after a day. */
async function addDead({ database, clock }: TestApp, payload: unknown = acknowledgement, reason = '550 unknown') {
  const id = randomUUID()
  const at = clock.now()
  await database.db
    .insertInto('outbox')
    .values({
      id,
      kind: 'mail',
      lane: 'cafe.example',
      payload: JSON.stringify(payload),
      created_at: at,
      due_at: at,
      attempts: 1,
      failed_at: at + DAY,
      last_error: reason,
    })
    .execute()
  return id
}

describe('a mail that was given up', () => {
  it('is told with its reason, and names nobody', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const createdAt = test.clock.now()
    const reason = '550 5.1.1 <jonida.sample@cafe.example>: no mailbox JONIDA.SAMPLE here, says postmaster@cafe.example'
    const id = await addDead(test, acknowledgement, reason)
    const { asks, outbox } = await readHealth(owner)
    expect(asks[0]).toBe('dead')
    expect(outbox).toMatchObject({ failed: 1, waiting: 0 })
    expect(outbox?.dead).toEqual([
      {
        id,
        kind: 'contact-acknowledgement',
        to: 'jo***@cafe.example',
        language: 'sq',
        reason: '550 5.1.1 <jo***@cafe.example>: no mailbox *** here, says po***@cafe.example',
        attempts: 1,
        createdAt,
        failedAt: createdAt + DAY,
      },
    ])
  })

  it('is told also where nobody can read it', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    await addDead(test, { template: 'of another version', to: 'jonida@example.org' })
    expect((await readHealth(owner)).outbox?.dead).toMatchObject([{ kind: 'other', to: null, language: null }])
  })

  it('is tried once more with fresh attempts, which the log says without naming anybody', async () => {
    await using test = await createTestApp()
    await test.app.ready()
    const owner = await addColleague(test, 'owner')
    const id = await addDead(test)
    const { browser } = owner
    expect((await browser.call('retryMails', { ids: [id, id] })).json()).toEqual({ tried: 1 })
    await expect
      .poll(() => test.mails.sent.map(({ to }) => to.address), { timeout: 20_000 })
      .toEqual([acknowledgement.to.address])
    expect((await readHealth(owner)).asks).not.toContain('dead')
    expect(await deedsIn(test)).toEqual([
      {
        account: owner.id,
        deed: 'mailRetried',
        thing: `mail ${id}`,
        facts: { kind: 'contact-acknowledgement', attempts: 1, language: 'sq' },
      },
    ])
    const log = (await browser.call('readLog')).json()
    expect(log.lines[0]).toMatchObject({ deed: 'mailRetried', thing: { kind: 'mail', id, name: null } })
    expect((await browser.call('retryMails', { ids: [id] })).statusCode).toBe(404)
  })

  it('is tried again together with others by a form without scripts, which says so', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const ids = [await addDead(test), await addDead(test)]
    const headers = { cookie: owner.browser.cookie ?? '', 'content-type': 'application/x-www-form-urlencoded' }
    const page = await test.app.inject({ url: '/admin/health', headers })
    const inTheForm = ids.toSorted().join(' ')
    expect(page.body.includes(`name="ids" value="${inTheForm}"`)).toBe(true)
    const payload = new URLSearchParams({ deed: 'retry', ids: inTheForm }).toString()
    const posted = await test.app.inject({ method: 'POST', url: '/admin/health', headers, payload })
    expect(posted.statusCode).toBe(200)
    expect(posted.body.includes('2 mails are being tried again.')).toBe(true)
    await expect.poll(() => test.mails.sent.length, { timeout: 20_000 }).toBe(2)
  })

  it('is gone once it is dropped, and only once', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const [id, other] = [await addDead(test), await addDead(test)]
    expect((await owner.browser.call('dropMail', { id })).statusCode).toBe(200)
    expect((await owner.browser.call('dropMail', { id })).statusCode).toBe(404)
    const rows = await test.database.db.selectFrom('outbox').select('id').execute()
    expect(rows).toEqual([{ id: other }])
    expect(await deedsIn(test)).toMatchObject([{ deed: 'mailDropped', thing: `mail ${id}` }])
  })

  it('that two decide on at once is decided once', async () => {
    await using test = await createTestApp()
    const [one, two] = [await addColleague(test, 'owner'), await addColleague(test, 'owner')]
    const id = await addDead(test)
    const answers = await Promise.all([
      one.browser.call('dropMail', { id }),
      two.browser.call('retryMails', { ids: [id] }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
    expect(await deedsIn(test)).toHaveLength(1)
  })

  it('that still waits is neither tried again nor dropped', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const id = randomUUID()
    const { outbox } = createStores(test.database)
    const dueAt = test.clock.now() + HOUR
    await outbox.insert({ id, kind: 'mail', payload: JSON.stringify(acknowledgement), createdAt: dueAt })
    expect((await owner.browser.call('dropMail', { id })).statusCode).toBe(404)
    expect((await owner.browser.call('retryMails', { ids: [id] })).statusCode).toBe(404)
    expect((await readHealth(owner)).outbox).toMatchObject({ waiting: 1, failed: 0, nextAt: dueAt })
  })
})

describe('mails that were sent', () => {
  it('are counted for a day, with the time in which half of them left', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const half = async () => {
      const { outbox } = await readHealth(owner)
      return [outbox?.sent, outbox?.half]
    }
    expect(await half()).toEqual([0, null])
    const at = test.clock.now()
    const { outbox } = createStores(test.database)
    for (const took of [900, 40, 5000, 1200, DAY]) {
      const id = randomUUID()
      await outbox.insert({ id, kind: 'mail', payload: JSON.stringify(acknowledgement), createdAt: at - took })
      // The last one was sent a day ago.
      const sentAt = took === DAY ? at - DAY : at
      await test.database.db.updateTable('outbox').set({ sent_at: sentAt }).where('id', '=', id).execute()
    }
    expect(await half()).toEqual([4, 900])
  })
})

describe('the house', () => {
  it('says what it is made of, and no secret', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const answer = await owner.browser.call('readHealth')
    const health: HealthAnswer = answer.json()
    expect(health.database).toMatchObject({ kind: test.database.kind, version: expect.stringMatching(/^\d+\.\d+/) })
    expect(health.database?.steps).toBe(health.database?.known)
    expect(health.storage[0]?.bytes).toBeGreaterThan(4096)
    expect(health.memory.used).toBeLessThan(health.memory.total)
    expect(health.program.version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(health.keys).toEqual({ secret: 'made', push: 'made', dkim: 'none', recaptcha: 'none' })
    expect(health.push).toEqual({ state: 'on', subscribers: 0, lost: 0, waiting: 0, failed: 0 })
    expect(answer.body).not.toContain('a key for tests')
  })

  it('asks for a mail server where others than this machine open the site', async () => {
    await using open = await createTestApp()
    await using own = await createTestApp({ publicUrl: 'https://localhost:3000' })
    expect((await readHealth(await addColleague(open, 'owner'))).asks).toContain('mailFolder')
    expect((await readHealth(await addColleague(own, 'owner'))).asks).toEqual([])
  })

  it('asks for somebody when notices have no keys', async () => {
    const push = { loadVapid: () => Promise.reject(new Error('half a key')) }
    await using test = await createTestApp({ push })
    const { asks, push: told, jobs } = await readHealth(await addColleague(test, 'owner'))
    expect(asks).toContain('push')
    expect(told?.state).toBe('broken')
    expect(jobs?.map(({ job }) => job)).not.toContain('push')
  })

  it('names what does not answer, and says the rest', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    await test.database.db.schema.dropTable('push_deliveries').execute()
    rmSync(path.join(test.place.dataDir, 'outbox'), { recursive: true, force: true })
    // A file where a folder should be.
    writeFileSync(path.join(test.place.dataDir, 'outbox'), '')
    const health = await readHealth(owner)
    expect(health.asks).toContain('silent')
    expect(health.push).toBeNull()
    expect(health.rules).toBeNull()
    expect(health.storage.find(({ place }) => place === 'mails')?.bytes).toBeNull()
    expect(health.outbox).not.toBeNull()
    expect(health.database).not.toBeNull()
  })
})
