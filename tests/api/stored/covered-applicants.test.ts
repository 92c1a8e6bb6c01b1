import { describe, expect, it } from 'vitest'
import { staffApplicationsFile } from '#api/contract/values/staff-paths.ts'
import { storeApplication } from '../../support/app/application-rows.ts'
import { outboxDone } from '../../support/app/staff.ts'
import { addColleague, type Colleague, deedsIn, statusOf } from '../../support/app/staff-people.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'

const DAY = 86_400_000

const applicant = {
  fullName: 'Zoë van Sample',
  email: 'zoe@example.org',
  phone: '+355 69 123 45 67',
  message:
    'I set type with Node.js, see zoesample.example or https://example.org/z.\n\nYours, Zoe Sample (069 / 123 45 67)',
}
const told = /zoe|zoë|sample|example\.org|123 45 67/i

async function withOne(change: Parameters<typeof storeApplication>[1] = {}, coverApplicants = true) {
  const test = await createTestApp({ coverApplicants })
  const moderator = await addColleague(test, 'moderator', { name: 'Mira Muster', email: 'mira@muster.example' })
  const { id } = await storeApplication(test, { ...applicant, deleteAfter: test.clock.now() + 300 * DAY, ...change })
  const label = `Applicant ${id.slice(-4).toUpperCase()}`
  return { test, moderator, id, label, [Symbol.asyncDispose]: () => test[Symbol.asyncDispose]() }
}

const bodyOf = async ({ browser }: Colleague, ...call: Parameters<Colleague['browser']['call']>) => {
  const answer = await browser.call(...call)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.body
}

const taken = ({ app }: TestApp, { browser }: Colleague, url: string) =>
  app.inject({ url, headers: { cookie: browser.cookie ?? '' } })

describe('a covered name', () => {
  it.each(['received', 'review'] as const)('is in no answer while the application is at %s', async (stage) => {
    await using context = await withOne({ stage })
    const { test, moderator, id, label } = context
    const owner = await addColleague(test, 'owner', { name: 'Besa Muster', email: 'besa@muster.example' })
    const answers = [
      await bodyOf(moderator, 'listApplications'),
      await bodyOf(moderator, 'readApplication', { id }),
      ...(stage === 'received' ? [await bodyOf(moderator, 'readDesk')] : []),
      (await taken(test, owner, staffApplicationsFile)).body,
      await bodyOf(moderator, 'deleteApplication', { id }),
      await bodyOf(moderator, 'listDeleted'),
      await bodyOf(moderator, 'restoreApplication', { id }),
    ]
    for (const answer of answers) {
      expect(answer).toContain(label)
      expect(answer).not.toMatch(told)
    }
  })

  it('leaves the rest of the letter to be read', async () => {
    await using context = await withOne()
    const { moderator, id, label } = context
    expect(JSON.parse(await bodyOf(moderator, 'readApplication', { id })).application).toMatchObject({
      isCovered: true,
      email: '',
      phone: '',
      message: 'I set type with Node.js, see […] or […]\n\nYours, […] […] ([…])',
      resume: { name: `${label}.pdf` },
    })
  })

  it('is found by no search, and the stages that were left out are said', async () => {
    await using context = await withOne()
    const { moderator } = context
    const stages = async (q: string) =>
      JSON.parse(await bodyOf(moderator, 'listApplications', { q })).stages.map(
        ({ count, isLeftOut }: Record<string, unknown>) => [count, isLeftOut],
      )
    for (const q of ['zoe', 'zoe@example.org', 'sample type']) {
      expect(await stages(q)).toEqual([
        [0, true],
        [0, true],
        [0, false],
        [0, false],
      ])
    }
    expect((await stages(' '))[0]).toEqual([1, false])
  })

  it('is not the name of the file that is saved', async () => {
    await using context = await withOne()
    const { test, moderator, id, label } = context
    const { href } = JSON.parse(await bodyOf(moderator, 'linkResume', { id }))
    const { headers } = await taken(test, moderator, href)
    expect(headers['content-disposition']).toContain(`filename="${label}.pdf"`)
    expect(JSON.stringify(headers)).not.toMatch(told)
  })

  it('is shown when asked for, which is logged each time, and stays covered for others', async () => {
    await using context = await withOne()
    const { test, moderator, id, label } = context
    const { fullName: name, ...rest } = applicant
    const shown = JSON.parse(await bodyOf(moderator, 'showApplicant', { id }))
    expect(shown).toMatchObject({ id, name, ...rest, isCovered: false, resume: { name: 'Jonida Sample.pdf' } })
    await bodyOf(moderator, 'showApplicant', { id })
    const line = { account: moderator.id, deed: 'applicantShown', thing: `application ${id}`, facts: {} }
    expect(await deedsIn(test)).toMatchObject([line, line])
    expect(JSON.parse(await bodyOf(moderator, 'readApplication', { id })).application.name).toBe(label)
    expect(await statusOf(moderator, 'showApplicant', { id: 'none' })).toBe(404)
  })

  it('is in the mail of a step, not in its preview, and uncovered from the interview on', async () => {
    await using context = await withOne({ stage: 'review', language: 'de' })
    const { test, moderator, id, label } = context
    const { preview } = JSON.parse(await bodyOf(moderator, 'readApplication', { id, step: 'interview' }))
    expect(preview).toMatchObject({ isCovered: true })
    expect(preview.before).toContain(label.replace('Applicant', 'Person'))
    expect(JSON.stringify(preview)).not.toMatch(told)
    const step = { id, from: 'review', step: 'interview', mail: true } as const
    expect(JSON.parse(await bodyOf(moderator, 'moveApplication', step)).name).toBe(applicant.fullName)
    await outboxDone(test)
    expect(test.mails.sent).toMatchObject([{ to: { address: applicant.email } }])
    expect(test.mails.sent[0]?.text).toContain(applicant.fullName)
    const { application } = JSON.parse(await bodyOf(moderator, 'readApplication', { id }))
    expect(application).toMatchObject({ name: applicant.fullName, email: applicant.email, isCovered: false })
    expect(JSON.parse(await bodyOf(moderator, 'listApplications', { q: 'zoe' })).stages[2].count).toBe(1)
    await bodyOf(moderator, 'showApplicant', { id })
    expect((await deedsIn(test)).map(({ deed }) => deed)).toEqual(['applicationMoved'])
  })

  it('begins to be covered, and is told by its label, as long as nobody is invited', async () => {
    await using context = await withOne()
    const { moderator, id, label } = context
    const step = { id, from: 'received', step: 'review', mail: false } as const
    expect(JSON.parse(await bodyOf(moderator, 'moveApplication', step)).name).toBe(label)
    expect(JSON.parse(await bodyOf(moderator, 'moveApplicationBack', { id })).name).toBe(label)
  })
})

describe('without scripts', () => {
  it('a covered name stands on no page but the one that answers the button', async () => {
    await using context = await withOne()
    const { test, moderator, id, label } = context
    const url = `/admin/applications/${id}`
    const headers = { cookie: moderator.browser.cookie ?? '' }
    const body = async () => (await test.app.inject({ url, headers })).body
    // What the browser's script starts from is in there too.
    const page = await body()
    expect(page).toContain(label)
    expect(page).not.toMatch(/zoë|zoe@|zoesample|123 45 67|Jonida Sample\.pdf/i)
    expect(page).toMatch(/<input type="hidden" name="deed" value="show"/)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = new URLSearchParams({ deed: 'show', id }).toString()
    const press = (more: Record<string, string>) =>
      test.app.inject({ method: 'POST', url, headers: { ...headers, ...form, ...more }, payload })
    expect((await press({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect(await deedsIn(test)).toEqual([])
    const answer = await press({})
    expect(answer.headers['cache-control']).toBe('no-store')
    const [, heading] = /<h2 id="application-name"[^>]*>(.*?)<\/h2>/.exec(answer.body) ?? []
    expect(heading).toBe(applicant.fullName)
    expect(answer.body).toContain(`mailto:${applicant.email}`)
    expect((await deedsIn(test)).map(({ deed }) => deed)).toEqual(['applicantShown'])
    expect(await body()).not.toMatch(/zoë/i)
  })
})

it('covers nothing unless it is asked to', async () => {
  await using context = await withOne({}, false)
  const { test, moderator, id } = context
  const { application } = JSON.parse(await bodyOf(moderator, 'readApplication', { id }))
  expect(application).toMatchObject({ name: applicant.fullName, message: applicant.message, isCovered: false })
  await bodyOf(moderator, 'showApplicant', { id })
  expect(await deedsIn(test)).toEqual([])
})
