import { describe, expect, it, vi } from 'vitest'
import type { OpeningList } from '#api/contract/openings.ts'
import type { StaffDraft } from '#api/contract/staff/calls.ts'
import type { StaffOpening } from '#api/contract/staff/openings.ts'
import { endOfDay } from '#api/services/openings/end-of-day.ts'
import { createStores } from '#api/store/stores.ts'
import { applicationsIn, good, post } from '../../support/app/applications.ts'
import { addColleague, type Colleague, deedsIn } from '../../support/app/staff-people.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'
import { readTexts } from '../../support/data/texts.ts'

const DAY = 86_400_000

const developer: StaffDraft<'saveOpening'> = {
  version: 0,
  kind: 'fulltime',
  isOpen: true,
  closesOn: null,
  texts: {
    en: { title: 'Frontend developer', text: '# Who\n\nYou know **the platform**.' },
    de: { title: 'Frontend-Entwicklung', text: 'Sie kennen die Plattform.' },
  },
}

async function save({ browser }: Colleague, change: Partial<StaffDraft<'saveOpening'>> = {}): Promise<StaffOpening> {
  const answer = await browser.call('saveOpening', { ...developer, ...change })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().opening
}

async function shown({ app }: TestApp, language = 'en'): Promise<OpeningList['openings']> {
  return (await app.inject(`/api/openings?language=${language}`)).json().openings
}

const pageOf = async ({ app }: TestApp, path: string) => (await app.inject(path)).body

describe('an opening', () => {
  it('is written by a moderator, and read by visitors in each of its languages', async () => {
    await using test = await createTestApp()
    const moderator = await addColleague(test, 'moderator')
    const saved = await save(moderator, { closesOn: '2026-12-31' })
    expect(saved).toMatchObject({ version: 1, state: 'open', savedBy: moderator.name, applications: 0 })
    const [english] = await shown(test)
    expect(english).toMatchObject({ title: 'Frontend developer', language: 'en', closesOn: '2026-12-31' })
    expect(english?.html).toContain(`<h4 id="section-${saved.id}-who">Who</h4>`)
    expect(english?.html).toContain('<strong>the platform</strong>')
    expect(await pageOf(test, '/de/careers/')).toContain('Sie kennen die Plattform.')
    expect(await deedsIn(test)).toMatchObject([
      { account: moderator.id, deed: 'openingMade', thing: `opening ${saved.id}`, facts: { version: 1 } },
    ])
  })

  it('says in the other languages where it can be read', async () => {
    await using test = await createTestApp()
    await save(await addColleague(test, 'moderator'))
    expect(await shown(test, 'it')).toMatchObject([
      { title: 'Frontend developer', language: 'en', html: null, languages: ['en', 'de'] },
    ])
    const page = await pageOf(test, '/it/careers/')
    expect(page).toContain('<span lang="en">Frontend developer</span>')
    expect(page).toMatch(/href="\/de\/careers\/#opening-[^"]+"[^>]*>tedesco</)
    expect(page).not.toContain(readTexts('it', 'openings').empty.title)
  })

  it('is not seen while it is closed, and its deeds are in the log', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const { id } = await save(owner, { isOpen: false })
    expect(await shown(test)).toEqual([])
    test.clock.advance(1)
    expect(await save(owner, { id, version: 1, isOpen: true })).toMatchObject({ version: 2, state: 'open' })
    expect(await shown(test)).toHaveLength(1)
    test.clock.advance(1)
    await save(owner, { id, version: 2, isOpen: false })
    expect(await pageOf(test, '/en/careers/')).toContain(readTexts('en', 'openings').empty.title)
    expect((await deedsIn(test)).map(({ deed }) => deed)).toEqual(['openingMade', 'openingOpened', 'openingClosed'])
    const log = (await owner.browser.call('readLog')).json()
    expect(log.lines[0].thing).toEqual({ kind: 'opening', id, name: 'Frontend developer' })
  })

  it('closes when its last day ends at the agency’s office', async () => {
    await using test = await createTestApp()
    const moderator = await addColleague(test, 'moderator')
    await save(moderator, { closesOn: '2026-11-20' })
    expect(await pageOf(test, '/en/careers/')).toContain('Frontend developer')
    const left = Date.parse('2026-11-20T23:00:00Z') - test.clock.now()
    test.clock.advance(left - 1)
    expect(await pageOf(test, '/en/careers/')).toContain('Frontend developer')
    test.clock.advance(1)
    expect(await pageOf(test, '/en/careers/')).not.toContain('Frontend developer')
    expect(await shown(test)).toEqual([])
    const list = (await moderator.browser.call('listOpenings')).json()
    expect(list.openings).toMatchObject([{ state: 'over', isOpen: true }])
  })

  it('is changed for visitors of every server within a second', async () => {
    await using test = await createTestApp()
    await using other = await createTestApp({ beside: test })
    const moderator = await addColleague(test, 'moderator')
    const { id } = await save(moderator)
    expect(await pageOf(other, '/en/careers/')).toContain('Frontend developer')
    await save(moderator, { id, version: 1, texts: { en: { title: 'Type designer', text: 'Letters.' } } })
    test.clock.advance(1000)
    expect(await pageOf(other, '/en/careers/')).toContain('Type designer')
    await moderator.browser.call('deleteOpening', { id })
    test.clock.advance(1000)
    expect(await pageOf(other, '/en/careers/')).not.toContain('Type designer')
  })
})

describe('saving', () => {
  it('over another’s change is refused, and the other text can be read', async () => {
    await using test = await createTestApp()
    const [one, two] = [await addColleague(test, 'moderator'), await addColleague(test, 'owner')]
    const { id } = await save(one)
    await save(two, { id, version: 1, kind: 'freelancer' })
    const late = { ...developer, id, version: 1, kind: 'partnership' as const }
    expect((await one.browser.call('saveOpening', late)).statusCode).toBe(409)
    const { browser } = one
    const theirs = await test.app.inject({
      url: `/api/staff/openings/one?id=${id}`,
      headers: { cookie: browser.cookie ?? '' },
    })
    expect(theirs.json().opening).toMatchObject({ version: 2, kind: 'freelancer', savedBy: two.name })
    expect(await save(one, { ...late, version: 2 })).toMatchObject({ version: 3, kind: 'partnership' })
  })

  it('of the same by several at once counts one, and tells the others', async () => {
    await using test = await createTestApp()
    await using other = await createTestApp({ beside: test })
    const [one, two] = [await addColleague(test, 'moderator'), await addColleague(other, 'moderator')]
    const { id } = await save(one)
    const answers = await Promise.all(
      [one, two, one, two].map(({ browser }, index) =>
        browser.call('saveOpening', {
          ...developer,
          id,
          version: 1,
          texts: { en: { title: `Number ${index}`, text: 'x' } },
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
  })

  it('the same once more changes nothing', async () => {
    await using test = await createTestApp()
    const moderator = await addColleague(test, 'moderator')
    const { id } = await save(moderator)
    expect(await save(moderator, { id, version: 0 })).toMatchObject({ version: 1 })
    expect(await deedsIn(test)).toHaveLength(1)
  })

  it('what was deleted meanwhile is not found', async () => {
    await using test = await createTestApp()
    const { browser, ...moderator } = await addColleague(test, 'moderator')
    const { id } = await save({ browser, ...moderator })
    await browser.call('deleteOpening', { id })
    expect((await browser.call('saveOpening', { ...developer, id, version: 1 })).statusCode).toBe(404)
  })

  it.each([
    ['no text at all', { texts: {} }, 'title-en', 'opening_empty'],
    ['a text without a title', { texts: { de: { title: ' ', text: 'x' } } }, 'title-de', 'opening_title'],
    ['a title without a text', { texts: { fr: { title: 'x', text: '' } } }, 'text-fr', 'opening_text'],
    ['a long title', { texts: { en: { title: 'x'.repeat(121), text: 'x' } } }, 'title-en', 'opening_title_long'],
    ['a long text', { texts: { en: { title: 'x', text: 'x'.repeat(4001) } } }, 'text-en', 'opening_text_long'],
    ['too many marks', { texts: { en: { title: 'x', text: '*'.repeat(3000) } } }, 'text-en', 'opening_marks'],
    ['no day', { closesOn: '2026-02-30' }, 'closesOn', 'opening_day'],
    ['a day that is over', { closesOn: '2026-11-19' }, 'closesOn', 'opening_past'],
    ['another kind', { kind: 'other' }, 'kind', 'refused'],
  ] as const)('refuses %s', async (_name, change, field, key) => {
    await using test = await createTestApp()
    const { browser } = await addColleague(test, 'moderator')
    const answer = await browser.call('saveOpening', { ...developer, ...change })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().error.fields).toEqual({ [field]: readTexts('en', 'staff-errors').problems[key] })
    expect(await deedsIn(test)).toEqual([])
  })

  it('keeps what visitors get harmless', async () => {
    await using test = await createTestApp()
    const moderator = await addColleague(test, 'moderator')
    const text = '<img src=x onerror=alert(1)>\n\n[a](javascript:alert(1))'
    await save(moderator, { texts: { en: { title: '</script><script>alert(1)</script>', text } } })
    const page = await pageOf(test, '/en/careers/')
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    for (const hostile of ['<script>alert', '<img src=x', 'href="javascript']) expect(page).not.toContain(hostile)
  })
})

describe('a deleted opening', () => {
  it('can be brought back until it is gone for good', async () => {
    await using test = await createTestApp()
    const { browser, ...moderator } = await addColleague(test, 'moderator')
    const { id } = await save({ browser, ...moderator })
    expect((await browser.call('deleteOpening', { id })).json()).toEqual({ id, title: 'Frontend developer' })
    expect(await shown(test)).toEqual([])
    // Once more, as after an answer that was lost.
    expect((await browser.call('deleteOpening', { id })).json()).toEqual({ id, title: 'Frontend developer' })
    for (const _ of [1, 2]) expect((await browser.call('restoreOpening', { id })).statusCode).toBe(200)
    expect(await shown(test)).toHaveLength(1)
    const deeds = (await deedsIn(test)).map(({ deed }) => deed)
    expect(deeds.toSorted()).toEqual(['openingDeleted', 'openingMade', 'openingRestored'])
    await browser.call('deleteOpening', { id })
    const stores = createStores(test.database)
    expect(await stores.expiredRows.deleteOpenings(test.clock.now() - 30 * DAY, 10)).toBe(0)
    expect(await stores.expiredRows.deleteOpenings(test.clock.now(), 10)).toBe(1)
    expect((await browser.call('restoreOpening', { id })).statusCode).toBe(404)
    expect((await browser.call('deleteOpening', { id })).statusCode).toBe(404)
  })
})

describe('an application for an opening', () => {
  it('keeps which one it is for, and staff’s mail names it', async () => {
    await using test = await createTestApp()
    const moderator = await addColleague(test, 'moderator')
    const { id } = await save(moderator)
    expect((await post(test, good({ opening: id }))).statusCode).toBe(201)
    expect(await applicationsIn(test)).toMatchObject([{ opening: id, opening_title: 'Frontend developer' }])
    await vi.waitFor(() => expect(test.mails.sent).toHaveLength(2))
    expect(test.mails.sent.find((mail) => !mail.automatic)?.text).toContain('Frontend developer')
    const list = (await moderator.browser.call('listOpenings')).json()
    expect(list.openings).toMatchObject([{ applications: 1 }])
  })

  it.each(['closed', 'over', 'deleted', 'unknown'])(
    'is refused when that is %s, in the applicant’s language',
    async (how) => {
      await using test = await createTestApp()
      const { browser, ...moderator } = await addColleague(test, 'moderator')
      const { id } = await save({ browser, ...moderator }, { closesOn: '2026-11-21', isOpen: how !== 'closed' })
      if (how === 'over') test.clock.advance(2 * DAY)
      if (how === 'deleted') await browser.call('deleteOpening', { id })
      const answer = await post(test, good({ opening: how === 'unknown' ? 'none' : id, language: 'sq' }))
      expect(answer.statusCode).toBe(422)
      expect(answer.json().error.fields).toEqual({ opening: readTexts('sq', 'application-form').errors.opening_gone })
      expect(await applicationsIn(test)).toEqual([])
    },
  )
})

describe('the end of a day', () => {
  it.each([
    ['2026-11-20', 'Europe/Tirane', '2026-11-20T23:00:00Z'],
    ['2026-03-29', 'Europe/Tirane', '2026-03-29T22:00:00Z'], // 23 hours
    ['2026-10-25', 'Europe/Tirane', '2026-10-25T23:00:00Z'], // 25 hours
    ['2026-12-31', 'America/New_York', '2027-01-01T05:00:00Z'],
    ['2026-06-01', 'UTC', '2026-06-02T00:00:00Z'],
  ])('%s in %s is at %s', (day, timeZone, end) => {
    expect(new Date(endOfDay(day, timeZone)).toISOString()).toBe(end.replace('Z', '.000Z'))
  })
})
