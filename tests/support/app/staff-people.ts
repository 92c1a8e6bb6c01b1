import { randomUUID } from 'node:crypto'
import type { StaffRole } from '#api/contract/values/staff.ts'
import { staffPaths } from '#api/contract/values/staff-paths.ts'
import { hashOfToken, newToken } from '#api/services/staff/sessions.ts'
import { staffTimes } from '#api/services/staff/staff-times.ts'
import type { StaffAccount } from '#api/store/staff/accounts.ts'
import { createStores } from '#api/store/stores.ts'
import { addAccount, type Browser, createBrowser, logOf } from './staff.ts'
import type { TestApp } from './test-app.ts'

type Place = Pick<TestApp, 'app' | 'database' | 'clock'>

export interface Colleague extends StaffAccount {
  browser: Browser
  sessionId: string
}

/** Somebody with a second factor who has just given their password, without the way there. */
export async function addColleague(
  test: Place,
  role: StaffRole,
  change: Partial<StaffAccount> = {},
): Promise<Colleague> {
  const account = await addAccount(test, { role, totpSecret: 'none that a test opens', totpLastStep: 0, ...change })
  return { ...account, ...(await addSession(test, account)) }
}

/** Another login of theirs, complete and fresh. */
export async function addSession(
  test: Place,
  { id, role }: StaffAccount,
): Promise<{ browser: Browser; sessionId: string }> {
  const token = newToken()
  const sessionId = randomUUID()
  const at = test.clock.now()
  await createStores(test.database).staffSessions.insert({
    id: sessionId,
    account: id,
    tokenHash: hashOfToken(token),
    stage: 'full',
    role,
    device: 'Firefox, Linux',
    createdAt: at,
    usedAt: at,
    freshUntil: at + staffTimes.fresh,
    pendingTotp: undefined,
  })
  return { sessionId, browser: createBrowser(test, { cookie: `__Host-session=${token}` }) }
}

export async function accountIn({ database }: Pick<TestApp, 'database'>, id: string): Promise<StaffAccount> {
  const account = await createStores(database).staffAccounts.find(id)
  if (!account) throw new Error('There is no such account.')
  return account
}

export const statusOf = async ({ browser }: { browser: Browser }, ...call: Parameters<Browser['call']>) =>
  (await browser.call(...call)).statusCode

/** A page of the log, as an owner reads it. */
export async function readLog(
  { app }: Pick<TestApp, 'app'>,
  { browser }: Colleague,
  query: Record<string, string> = {},
) {
  const url = `${staffPaths.readLog}?${new URLSearchParams(query)}`
  const response = await app.inject({ url, headers: { cookie: browser.cookie ?? '' } })
  return { status: response.statusCode, body: response.json() }
}

/** Who did what, the oldest first. */
export async function deedsIn(test: Pick<TestApp, 'database'>) {
  const lines = await logOf(test)
  return lines.map(({ account, deed, thing_kind, thing_id, facts }) => ({
    account,
    deed,
    thing: thing_kind === null ? null : `${thing_kind} ${thing_id}`,
    facts: JSON.parse(facts),
  }))
}
