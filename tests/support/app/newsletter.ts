import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import type { ImportAnswer, ImportDone, ImportPlan } from '#api/contract/staff/subscribers.ts'
import { staffPaths, staffSubscriberUpload } from '#api/contract/values/staff-paths.ts'
import { createNewsletterTokens } from '#api/services/newsletter/newsletter-tokens.ts'
import { openSecrets } from '#api/services/operation/secrets.ts'
import { createStores } from '#api/store/stores.ts'
import type { Subscriber } from '#api/store/subscribers.ts'
import { multipart } from '../data/multipart.ts'
import type { Browser } from './staff.ts'
import { addColleague } from './staff-people.ts'
import { createTestApp, publicUrl, secretKey, type TestApp } from './test-app.ts'

interface SignUpOptions {
  from?: string
  headers?: Record<string, string>
}

/** `POST /api/newsletter` as the form sends it. */
export function signUp({ app }: TestApp, draft: unknown, { from, headers }: SignUpOptions = {}) {
  return app.inject({
    method: 'POST',
    url: '/api/newsletter',
    headers: { 'content-type': 'application/json', ...(from && { 'x-forwarded-for': from }), ...headers },
    payload: JSON.stringify(draft),
  })
}

export const subscribersIn = ({ database }: TestApp) => database.db.selectFrom('subscribers').selectAll().execute()
export const suppressionsIn = ({ database }: TestApp) => database.db.selectFrom('suppressions').selectAll().execute()

/** Resolves once every sign-up has been looked at and every mail is sent. */
export function settled({ database }: TestApp): Promise<void> {
  return vi.waitFor(
    async () => {
      const waiting = await database.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()
      if (waiting.length > 0) throw new Error(`${waiting.length} entries wait in the outbox.`)
    },
    // Shorter than the worker's longest rest, so that a nudge which is lost is found.
    { timeout: 10_000 },
  )
}

/** Signs an address up and returns the mail that came of it. */
export async function signUpForMail(test: TestApp, email: string, language = 'en') {
  await signUp(test, { email, language, source: 'footer' }, { headers: { 'user-agent': 'Test browser' } })
  await settled(test)
  const mail = test.mails.sent.findLast(({ to }) => to.address === email)
  if (!mail) throw new Error(`No mail has come to ${email}.`)
  return mail
}

/** Where the links of a mail lead on this server: path and query. */
export function linksIn({ text }: { text: string }) {
  const links = [...text.matchAll(/https:\S+/g)].map(([link]) => link.replace(publicUrl, ''))
  const find = (page: string) => links.find((link) => link.includes(`/newsletter/${page}/`)) ?? ''
  return { confirm: find('confirm'), unsubscribe: find('unsubscribe'), preferences: find('preferences') }
}

export const tokenIn = (link: string) => new URLSearchParams(link.split('?')[1]).get('token') ?? ''

/** `POST /api/newsletter/subscription`. */
export async function takeStep({ app }: TestApp, step: Record<string, unknown>) {
  const response = await app.inject({ method: 'POST', url: '/api/newsletter/subscription', payload: step })
  return response.json()
}

/** Signs an address up and confirms it; returns the answer to the confirmation. */
export async function subscribed(test: TestApp, email: string, language = 'en') {
  const { confirm } = linksIn(await signUpForMail(test, email, language))
  return takeStep(test, { token: tokenIn(confirm), step: 'confirm' })
}

/** A plain form, as a browser without scripts posts it. */
export const postForm = ({ app }: TestApp, url: string, values: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(values).toString(),
  })

type Place = Pick<TestApp, 'app'>
type Who = Pick<Browser, 'cookie'>

/** With the keys under which the server knows an address. */
export async function tokensOf({ database, clock }: Pick<TestApp, 'database' | 'clock'>) {
  const { newsletter: secret } = await openSecrets(createStores(database), secretKey)
  return createNewsletterTokens({ secret, now: clock.now })
}

/** Somebody who is on the list without having clicked. */
export async function storeSubscriber(
  test: Pick<TestApp, 'database' | 'clock'>,
  email: string,
  change: Partial<Subscriber> = {},
): Promise<Subscriber> {
  const { keyOf } = await tokensOf(test)
  const subscriber: Subscriber = {
    id: randomUUID(),
    email,
    emailKey: keyOf(email),
    language: 'en',
    topics: ['insights', 'features', 'case-studies', 'news', 'opinion'],
    source: 'footer',
    ip: '203.0.113.7',
    userAgent: 'Firefox',
    signedUpAt: test.clock.now(),
    confirmedAt: test.clock.now(),
    ...change,
  }
  await createStores(test.database).subscribers.insert(subscriber)
  return subscriber
}

/** A call that reads. */
export async function readAs<Answer>(
  { app }: Place,
  { cookie = '' }: Who,
  name: 'listSubscribers' | 'readGrowth' | 'readSubscriber' | 'readImport',
  query: Record<string, string> = {},
): Promise<Answer> {
  const url = `${staffPaths[name]}?${new URLSearchParams(query)}`
  const answer = await app.inject({ url, headers: { cookie } })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

/** Sends a file as the page does. */
export function sendFile({ app }: Place, { cookie = '' }: Who, file: string | Buffer, accept = 'application/json') {
  const body = multipart([{ name: 'file', filename: 'list.csv', type: 'text/csv', value: file }])
  return app.inject({
    method: 'POST',
    url: staffSubscriberUpload,
    ...body,
    headers: { ...body.headers, accept, ...(cookie && { cookie }) },
  })
}

/** The dry run of a file. */
export async function dryRunOf(
  place: Place,
  who: Who,
  file: string | Buffer,
  query: Record<string, string> = {},
): Promise<ImportPlan> {
  const uploaded = await sendFile(place, who, file)
  expect(uploaded.statusCode, uploaded.body).toBe(200)
  return planOf(place, who, uploaded.json().id, query)
}

export async function planOf(place: Place, who: Who, file: string, query: Record<string, string> = {}) {
  const { plan } = await readAs<ImportAnswer>(place, who, 'readImport', { file, ...query })
  if (!plan) throw new Error('The file is not kept.')
  return plan
}

/** As often as it takes. */
export async function bringIn(
  browser: Browser,
  { id, seen }: ImportPlan,
  settings: Record<string, string> = {},
): Promise<ImportDone> {
  for (;;) {
    const answer = await browser.call('runImport', { file: id, seen, ...settings })
    // SQLite lets one server write at a time.
    if (answer.statusCode === 503) continue
    expect(answer.statusCode, answer.body).toBe(200)
    const done: ImportDone = answer.json()
    if (done.isDone) return done
  }
}

/** A list as somebody else has kept it. */
export const keptList = [
  'email;language;date;how',
  'new@example.org;de;6.5.2024;paper list, open day',
  'asked@example.org;fr;;',
  'known@example.org;de;6.5.2024;paper list',
  'left@example.org;de;6.5.2024;paper list',
  'deleted@example.org;de;6.5.2024;paper list',
  'NEW@example.org;de;6.5.2024;paper list',
  'nobody;de;6.5.2024;paper list',
].join('\r\n')

/** Somebody who may bring it in, and what is known of those whom it names. */
export async function createSubscriberDesk() {
  const test = await createTestApp()
  const owner = await addColleague(test, 'owner')
  await storeSubscriber(test, 'known@example.org')
  const deleted = await storeSubscriber(test, 'deleted@example.org')
  await owner.browser.call('deleteSubscriber', { id: deleted.id })
  const stores = createStores(test.database)
  const { suppressionKeysOf } = await tokensOf(test)
  const since = test.clock.now()
  await stores.suppressions.insert(suppressionKeysOf('left@example.org')[0], { since, askedAt: undefined, why: 'left' })
  return { test, owner, stores, browser: owner.browser, [Symbol.asyncDispose]: () => test[Symbol.asyncDispose]() }
}
