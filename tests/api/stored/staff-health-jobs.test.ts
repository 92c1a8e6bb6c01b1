import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { HealthRule } from '#api/contract/staff/health.ts'
import { retentionRules } from '#api/contract/values/staff/health.ts'
import { createDiskStorage } from '#api/outbound/file-storage.ts'
import { createPictureStorage } from '#api/outbound/picture-storage.ts'
import { jobStandings } from '#api/services/health/job-standings.ts'
import { pictureRetention } from '#api/services/pictures/picture-retention.ts'
import { monthsAfter } from '#api/services/retention/months-after.ts'
import { retentionTasks } from '#api/services/retention/retention.ts'
import { createStores } from '#api/store/stores.ts'
import { readHealth } from '../../support/app/health.ts'
import { addColleague, type Colleague } from '../../support/app/staff-people.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const patience = { timeout: 20_000 } // milliseconds: the first run of each job is waited for

/** The server's own runs are noted: from here on only a test notes any. */
async function jobsHaveRun({ app, database }: TestApp) {
  await app.ready()
  await expect.poll(async () => (await createStores(database).jobRuns.list()).length, patience).toBe(8)
}

async function ruleOf(owner: Colleague, rule: HealthRule['rule']) {
  return (await readHealth(owner)).rules?.find((one) => one.rule === rule)
}

describe('the jobs', () => {
  it('that never ran say so, and ask for nobody', () => {
    const standings = jobStandings([], 0, () => false)
    expect(standings.map(({ standing, nextAt }) => [standing, nextAt])).toEqual(Array(9).fill(['never', null]))
  })

  it('say when they last ran and will again', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const at = test.clock.now()
    await test.app.ready()
    await expect
      .poll(async () => (await readHealth(owner)).jobs?.map(({ standing, endedAt }) => [standing, endedAt]), patience)
      .toEqual(Array(8).fill(['well', at]))
    expect((await readHealth(owner)).jobs?.at(-1)).toMatchObject({ every: HOUR, nextAt: at + HOUR, error: null })
  })

  it('that fail say why and ask for somebody, until they run again', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    await jobsHaveRun(test)
    const { jobRuns } = createStores(test.database)
    const at = test.clock.now()
    await jobRuns.ended('retention', at - 2 * HOUR, at - 2 * HOUR + 4000)
    await jobRuns.failed('retention', at - HOUR, 'no disk, says jonida@example.org')
    const failed = await readHealth(owner)
    expect(failed.asks).toContain('jobs')
    expect(failed.jobs?.at(-1)).toMatchObject({
      standing: 'failed',
      endedAt: at - 2 * HOUR + 4000,
      failedAt: at - HOUR,
      error: 'no disk, says jo***@example.org',
    })
    await jobRuns.ended('retention', at, at)
    const mended = await readHealth(owner)
    expect(mended.asks).not.toContain('jobs')
    expect(mended.jobs?.at(-1)).toMatchObject({ standing: 'well', failedAt: at - HOUR })
  })

  it('that have not run for long ask for somebody', () => {
    const run = { job: 'retention', beganAt: 0, endedAt: 0, failedAt: null, error: null } as const
    const standingAt = (now: number) => jobStandings([run], now, (job) => job === 'backup').at(-1)?.standing
    expect(standingAt(2 * HOUR + 300_000)).toBe('well')
    expect(standingAt(2 * HOUR + 300_001)).toBe('late')
  })

  it('note a task that fails, while the others go on', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const { db } = test.database
    await db.schema.dropTable('consent_receipts').execute()
    await test.app.ready()
    await expect
      .poll(async () => (await readHealth(owner)).jobs?.find(({ job }) => job === 'retention')?.error ?? '', patience)
      .toContain('consent_receipts')
  })
})

describe('the periods of deletion (D28)', () => {
  /** Which rule tells of which task; a task that is missing here fails. */
  const rulesOf: Record<string, HealthRule['rule']> = {
    applications: 'applications',
    'deleted posts': 'deleted',
    'what undoes deeds on posts': 'undos',
    'revisions of posts': 'revisions',
    'old revisions of posts': 'revisions',
    'preview links': 'previews',
    'links to the dashboard': 'shares',
    messages: 'messages',
    visits: 'visits',
    'reads of posts': 'reads',
    'consent receipts': 'consents',
    'steps in forms': 'visits',
    'how fast pages were': 'visits',
    'what limits have counted': 'limits',
    'answered requests of persons': 'requests',
    'unconfirmed subscribers': 'signups',
    'unsettled sign-ups': 'signups',
    'deleted openings': 'deleted',
    'recipients of issues': 'issues',
    'what came back of issues': 'issues',
    'lines of the staff’s log': 'staffLog',
    'visits of staff': 'staffVisits',
    'links for staff': 'staffLinks',
    'sessions of staff': 'staffSessions',
    'challenges of passkeys': 'staffChallenges',
    'mails written as files': 'mailFiles',
    'free pages of the database': 'space',
    'the log of the database': 'space',
    'deleted pictures': 'deleted',
    'what a crash left of pictures': 'leftovers',
  }

  it('are told for every task of the job', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const stores = createStores(test.database)
    const shared = { stores, now: test.clock.now }
    const tasks = [
      ...retentionTasks({ ...shared, storage: createDiskStorage(test.resumes) }),
      ...pictureRetention({ ...shared, storage: createPictureStorage(test.pictures) }),
    ]
    const told = (await readHealth(owner)).rules?.map(({ rule }) => rule)
    expect(told).toEqual(retentionRules)
    for (const { name } of tasks) expect(told, `the task “${name}”`).toContain(rulesOf[name])
  })

  it('say when the oldest goes, and how many go within a day of it', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const stores = createStores(test.database)
    const at = test.clock.now()
    const receipt = { decision: 'accepted', version: '1', language: 'en', decidedAt: 0 } as const
    const choices = {
      preferences: true,
      analytics: true,
      marketing: true,
      newsletter: true,
      notifications: true,
      recaptcha: true,
    }
    for (const receivedAt of [at, at + DAY, at + DAY + 1])
      await stores.consentReceipts.insert({
        ...receipt,
        decision: 'customized',
        choices,
        receipt: randomUUID(),
        receivedAt,
      })
    expect(await ruleOf(owner, 'consents')).toEqual({
      rule: 'consents',
      source: 'privacy',
      kept: [{ count: 24, unit: 'months' }],
      nextAt: monthsAfter(at, 24),
      count: 2,
    })
    expect(await ruleOf(owner, 'visits')).toMatchObject({ nextAt: null, count: 0 })
  })

  it('count messages from their sender’s last one', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const { messages } = createStores(test.database)
    const at = test.clock.now()
    const message = { name: 'Ana', purpose: 'quote', message: 'Hello', language: 'en', score: 1 } as const
    for (const [email, receivedAt] of [
      ['ana@example.org', at],
      ['Ana@example.org', at + 40 * DAY],
      ['ben@example.org', at + 20 * DAY],
    ] as const)
      await messages.insert({ ...message, id: randomUUID(), email, receivedAt, sources: [], state: 'new' })
    expect(await ruleOf(owner, 'messages')).toMatchObject({ nextAt: monthsAfter(at + 20 * DAY, 36), count: 1 })
  })

  it('count what is written to files', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const folder = path.join(test.place.dataDir, 'outbox')
    mkdirSync(folder)
    for (const name of ['one.eml', 'two.eml']) writeFileSync(path.join(folder, name), 'four')
    const { storage, rules } = await readHealth(owner)
    expect(rules?.find(({ rule }) => rule === 'mailFiles')).toMatchObject({ count: 2 })
    expect(storage.find(({ place }) => place === 'mails')).toEqual({ place: 'mails', bytes: 8, files: 2 })
  })
})
