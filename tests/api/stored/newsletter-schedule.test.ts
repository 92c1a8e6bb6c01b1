import { describe, expect, it } from 'vitest'
import type { IssueFinding, IssueSchedule, StaffIssue } from '#api/contract/staff/issues.ts'
import { goesAtIn } from '#api/services/issues/issue-times.ts'
import {
  type IssueDesk,
  inEach,
  openIssueDesk,
  refusalOf,
  storePost,
  wholePost,
  words,
} from '../../support/newsletter/issues.ts'

const zone = 'Europe/Tirane'
const at = (time: string) => Date.parse(time)

const schedule = ({ id, version }: StaffIssue, more: Record<string, string> = {}) => ({
  ...{ id, version, zone },
  clock: 'together' as const,
  ...more,
})

const goesAt = async (desk: IssueDesk, input: IssueSchedule) =>
  (await desk.ask('scheduleIssue', input)).issue.schedule?.goesAt

const found = (findings: IssueFinding[]) => findings.map((one) => `${one.in} ${one.check} ${one.level} ${one.what}`)

describe('when an issue leaves', () => {
  it('is at once, at an hour of a zone, or at nine in the morning where each language lives', async () => {
    await using desk = await openIssueDesk()
    const once = await desk.ask('scheduleIssue', schedule(await desk.write()))
    expect(once.issue).toMatchObject({ state: 'scheduled', schedule: { goesAt: desk.clock.now(), clock: 'together' } })
    const day = '2026-12-01'
    expect(await goesAt(desk, schedule(await desk.write(), { day, hour: '10:30' }))).toBe(at('2026-12-01T09:30Z'))
    const morning = { ...schedule(await desk.write(), { day }), clock: 'morning' as const }
    const first = await goesAt(desk, morning)
    expect(first).toBe(at('2026-12-01T08:00Z'))
    const ofLanguages = { goesAt: first ?? 0, clock: 'morning' as const }
    expect(goesAtIn('en', ofLanguages)).toBe(at('2026-12-01T09:00Z'))
    expect(goesAtIn('fr', ofLanguages)).toBe(first)
  })

  it('is an hour later in the hour that a change of clocks leaves out', async () => {
    await using desk = await openIssueDesk()
    const day = '2027-03-28'
    const berlin = { day, hour: '02:30', zone: 'Europe/Berlin' }
    expect(await goesAt(desk, schedule(await desk.write(), berlin))).toBe(at('2027-03-28T01:30Z'))
    const summer = { ...schedule(await desk.write(), { day }), clock: 'morning' as const }
    expect(await goesAt(desk, summer)).toBe(at('2027-03-28T07:00Z'))
  })

  it('is neither over nor farther than a year, and in a zone that there is', async () => {
    await using desk = await openIssueDesk()
    const issue = await desk.write()
    const refused = async (more: object) =>
      (await refusalOf(desk.owner, 'scheduleIssue', { ...schedule(issue), ...more })).fields
    expect(await refused({ day: '2026-11-20', hour: '12:59' })).toHaveProperty(
      'day',
      expect.stringContaining('is over'),
    )
    expect(await refused({ day: '2027-12-24', hour: '09:00' })).toHaveProperty('day', expect.stringContaining('a year'))
    expect(await refused({ day: '2027-02-30', hour: '09:00' })).toHaveProperty('day')
    expect(await refused({ day: '2026-12-01' })).toHaveProperty('hour')
    expect(await refused({ day: '2026-12-01', hour: 'noon' })).toHaveProperty('hour')
    expect(await refused({ clock: 'morning' })).toHaveProperty('day')
    for (const odd of ['Europe/Nowhere', '+01:00', ''])
      expect(await refused({ zone: odd })).toEqual({ zone: 'This time zone is not known here.' })
    expect((await desk.read(issue.id)).state).toBe('draft')
  })

  it('is said by owners, for the version that they have seen, and can be taken back', async () => {
    await using desk = await openIssueDesk()
    const issue = await desk.write()
    expect(await refusalOf(desk.moderator, 'scheduleIssue', schedule(issue))).toMatchObject({ status: 403 })
    await desk.ask('saveIssue', { ...issue, text: { ...issue.text, title: 'Later' } }, desk.moderator)
    expect(await refusalOf(desk.owner, 'scheduleIssue', schedule(issue))).toMatchObject({ status: 409 })
    const seen = await desk.read(issue.id)
    const { issue: scheduled } = await desk.ask('scheduleIssue', schedule(seen, { day: '2026-12-01', hour: '10:00' }))
    expect(await refusalOf(desk.owner, 'saveIssue', { ...scheduled, text: issue.text })).toMatchObject({ status: 409 })
    // As a page shows it that a colleague's other time has not reached.
    const stale = { id: issue.id, goesAt: (issue.schedule?.goesAt ?? 0) + 60_000 }
    expect(await refusalOf(desk.owner, 'unscheduleIssue', stale)).toMatchObject({ status: 409 })
    const shown = { id: issue.id, goesAt: issue.schedule?.goesAt }
    const { issue: draft } = await desk.ask('unscheduleIssue', shown)
    expect(draft).toMatchObject({ state: 'draft', schedule: null })
    expect(await refusalOf(desk.owner, 'unscheduleIssue', { id: issue.id })).toMatchObject({ status: 409 })
  })

  it('waits for somebody else’s approval of this version where that is asked', async () => {
    await using desk = await openIssueDesk()
    await desk.ask('saveIssueSettings', { approval: 'yes' })
    const issue = await desk.write()
    expect(issue).toMatchObject({ isApprovalAsked: true, mayApprove: false, approval: null })
    expect(await refusalOf(desk.owner, 'scheduleIssue', schedule(issue))).toMatchObject({
      status: 422,
      fields: { approval: 'Somebody else has to approve this version first.' },
    })
    const { id, version } = issue
    expect(await refusalOf(desk.owner, 'approveIssue', { id, version })).toMatchObject({ status: 422 })
    const approved = await desk.ask('approveIssue', { id, version }, desk.moderator)
    expect(approved.issue.approval).toMatchObject({ by: 'Mira Sample', isOfThis: true })

    const edited = await desk.ask('saveIssue', { ...issue, text: { ...issue.text, title: 'Other' } })
    expect(edited.issue.approval).toMatchObject({ isOfThis: false })
    expect(await refusalOf(desk.owner, 'scheduleIssue', schedule(edited.issue))).toMatchObject({ status: 422 })
    expect(await refusalOf(desk.moderator, 'approveIssue', { id, version })).toMatchObject({ status: 409 })
    await desk.ask('approveIssue', { id, version: edited.issue.version }, desk.moderator)
    expect((await desk.ask('scheduleIssue', schedule(edited.issue))).issue.state).toBe('scheduled')
  })
})

describe('the checks of an issue', () => {
  it('find nothing that stops one that is whole', async () => {
    await using desk = await openIssueDesk()
    await storePost(desk)
    const issue = await desk.write({ blocks: [wholePost('a-window'), words('See [us](/contact).')] })
    const { findings, version } = await desk.ask('checkIssue', { id: issue.id }, desk.moderator)
    expect({ version, findings: found(findings) }).toEqual({ version: issue.version, findings: [] })
  })

  it('tell what is missing, too long or dead, where it is, and stop what must not go', async () => {
    await using desk = await openIssueDesk()
    const button = {
      ...{ id: 'button', kind: 'button' as const },
      labels: inEach('Ask us'),
      links: inEach('/contact', { de: 'javascript:alert(1)' }),
    }
    const issue = await desk.write({
      lines: inEach({ subject: 'a'.repeat(61), preheader: '' }),
      blocks: [words('See [us](/no-such-page) or [them](http://127.0.0.1/).', { fr: '' }), button],
    })
    const { findings } = await desk.ask('checkIssue', { id: issue.id })
    const all = found(findings)
    expect(all).toContain('en subject look subject_long')
    expect(all).toContain('en subject look preheader_none')
    expect(all).toContain('en links stop link_dead')
    expect(all).toContain('en links look link_private')
    expect(all).toContain('de links stop link_odd')
    expect(all.filter((one) => one.startsWith('fr'))).toEqual(['fr complete look gap_words'])
    expect(findings.find(({ what }) => what === 'link_dead')).toMatchObject({
      block: 'words',
      facts: { text: 'us', to: '/no-such-page' },
    })
    expect(await refusalOf(desk.owner, 'scheduleIssue', schedule(issue))).toMatchObject({
      status: 422,
      fields: { checks: expect.stringContaining('stops this issue') },
    })
  })

  it('stop one with nothing in it, and one that has grown too heavy', async () => {
    await using desk = await openIssueDesk()
    const empty = await desk.write({ blocks: [] })
    expect(found((await desk.ask('checkIssue', { id: empty.id })).findings)).toContain('en complete stop empty')
    const many = (text: string, count: number) =>
      Array.from({ length: count }, (_, place) => ({ ...words(text), id: `words-${place}` }))
    const inEnglish = (blocks: ReturnType<typeof many>) =>
      blocks.map((block) =>
        block.kind === 'text' ? { ...block, words: { ...inEach(''), en: block.words.en } } : block,
      )
    const heavy = await desk.write({ blocks: inEnglish(many('word '.repeat(990), 20)) })
    const { findings } = await desk.ask('checkIssue', { id: heavy.id })
    expect(findings.find(({ what }) => what === 'weight')).toMatchObject({ level: 'stop', facts: { most: '100000' } })
    const crowded = await desk.write({ blocks: inEnglish(many('- a\n'.repeat(300), 3)) })
    expect(found((await desk.ask('checkIssue', { id: crowded.id })).findings)).toContain('en complete stop words_much')
    // What is not read is not asked for either.
    const linked = await desk.write({ blocks: inEnglish(many('[a](/no-such-page) '.repeat(200), 10)) })
    const told = found((await desk.ask('checkIssue', { id: linked.id })).findings)
    expect(told).toContain('en complete stop words_much')
    expect(told.filter((one) => one.includes('links'))).toEqual([])
    const preview = await desk.ask('previewIssue', { id: linked.id, in: 'en' })
    expect(preview.text.match(/no-such-page/g)?.length).toBeLessThan(800)
  })

  it('look for a picture’s words and for the picture itself', async () => {
    await using desk = await openIssueDesk()
    const picture = (name: string, alt: string) => ({
      ...{ id: name, kind: 'picture' as const },
      picture: name,
      alts: inEach(alt),
    })
    const blocks = [picture('performance-budget', ''), picture('no-such-picture', 'A window.')]
    const { id } = await desk.write({ blocks })
    const all = found((await desk.ask('checkIssue', { id })).findings)
    expect(all).toContain('en pictures stop gap_alt')
    const { issue } = await desk.ask('saveIssue', {
      ...(await desk.read(id)),
      text: { ...(await desk.read(id)).text, blocks: blocks.slice(1) },
    })
    expect(found((await desk.ask('checkIssue', { id: issue.id })).findings)).toContain('en pictures stop picture_gone')
  })
})
