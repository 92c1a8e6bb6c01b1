import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import type { StaffCallName } from '#api/contract/staff/calls.ts'
import { staffCalls } from '#api/contract/staff/calls.ts'
import type { StaffRole } from '#api/contract/values/staff.ts'
import { staffPaths } from '#api/contract/values/staff-paths.ts'
import { createPasswords } from '#api/services/staff/passwords.ts'
import type { StaffAccount } from '#api/store/staff/accounts.ts'
import { createStores } from '#api/store/stores.ts'
import type { TestApp } from './test-app.ts'

export const password = 'seven windows and a cat'

const passwords = createPasswords({ memory: 64, passes: 1, parallelism: 1 })

/** An account that is there without an invitation. A moderator may do without a second factor for now. */
export async function addAccount(
  { database, clock }: Pick<TestApp, 'database' | 'clock'>,
  { role = 'moderator', ...change }: Partial<StaffAccount> & { role?: StaffRole } = {},
): Promise<StaffAccount> {
  const id = randomUUID()
  const email = change.email ?? `${role}-${id.slice(0, 8)}@example.org`
  const account: StaffAccount = {
    id,
    email,
    emailKey: email.toLowerCase(),
    name: 'Jonida Sample',
    role,
    language: 'en',
    writesIn: ['en'],
    theme: 'device',
    letterKeys: true,
    password: await passwords.hash(password),
    passwordAt: clock.now(),
    totpSecret: undefined,
    totpSince: undefined,
    totpLastStep: undefined,
    secondFactorDue: undefined,
    deactivatedAt: undefined,
    createdAt: clock.now(),
    lastSeenAt: undefined,
    ...change,
  }
  await createStores(database).staffAccounts.insert(account)
  return account
}

export interface Browser {
  cookie: string | undefined
  call: (name: StaffCallName, input?: object, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
}

interface BrowserOptions {
  userAgent?: string
  from?: string // its address
  cookie?: string | undefined
}

/** Keeps the session's cookie from answer to answer, as a browser does. */
export function createBrowser({ app }: Pick<TestApp, 'app'>, options: BrowserOptions = {}): Browser {
  const { userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0', from = '203.0.113.7' } = options
  const browser: Browser = {
    cookie: options.cookie,
    async call(name, input, headers = {}) {
      const { method } = staffCalls[name]
      const response = await app.inject({
        method,
        url: method === 'GET' ? withQuery(staffPaths[name], input) : staffPaths[name],
        remoteAddress: from,
        headers: {
          'user-agent': userAgent,
          ...(browser.cookie && { cookie: browser.cookie }),
          ...(method === 'POST' && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(method === 'POST' && { payload: JSON.stringify(input ?? {}) }),
      })
      const set = cookieIn(response)
      if (set) browser.cookie = set.endsWith('=') ? undefined : set
      return response
    },
  }
  return browser
}

const withQuery = (path: string, query: object = {}) =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`

/** `name=value` of the cookie that an answer sets. */
export function cookieIn({ headers }: LightMyRequestResponse): string | undefined {
  return [headers['set-cookie'] ?? []].flat().at(-1)?.split(';')[0]
}

/** Six digits, as an authenticator shows them at a time. */
export function codeAt(base32: string, time: number): string {
  return TOTP.generate({ secret: Secret.fromBase32(base32.replaceAll(' ', '')), timestamp: time })
}

/** Signs in with the password, and sets up an authenticator where the role asks for one at once. */
export async function signIn(test: TestApp, { email, role }: StaffAccount, options?: BrowserOptions) {
  const browser = createBrowser(test, options)
  const answer = await browser.call('signIn', { email, password })
  if (answer.statusCode !== 200) throw new Error(`Signing in answers ${answer.statusCode}: ${answer.body}`)
  return { browser, ...(role === 'owner' ? await setUpTotp(test, browser) : { secret: '', recoveryCodes: [] }) }
}

export async function setUpTotp(test: TestApp, browser: Browser) {
  const { secret }: { secret: string } = (await browser.call('beginTotp')).json()
  const answer = await browser.call('confirmTotp', { code: codeAt(secret, test.clock.now()) })
  if (answer.statusCode !== 200) throw new Error(`Setting up the authenticator answers ${answer.body}`)
  const { recoveryCodes }: { recoveryCodes: string[] } = answer.json()
  return { secret, recoveryCodes }
}

/** The tokens of the links in the mails that an address has got, the newest last. */
export function tokensFor({ mails }: Pick<TestApp, 'mails'>, address: string): string[] {
  return mails.sent
    .filter(({ to }) => to.address === address)
    .flatMap(({ text }) => [...text.matchAll(/[?&]token=([\w-]+)/g)].map(([, token = '']) => token))
}

export async function logOf({ database }: Pick<TestApp, 'database'>) {
  return database.db.selectFrom('staff_log').selectAll().orderBy('at').orderBy('id').execute()
}

/** Once all mails are sent and all else in the outbox is done. */
export async function outboxDone({ database }: Pick<TestApp, 'database'>): Promise<void> {
  const waiting = () => database.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()
  await expect.poll(waiting, { timeout: 15_000 }).toEqual([])
}
