import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linksIn, settled, signUp, tokenIn } from '../../support/app/newsletter.ts'
import { type IssueDesk, openIssueDesk } from '../../support/newsletter/issues.ts'

let desk: IssueDesk

beforeAll(async () => {
  desk = await openIssueDesk()
})
afterAll(() => desk[Symbol.asyncDispose]())

const get = (url: string) => desk.app.inject({ url })

/** Everything that was written to an address, once nothing waits. */
async function subjectsFor(email: string): Promise<string[]> {
  await settled(desk)
  return desk.mails.sent.filter(({ to }) => to.address === email).map(({ subject }) => subject)
}

async function confirm(email: string, language: string): Promise<void> {
  await signUp(desk, { email, language, source: 'footer' })
  await settled(desk)
  const mail = desk.mails.sent.findLast(({ to }) => to.address === email)
  const token = tokenIn(linksIn({ text: mail?.text ?? '' }).confirm)
  for (let times = 0; times < 2; times++) {
    const payload = { token, step: 'confirm' }
    const answer = await desk.app.inject({ method: 'POST', url: '/api/newsletter/subscription', payload })
    expect(answer.statusCode).toBe(200)
  }
}

/** An issue as it is once it has gone in English and German, while Italian waits. */
async function sentIssue(): Promise<string> {
  const { id } = await desk.write()
  const letter = { issue_id: id, goes_at: desk.clock.now(), html: '<p>Hello</p>', plain: 'Hello' }
  await desk.database.db.updateTable('issues').set({ state: 'sending' }).where('id', '=', id).execute()
  await desk.database.db
    .insertInto('issue_letters')
    .values([
      { ...letter, language: 'en', fate: 'own', sent_in: 'en', subject: 'The first week & more' },
      { ...letter, language: 'de', fate: 'own', sent_in: 'de', subject: 'Die erste Woche' },
      { ...letter, language: 'it', fate: 'waits', sent_in: 'it', subject: '', html: '', plain: '' },
      { ...letter, language: 'fr', fate: 'falls', sent_in: 'en', subject: 'The first week & more' },
    ])
    .execute()
  return id
}

describe('the archive of issues', () => {
  it('is nowhere until the operator makes a language public, and gone again when not', async () => {
    const id = await sentIssue()
    const address = '/de/newsletter/issues/'
    const feed = '/feeds/de/newsletter/rss.xml'
    const call = '/api/newsletter/issues?language=de'
    expect((await get(call)).json()).toEqual({ isPublic: false, issues: [] })
    expect((await get(address)).statusCode).toBe(404)
    expect((await get(feed)).statusCode).toBe(404)

    const saved = await desk.ask('saveIssueSettings', { archive: ['fr', 'de'] })
    expect(saved).toEqual({ isApprovalAsked: false, archive: ['de', 'fr'], welcome: [] })
    const { issues } = (await get(call)).json()
    expect(issues).toMatchObject([{ number: 1, subject: 'Die erste Woche', preheader: 'And a test for Monday.' }])
    const page = await get(address)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Die erste Woche')
    expect(page.body).toContain(`href="${feed}"`)
    const { body, headers, statusCode } = await get(feed)
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    expect(body).toContain(`<link>${issues[0].address}</link>`)
    expect((await get(new URL(issues[0].address).pathname)).body).toContain('Hello')
    // What fell back to another language is no mail of this one; English was not chosen.
    expect((await get('/api/newsletter/issues?language=fr')).json()).toEqual({ isPublic: true, issues: [] })
    expect((await get('/en/newsletter/issues/')).statusCode).toBe(404)

    await desk.ask('saveIssueSettings', { archive: [] })
    expect((await get(address)).statusCode).toBe(404)
    expect((await get(feed)).statusCode).toBe(404)
    await desk.database.db.deleteFrom('issue_letters').where('issue_id', '=', id).execute()
  })

  it('has a language once nobody waits for a mail in it, and nothing of an issue that was cancelled', async () => {
    const id = await sentIssue()
    const { db } = desk.database
    await desk.ask('saveIssueSettings', { archive: ['en', 'de'] })
    const numbers = async (language: string) =>
      (await get(`/api/newsletter/issues?language=${language}`))
        .json()
        .issues.map((issue: { number: number }) => issue.number)
    const delivery = { issue_id: id, subscriber_id: 'a', domain: 'example.org', due_at: 0, attempts: 0 }
    await db
      .insertInto('issue_deliveries')
      .values({ ...delivery, language: 'de', state: 'due' })
      .execute()
    expect([await numbers('en'), await numbers('de')]).toEqual([[2], []])
    await db.updateTable('issue_deliveries').set({ state: 'sent' }).where('issue_id', '=', id).execute()
    expect(await numbers('de')).toEqual([2])
    await db.updateTable('issues').set({ state: 'cancelled' }).where('id', '=', id).execute()
    expect(await numbers('de')).toEqual([])
  })

  it('reads no issue whole for each who asks', async () => {
    const id = await sentIssue()
    await desk.ask('saveIssueSettings', { archive: ['de'] })
    const list = async () => (await get('/api/newsletter/issues?language=de')).json().issues
    const shown = await list()
    expect(shown).toMatchObject([{ preheader: 'And a test for Monday.' }])
    const texts = desk.database.db.updateTable('issues').where('id', '=', id)
    await texts.set({ text: 'too long to be read each time' }).execute()
    expect(await list()).toEqual(shown)
    await desk.database.db.deleteFrom('issues').where('id', '=', id).execute()
    await desk.ask('saveIssueSettings', { archive: [] })
  })

  it('is for owners to open', async () => {
    const refused = await desk.moderator.browser.call('saveIssueSettings', { archive: ['en'] })
    expect(refused.statusCode).toBe(403)
  })
})

describe('a setting for languages', () => {
  it('changes only what is other than it was seen to be', async () => {
    await desk.ask('saveIssueSettings', { archive: ['en', 'de'] })
    await desk.ask('saveIssueSettings', { archive: ['en'], seen: ['en', 'de'] })
    expect(await desk.ask('saveIssueSettings', { archive: ['en', 'de', 'fr'], seen: ['en', 'de'] })).toMatchObject({
      archive: ['en', 'fr'],
    })
    await desk.ask('saveIssueSettings', { archive: [] })
  })
})

describe('a mail of welcome', () => {
  it('goes to nobody until the operator wants it, then once to who confirms in that language', async () => {
    await desk.ask('saveIssueSettings', { archive: [], welcome: [] })
    await confirm('ana@example.org', 'de')
    expect(await subjectsFor('ana@example.org')).toHaveLength(1)
    await desk.ask('saveIssueSettings', { welcome: ['de'] })
    await confirm('ben@example.org', 'de')
    await confirm('cleo@example.org', 'fr')
    expect((await subjectsFor('ben@example.org'))[1]).toBe('Sie stehen auf der Liste von Dritare')
    expect(await subjectsFor('ben@example.org')).toHaveLength(2)
    expect(await subjectsFor('cleo@example.org')).toHaveLength(1)
  })

  it('names the archive only where it is public, and has a way out', async () => {
    await desk.ask('saveIssueSettings', { archive: ['es'], welcome: ['es', 'it'] })
    await confirm('dora@example.org', 'es')
    await confirm('elio@example.org', 'it')
    await settled(desk)
    const mailTo = (email: string) => desk.mails.sent.findLast(({ to }) => to.address === email)
    expect(mailTo('dora@example.org')?.text).toContain('/es/newsletter/issues/')
    expect(mailTo('elio@example.org')?.text).not.toContain('/newsletter/issues/')
    expect(mailTo('elio@example.org')?.oneClick).toContain('/it/newsletter/unsubscribe/?token=')
  })
})
