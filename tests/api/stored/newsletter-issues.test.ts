import { describe, expect, it } from 'vitest'
import { issueLimits } from '#api/contract/values/staff/issues.ts'
import { deletedRetention } from '#api/services/deleted/deleted-retention.ts'
import { createErasing } from '#api/services/deleted/erasing.ts'
import { createStores } from '#api/store/stores.ts'
import { settled, storeSubscriber } from '../../support/app/newsletter.ts'
import { addColleague, deedsIn } from '../../support/app/staff-people.ts'
import {
  inEach,
  openIssueDesk,
  refusalOf,
  storePost,
  wholePost,
  words,
  writtenIssue,
} from '../../support/newsletter/issues.ts'

const DAY = 24 * 3_600_000

describe('an issue', () => {
  it('is begun from a post in one step: the post whole, for who asked for its type, called as it is', async () => {
    await using desk = await openIssueDesk()
    await storePost(desk, ['en', 'de'])
    const { id } = await desk.ask('beginIssue', { posts: ['a-window'] }, desk.moderator)
    const issue = await desk.read(id)
    expect(issue).toMatchObject({
      number: 1,
      version: 1,
      state: 'draft',
      text: { title: 'A window', topics: ['insights'], blocks: [{ kind: 'post', post: 'a-window', look: 'whole' }] },
      savedBy: 'Mira Sample',
      mayApprove: true,
      posts: { 'a-window': { title: 'A window', isLive: { en: true, de: true, fr: false } } },
    })
    expect(issue.text.lines.en.subject).toBe('')
    expect(issue.languages.de).toEqual({ fate: 'own', subject: 'A window, de', gaps: [] })
    expect(issue.languages.fr.fate).toBe('waits')
    expect(await refusalOf(desk.owner, 'beginIssue', { posts: ['none'] })).toMatchObject({ status: 404 })
  })

  it('is saved once a version: somebody else’s text is not overwritten, and the same one twice is', async () => {
    await using desk = await openIssueDesk()
    const { id, version, text } = await desk.write()
    const input = { id, version, text: { ...text, title: 'Mine' } }
    const { issue } = await desk.ask('saveIssue', input)
    expect(issue.version).toBe(version + 1)
    expect((await desk.ask('saveIssue', input)).issue.version).toBe(version + 1)
    const others = { id, version, text: { ...text, title: 'Hers' } }
    expect(await refusalOf(desk.moderator, 'saveIssue', others)).toMatchObject({ status: 409, code: 'conflict' })
    expect((await desk.read(id)).text.title).toBe('Mine')
  })

  it('says at its field what is too long', async () => {
    await using desk = await openIssueDesk()
    const { id } = await desk.ask('beginIssue', {})
    const text = writtenIssue({ title: 'a'.repeat(issueLimits.title + 1) })
    expect(await refusalOf(desk.owner, 'saveIssue', { id, version: 1, text })).toMatchObject({
      status: 422,
      fields: { title: 'Please use at most 120 characters for the name.' },
    })
    const twice = writtenIssue({ blocks: [words('One'), words('Two')] })
    expect(await refusalOf(desk.owner, 'saveIssue', { id, version: 1, text: twice })).toMatchObject({ status: 422 })
  })

  it('is listed by number, with how its mails have fared', async () => {
    await using desk = await openIssueDesk()
    const { id } = await desk.write()
    await desk.write({ title: 'The second week' })
    const delivery = { issue_id: id, language: 'en' as const, domain: 'example.org', due_at: 0, attempts: 1 }
    await desk.database.db
      .insertInto('issue_deliveries')
      .values([
        { ...delivery, subscriber_id: 'a', state: 'sent', left_at: 5 },
        { ...delivery, subscriber_id: 'b', state: 'sent' },
        { ...delivery, subscriber_id: 'c', state: 'refused' },
        { ...delivery, subscriber_id: 'd', state: 'due' },
      ])
      .execute()
    const { issues, found, settings } = await desk.ask('listIssues', {}, desk.moderator)
    expect({ found, settings }).toEqual({ found: 2, settings: { isApprovalAsked: false, archive: [], welcome: [] } })
    expect(issues.map(({ number }) => number)).toEqual([2, 1])
    expect(issues[1]?.tally).toEqual({ to: 4, sent: 2, refused: 1, left: 1 })
    expect(issues[0]).toMatchObject({ title: 'The second week', fates: inEach('own'), tally: { to: 0 } })
  })

  it('is deleted as a draft, waits thirty days, and its number never comes again', async () => {
    await using desk = await openIssueDesk()
    const { id } = await desk.write()
    await desk.ask('deleteIssue', { id }, desk.moderator)
    expect(await refusalOf(desk.owner, 'readIssue', { id })).toMatchObject({ status: 404 })
    const { things } = await desk.ask('listDeleted', { kind: 'issue' })
    expect(things).toMatchObject([{ kind: 'issue', number: 1, title: 'The first week', by: 'Mira Sample' }])
    await desk.ask('restoreIssue', { id })
    expect((await desk.read(id)).number).toBe(1)

    await desk.ask('deleteIssue', { id })
    const stores = createStores(desk.database)
    const suppressionKeyOf = () => ''
    const erase = createErasing({ stores, storage: { remove: async () => {} }, suppressionKeyOf, now: desk.clock.now })
    const tasks = deletedRetention({ stores, erase, now: desk.clock.now })
    desk.clock.advance(30 * DAY - 1)
    for (const { deleteSome } of tasks) await deleteSome()
    expect(await stores.issues.find(id)).toBeDefined()
    desk.clock.advance(1)
    for (const { deleteSome } of tasks) await deleteSome()
    expect(await stores.issues.find(id)).toBeUndefined()
    const later = await addColleague(desk, 'owner')
    expect((await desk.write({}, later)).number).toBe(2)
  })

  it('cannot be deleted once it is to go', async () => {
    await using desk = await openIssueDesk()
    const { id, version } = await desk.write()
    await desk.ask('scheduleIssue', {
      id,
      version,
      clock: 'together',
      day: '2026-12-01',
      hour: '10:00',
      zone: 'Europe/Tirane',
    })
    expect(await refusalOf(desk.owner, 'deleteIssue', { id })).toMatchObject({ status: 409 })
    await createStores(desk.database).issues.change(id, ['scheduled'], { state: 'cancelled' })
    await desk.ask('deleteIssue', { id })
  })

  it('leaves a line in the log for each deed, and one for a sitting of saves', async () => {
    await using desk = await openIssueDesk()
    const { id, text } = await desk.write()
    await desk.ask('saveIssue', { id, version: 2, text: { ...text, title: 'Again' } })
    await desk.ask('saveIssue', { id, version: 3, text: { ...text, title: 'By another' } }, desk.moderator)
    await desk.ask('approveIssue', { id, version: 4 })
    await desk.ask('saveIssueSettings', { approval: 'yes' })
    await desk.ask('scheduleIssue', {
      id,
      version: 4,
      clock: 'together',
      day: '2026-12-01',
      hour: '10:00',
      zone: 'Europe/Tirane',
    })
    await desk.ask('unscheduleIssue', { id })
    await desk.ask('deleteIssue', { id })
    await desk.ask('restoreIssue', { id })
    expect((await deedsIn(desk)).map(({ deed }) => deed).toSorted()).toEqual([
      'issueApproved',
      'issueBegun',
      'issueDeleted',
      'issueRestored',
      'issueSaved',
      'issueScheduled',
      'issueSettingsSaved',
      'issueUnscheduled',
    ])
  })
})

describe('who would get an issue', () => {
  it('are those who have confirmed and asked for its topics, by what becomes of their language', async () => {
    await using desk = await openIssueDesk()
    await storePost(desk, ['en', 'de'])
    await storeSubscriber(desk, 'a@example.org', { topics: ['insights', 'news'] })
    await storeSubscriber(desk, 'b@example.org', { language: 'de', topics: ['insights'] })
    await storeSubscriber(desk, 'c@example.org', { language: 'fr', topics: ['insights'] })
    await storeSubscriber(desk, 'd@example.org', { topics: ['opinion'] })
    await storeSubscriber(desk, 'e@example.org', { confirmedAt: undefined })
    const gone = await storeSubscriber(desk, 'f@example.org')
    await desk.ask('deleteSubscriber', { id: gone.id })

    const { id } = await desk.ask('beginIssue', { posts: ['a-window'] })
    expect(await desk.ask('countIssue', { id }, desk.moderator)).toMatchObject({
      confirmed: 4,
      others: 1,
      now: 2,
      waiting: 1,
      languages: {
        en: { people: 1, fate: 'own', in: 'en' },
        de: { people: 1, fate: 'own', in: 'de' },
        fr: { people: 1, fate: 'waits', in: 'fr' },
      },
      topics: { insights: 3, opinion: 0 },
    })
    const { text } = await desk.read(id)
    await desk.ask('saveIssue', { id, version: 1, text: { ...text, topics: [], gaps: 'fall' } })
    expect(await desk.ask('countIssue', { id })).toMatchObject({
      ...{ others: 0, now: 4, waiting: 0, topics: { insights: 3, news: 1, opinion: 1 } },
      languages: { fr: { people: 1, fate: 'falls', in: 'en' } },
    })
  })
})

describe('a test of an issue', () => {
  it('goes to colleagues in each language, says that it is one, and can unsubscribe nobody', async () => {
    await using desk = await openIssueDesk()
    const { id } = await desk.write({ lines: inEach({ subject: 'Light', preheader: '' }) })
    const to = [desk.owner.id, desk.moderator.id]
    expect(await desk.ask('testIssue', { id, languages: ['en', 'es'], to }, desk.moderator)).toMatchObject({ mails: 4 })
    await settled(desk)
    const mails = desk.mails.sent.map(({ to: { address }, subject, oneClick }) => ({ address, subject, oneClick }))
    expect(mails).toHaveLength(4)
    expect(mails).toContainEqual({ address: 'arta@example.org', subject: '[Test] Light', oneClick: undefined })
    expect(mails).toContainEqual({ address: 'mira@example.org', subject: '[Prueba] Light', oneClick: undefined })
    for (const { html, text } of desk.mails.sent) expect(html + text).not.toContain('.invalid')
    expect(desk.mails.sent[0]?.text).toMatch(/https:\/\/dritare\.example\/e[ns]\/newsletter\/unsubscribe\//)
  })

  it('goes to nobody else', async () => {
    await using desk = await openIssueDesk()
    const { id } = await desk.write()
    const input = { id, languages: ['en'], to: [desk.owner.id, 'nobody'] }
    expect(await refusalOf(desk.owner, 'testIssue', input)).toMatchObject({
      status: 422,
      fields: { to: 'Please choose one to ten people who work here.' },
    })
    expect(desk.mails.sent).toEqual([])
  })

  it('comes once where languages fall back to the same mail', async () => {
    await using desk = await openIssueDesk()
    await storePost(desk, ['en'])
    const { id } = await desk.write({ gaps: 'fall', blocks: [wholePost('a-window')] })
    const answer = await desk.ask('testIssue', { id, languages: ['en', 'de', 'fr'], to: [desk.owner.id] })
    expect(answer.mails).toBe(1)
  })
})
