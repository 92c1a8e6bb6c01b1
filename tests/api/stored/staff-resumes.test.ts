import { describe, expect, it } from 'vitest'
import { staffApplicationsFile, staffResumeFile } from '#api/contract/values/staff-paths.ts'
import { storeApplication } from '../../support/app/application-rows.ts'
import { addColleague, addSession, type Colleague, deedsIn } from '../../support/app/staff-people.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'
import { csvRows } from '../../support/data/csv.ts'
import { makePdf } from '../../support/data/resumes.ts'

const DAY = 86_400_000

async function withOne() {
  const test = await createTestApp()
  const moderator = await addColleague(test, 'moderator')
  const { id } = await storeApplication(test, { deleteAfter: test.clock.now() + 300 * DAY })
  return { test, moderator, id, [Symbol.asyncDispose]: () => test[Symbol.asyncDispose]() }
}

const linkOf = async ({ browser }: Colleague, id: string): Promise<string> =>
  (await browser.call('linkResume', { id })).json().href

const take = ({ app }: TestApp, url: string, cookie: string | undefined) =>
  app.inject({ url, headers: cookie === undefined ? {} : { cookie } })

describe('the link to a résumé', () => {
  it('hands the file out to be saved, and is logged', async () => {
    await using context = await withOne()
    const { test, moderator, id } = context
    const href = await linkOf(moderator, id)
    expect(await deedsIn(test), 'a link alone takes nothing').toEqual([])
    const answer = await take(test, href, moderator.browser.cookie)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(makePdf())).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Jonida Sample.pdf"; filename*=UTF-8''Jonida%20Sample.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(await deedsIn(test)).toMatchObject([
      { account: moderator.id, deed: 'resumeSaved', thing: `application ${id}` },
    ])
  })

  it('works for a minute', async () => {
    await using context = await withOne()
    const { test, moderator, id } = context
    const href = await linkOf(moderator, id)
    test.clock.advance(59_999)
    expect((await take(test, href, moderator.browser.cookie)).statusCode).toBe(200)
    test.clock.advance(1)
    expect((await take(test, href, moderator.browser.cookie)).statusCode).toBe(404)
  })

  it('works for its account only, in any of its sessions, and for nobody who is signed out', async () => {
    await using context = await withOne()
    const { test, moderator, id } = context
    const href = await linkOf(moderator, id)
    const owner = await addColleague(test, 'owner')
    expect((await take(test, href, owner.browser.cookie)).statusCode).toBe(404)
    expect((await take(test, href, undefined)).statusCode).toBe(401)
    expect((await take(test, href, (await addSession(test, moderator)).browser.cookie)).statusCode).toBe(200)
    const { cookie } = moderator.browser
    await moderator.browser.call('signOut')
    expect((await take(test, href, cookie)).statusCode).toBe(401)
    expect(await deedsIn(test).then((deeds) => deeds.filter(({ deed }) => deed === 'resumeSaved'))).toHaveLength(1)
  })

  it('is not guessed: another file, another time, another signature, or none', async () => {
    await using context = await withOne()
    const { test, moderator, id } = context
    const { id: other } = await storeApplication(test, { deleteAfter: test.clock.now() + DAY })
    const href = await linkOf(moderator, id)
    const [expiry = '', signature = ''] = (new URL(href, 'http://x').searchParams.get('token') ?? '').split('.')
    const later = (test.clock.now() + DAY).toString(36)
    const changed = signature.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'))
    const at = (query: Record<string, string>) => `${staffResumeFile}?${new URLSearchParams(query)}`
    for (const url of [
      at({ id: other, token: `${expiry}.${signature}` }),
      at({ id, token: `${later}.${signature}` }),
      at({ id, token: `${expiry}.${changed}` }),
      at({ id, token: `${expiry}.` }),
      at({ id, token: 'é.é' }),
    ]) {
      expect((await take(test, url, moderator.browser.cookie)).statusCode, url).toBe(404)
    }
    expect((await take(test, staffResumeFile, moderator.browser.cookie)).statusCode).toBe(422)
    expect((await take(test, href, moderator.browser.cookie)).statusCode).toBe(200)
  })

  it('leads nowhere once the application is deleted', async () => {
    await using context = await withOne()
    const { test, moderator, id } = context
    const href = await linkOf(moderator, id)
    await moderator.browser.call('deleteApplication', { id })
    expect((await take(test, href, moderator.browser.cookie)).statusCode).toBe(404)
  })
})

describe('the file of all applications', () => {
  it('is taken by owners, with formulas as words, without what is deleted, and is logged', async () => {
    await using context = await withOne()
    const { test, moderator, id } = context
    const owner = await addColleague(test, 'owner')
    const until = test.clock.now() + 300 * DAY
    await storeApplication(test, { fullName: '=cmd|x', message: 'One, "two"\nthree', deleteAfter: until })
    const answer = await take(test, staffApplicationsFile, owner.browser.cookie)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="applications-2026-11-20.csv"',
    })
    const [head, ...rows] = csvRows(answer.body)
    expect(head?.slice(0, 5)).toEqual(['received_at', 'stage', 'outcome', 'decided_at', 'name'])
    expect(rows).toHaveLength(2)
    expect(answer.body).toContain("'=cmd|x")
    expect(answer.body).toContain('"One, ""two""\nthree"')
    await moderator.browser.call('deleteApplication', { id })
    expect(csvRows((await take(test, staffApplicationsFile, owner.browser.cookie)).body)).toHaveLength(2)
    expect((await deedsIn(test)).map(({ deed }) => deed)).toContain('applicationsExported')
    expect((await take(test, staffApplicationsFile, moderator.browser.cookie)).statusCode).toBe(403)
  })

  it('is whole, however many there are', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    for (let number = 0; number < 401; number++) {
      await storeApplication(test, { deleteAfter: test.clock.now() + DAY, fullName: `Sample ${number}` })
    }
    const [, ...rows] = csvRows((await take(test, staffApplicationsFile, owner.browser.cookie)).body)
    expect(new Set(rows.map((row) => row[4])).size).toBe(401)
  })
})
