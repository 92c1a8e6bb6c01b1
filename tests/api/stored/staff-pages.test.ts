import { describe, expect, it } from 'vitest'
import type { StaffClient } from '#api/contract/staff/client.ts'
import type { StaffPageRequest } from '#api/contract/staff/page-request.ts'
import { writingLimits } from '#api/contract/values/post-writing.ts'
import { issueLimits } from '#api/contract/values/staff/issues.ts'
import { createNewLink } from '#api/services/staff/new-link.ts'
import { createStores } from '#api/store/stores.ts'
import { addAccount, createBrowser, password, signIn } from '../../support/app/staff.ts'
import { addColleague } from '../../support/app/staff-people.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'

const shown = (body: unknown, status = 200) => ({ status, headers: {}, body: JSON.stringify(body) })

/** A page of the staff that does what `work` does, for the form that is posted to it. */
const pageThat = (work: (staff: StaffClient, form: Record<string, string>) => Promise<unknown>) => ({
  renderStaff: async ({ client, form }: StaffPageRequest) => shown(await work(client, Object.fromEntries(form ?? []))),
})

const post = ({ app }: TestApp, url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    remoteAddress: '203.0.113.7',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

describe('a page of the staff', () => {
  it('signs in without scripts: its action sets the cookie, and what it calls next is called by whoever has logged in', async () => {
    await using test = await createTestApp(
      pageThat(async (staff, { email = '', password: typed = '' }) => [
        await staff.signIn({ email, password: typed }),
        await staff.session(),
      ]),
    )
    const { email } = await addAccount(test)
    const answer = await post(test, '/admin/login', { email, password })
    expect(answer.json()).toMatchObject([
      { ok: true, answer: { next: 'done' } },
      { ok: true, answer: { account: { email }, stage: 'full' } },
    ])
    const [cookie = ''] = String(answer.headers['set-cookie']).split(';')
    expect(cookie).toMatch(/^__Host-session=[\w-]{43}$/)
    expect((await createBrowser(test, { cookie }).call('session')).json().stage).toBe('full')
  })

  it('says why a login was refused, in words and in a header', async () => {
    await using test = await createTestApp(
      pageThat((staff, { email = '', password: typed = '' }) => staff.signIn({ email, password: typed })),
    )
    const fields = { email: 'nobody@example.org', password: 'a wrong one' }
    const first = await post(test, '/admin/login', fields, { 'accept-language': 'de' })
    expect(first.json()).toEqual({
      ok: false,
      error: {
        code: 'invalid',
        message: 'Bitte prüfen Sie Ihre Angaben.',
        fields: { password: 'Adresse und Passwort passen nicht zusammen.' },
        keys: { password: 'sign_in' },
        triesLeft: 4,
      },
    })
    for (let tries = 0; tries < 4; tries++) await post(test, '/admin/login', fields)
    const last = await post(test, '/admin/login', fields)
    expect([last.headers['retry-after'], last.json().error.wait]).toEqual(['900', 900])
  })

  it('does nothing for a form of another site', async () => {
    await using test = await createTestApp(
      pageThat((staff, { email = '', password: typed = '' }) => staff.signIn({ email, password: typed })),
    )
    const { email } = await addAccount(test)
    const answer = await post(test, '/admin/login', { email, password }, { 'sec-fetch-site': 'cross-site' })
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'cross_site'])
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await test.database.db.selectFrom('staff_sessions').selectAll().execute()).toEqual([])
  })

  it('takes a whole post from its form, and what is longer: that comes back with a sentence', async () => {
    const names = (form: Record<string, string>) => Promise.resolve((form['body'] ?? '').length)
    await using test = await createTestApp(pageThat((_, form) => names(form)))
    const { browser } = await addColleague(test, 'moderator')
    const signedIn = { cookie: browser.cookie ?? '' }
    const wide = '語'.repeat(writingLimits.body)
    const answer = await post(test, '/admin/posts/some-post/de?check', { body: `${wide}語` }, signedIn)
    expect([answer.statusCode, answer.json()]).toEqual([200, writingLimits.body + 1])
    const issue = '語'.repeat(issueLimits.blocks * issueLimits.words)
    expect((await post(test, '/admin/newsletter/issues/some', { body: issue }, signedIn)).json()).toBe(issue.length)
    for (const url of ['/admin', '/admin/account', '/admin/posts', '/admin/posts/some-post'])
      expect((await post(test, url, { body: 'x'.repeat(200_000) })).statusCode, url).toBe(413)
  })

  it('keeps no visitor waiting for what it waits for itself', async () => {
    const asked = Promise.withResolvers<void>()
    await using test = await createTestApp(pageThat(() => asked.promise))
    const { browser } = await addColleague(test, 'moderator')
    const ask = () => test.app.inject({ url: '/admin/posts', headers: { cookie: browser.cookie ?? '' } })
    const pages = Array.from({ length: 30 }, ask)
    expect((await test.app.inject('/en/blog/?q=window')).statusCode).toBe(200)
    asked.resolve()
    expect((await Promise.all(pages)).map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(200))
  })

  it('has the calls of its account in hand, thirty at a time', async () => {
    const all = (staff: StaffClient) => Promise.all(Array.from({ length: 40 }, () => staff.listPosts({})))
    await using test = await createTestApp(pageThat(all))
    const { browser } = await addColleague(test, 'moderator')
    const answer = await test.app.inject({ url: '/admin/posts', headers: { cookie: browser.cookie ?? '' } })
    const answers: { ok: boolean }[] = answer.json()
    expect(answers.filter(({ ok }) => ok)).toHaveLength(30)
  })

  it('is guarded as the calls are, and speaks the language of the account', async () => {
    await using test = await createTestApp(pageThat((staff) => staff.changePassword({ current: 'x', next: 'short' })))
    expect((await post(test, '/admin/account', {})).json().error.code).toBe('unauthorized')
    const { browser } = await signIn(test, await addAccount(test, { language: 'it' }))
    const answer = await post(test, '/admin/account', {}, { cookie: browser.cookie ?? '', 'accept-language': 'fr' })
    expect(answer.json().error.fields).toEqual({ next: 'Scelga almeno 12\u00a0caratteri.' })
  })

  it('is kept by nobody and found by no search engine; a visitor’s page has nothing of the staff', async () => {
    await using test = await createTestApp(pageThat((staff) => staff.session()))
    for (const url of ['/admin', '/admin?a=b', '/admin/login', '/analytics', '/analytics?range=7']) {
      const answer = await test.app.inject(url)
      expect([answer.headers['cache-control'], answer.headers['x-robots-tag']], url).toEqual(['no-store', 'noindex'])
      expect(answer.json().ok, url).toBe(true)
      expect(answer.headers['set-cookie'], url).toBeUndefined()
    }
    for (const url of ['/administration', '/de/admin/', '/'])
      expect((await test.app.inject(url)).headers['x-robots-tag'], url).toBeUndefined()
    await using real = await createTestApp()
    for (const [url, status] of [
      ['/admin', 302],
      ['/admin/login', 200],
      ['/analytics', 302],
      // Other spellings of the same addresses lead to the same pages.
      ['/%61dmin', 302],
      ['/%61dmin/login', 200],
      ['/adm%69n/people.css', 302],
      ['/%61nalytics/a', 302],
    ] as const) {
      const answer = await real.app.inject(url)
      expect(answer.statusCode, url).toBe(status)
      expect([answer.headers['cache-control'], answer.headers['x-robots-tag']], url).toEqual(['no-store', 'noindex'])
    }
    expect((await real.app.inject('/')).headers['x-robots-tag']).toBeUndefined()
  })

  it('of an account has a way out, which needs no scripts', async () => {
    await using test = await createTestApp()
    const { browser } = await addColleague(test, 'owner')
    const cookie = browser.cookie ?? ''
    for (const url of ['/admin', '/admin/people', '/admin/account', '/admin/log', '/admin/none', '/analytics']) {
      const { body } = await test.app.inject({ url, headers: { cookie } })
      const [, action = ''] = /<form data-slot="sign-out-form" action="([^"]*)" method="post"/.exec(body) ?? []
      expect(action, url).toBe('/admin/login?deed=signOut')
      expect(body, url).toMatch(/<noscript><button type="submit"/)
    }
    const answer = await post(test, '/admin/login?deed=signOut', {}, { cookie })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/admin/login'])
    expect(answer.headers['set-cookie']).toContain('Max-Age=0')
    const again = await test.app.inject({ url: '/admin', headers: { cookie } })
    expect([again.statusCode, again.headers.location]).toEqual([302, '/admin/login?to=%2Fadmin'])
  })

  it.each(['x', '', '0000-00-00', '2026-02-31', '9999-99-99'])(
    'shows today at the desk where %j is no day',
    async (day) => {
      await using test = await createTestApp()
      const { browser } = await addColleague(test, 'owner')
      const answer = await test.app.inject({ url: `/admin?day=${day}`, headers: { cookie: browser.cookie ?? '' } })
      expect(answer.statusCode).toBe(200)
    },
  )

  it('leads on from where posts begin, also a form that is sent there', async () => {
    await using test = await createTestApp()
    const { browser } = await addColleague(test, 'owner')
    const answer = await post(
      test,
      '/admin/posts/new?deed=save',
      { title: 'A window' },
      { cookie: browser.cookie ?? '' },
    )
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toMatch(/^\/admin\/posts\/[0-9a-f-]{36}\/en$/)
  })

  it('asks for the password again where a second factor is not set up within a quarter of an hour', async () => {
    await using test = await createTestApp()
    const { email } = await addAccount(test, { role: 'owner' })
    const browser = createBrowser(test)
    await browser.call('signIn', { email, password })
    const open = (url: string) => test.app.inject({ url, headers: { cookie: browser.cookie ?? '' } })
    expect((await open('/admin/login')).body).toMatch(/(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}/)
    test.clock.advance(15 * 60_000)
    const answer = await open('/admin/login?to=%2Fadmin%2Flog')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/admin/login?to=%2Fadmin%2Flog&anew='])
    expect((await open('/admin/login?to=%2Fadmin%2Flog&anew=')).body).toContain('autoComplete="current-password"')
  })

  it('hides what is typed as a password, and tells a password manager which one it is', async () => {
    await using test = await createTestApp()
    const { id, email, browser } = await addColleague(test, 'owner')
    const { link, token } = createNewLink({ now: test.clock.now, newId: () => crypto.randomUUID() })('reset', {
      account: id,
      email,
      language: 'en',
    })
    await createStores(test.database).staffLinks.insert(link)
    const fieldsOf = async (url: string, cookie = '') => {
      const { body } = await test.app.inject({ url, headers: { cookie } })
      return [...body.matchAll(/<input data-slot="password-field"[^>]*>/g)].map(([field]) => [
        /\btype="([^"]*)"/.exec(field)?.[1],
        /\bautocomplete="([^"]*)"/i.exec(field)?.[1],
      ])
    }
    expect(await fieldsOf('/admin/login')).toEqual([['password', 'current-password']])
    expect(await fieldsOf(`/admin/reset?token=${token}`)).toEqual([['password', 'new-password']])
    expect(await fieldsOf('/admin/account', browser.cookie)).toEqual([
      ['password', 'current-password'],
      ['password', 'new-password'],
    ])
  })
})
