import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { StaffStage } from '#api/contract/values/staff.ts'
import { staffNowEvents } from '#api/contract/values/staff-paths.ts'
import type { StaffAccount } from '#api/store/staff/accounts.ts'
import { createStores } from '#api/store/stores.ts'
import { routesOf } from '../../support/app/routes.ts'
import { addAccount } from '../../support/app/staff.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'

const HOUR = 3_600_000

const askers = [
  'nobody',
  'deactivated',
  'expired',
  'at the code',
  'to enrol',
  'moderator',
  'moderator, stale',
  'owner',
  'owner, stale',
] as const

type Asker = (typeof askers)[number]

/** Who gets through to a call, by what its answer's status is not. */
const kinds = {
  anyone: [...askers],
  code: ['at the code'],
  signedIn: ['to enrol', 'moderator', 'moderator, stale', 'owner', 'owner, stale'],
  signedInFresh: ['to enrol', 'moderator', 'owner'],
  full: ['moderator', 'moderator, stale', 'owner', 'owner, stale'],
  fullFresh: ['moderator', 'owner'],
  owner: ['owner', 'owner, stale'],
  ownerFresh: ['owner'],
} as const satisfies Record<string, readonly Asker[]>

/** Every route, whether it is there or not: one that is not in here fails. */
const table: Record<string, keyof typeof kinds> = {
  'GET /api/staff/session': 'anyone',
  'POST /api/staff/sign-in': 'anyone',
  'POST /api/staff/sign-in/code': 'code',
  'POST /api/staff/sign-in/passkey-options': 'anyone',
  'POST /api/staff/sign-in/passkey': 'anyone',
  'POST /api/staff/sign-in/password': 'signedIn',
  'POST /api/staff/sign-out': 'anyone',
  'POST /api/staff/links/reset': 'anyone',
  'POST /api/staff/links/read': 'anyone',
  'POST /api/staff/links/invitation': 'anyone',
  'POST /api/staff/links/new-password': 'anyone',
  'POST /api/staff/links/address': 'anyone',
  'GET /api/staff/account': 'signedIn',
  'GET /api/staff/posts/transfer': 'full',
  'POST /api/staff/posts/transfer': 'full',
  'POST /api/staff/posts/transfer/uploads': 'full',
  'GET /api/staff/posts/export.zip': 'full',
  'POST /api/staff/account': 'full',
  'POST /api/staff/account/password': 'full',
  'POST /api/staff/account/address': 'fullFresh',
  'POST /api/staff/account/totp': 'signedInFresh',
  'POST /api/staff/account/totp/confirmed': 'signedIn',
  'POST /api/staff/account/totp/removed': 'fullFresh',
  'POST /api/staff/account/recovery-codes': 'fullFresh',
  'POST /api/staff/account/passkeys': 'signedIn',
  'POST /api/staff/account/passkeys/removed': 'fullFresh',
  'GET /api/staff/account/sessions': 'full',
  'POST /api/staff/account/sessions/ended': 'full',
  'POST /api/staff/account/sessions/others-ended': 'full',
  'GET /api/staff/people': 'owner',
  'POST /api/staff/people/invitations': 'ownerFresh',
  'POST /api/staff/people/invitations/withdrawn': 'ownerFresh',
  'POST /api/staff/people/invitations/resent': 'ownerFresh',
  'POST /api/staff/people/role': 'ownerFresh',
  'POST /api/staff/people/deactivated': 'ownerFresh',
  'POST /api/staff/people/activated': 'ownerFresh',
  'POST /api/staff/people/handed-over': 'ownerFresh',
  'POST /api/staff/people/sessions-ended': 'ownerFresh',
  'POST /api/staff/people/settings': 'ownerFresh',
  'GET /api/staff/posts/one': 'full',
  'POST /api/staff/posts/one': 'full',
  'POST /api/staff/posts/opened': 'full',
  'GET /api/staff/posts/found': 'full',
  'GET /api/staff/posts/revisions': 'full',
  'GET /api/staff/posts/revisions/one': 'full',
  'GET /api/staff/posts/previews': 'full',
  'POST /api/staff/posts/previews': 'full',
  'POST /api/staff/posts/previews/revoked': 'full',
  'GET /api/staff/openings': 'full',
  'GET /api/staff/openings/one': 'full',
  'POST /api/staff/openings': 'full',
  'POST /api/staff/openings/deleted': 'full',
  'POST /api/staff/openings/restored': 'full',
  'GET /api/staff/messages': 'full',
  'GET /api/staff/messages/one': 'full',
  'POST /api/staff/messages/released': 'full',
  'POST /api/staff/messages/archived': 'full',
  'POST /api/staff/messages/reopened': 'full',
  'POST /api/staff/messages/spam': 'full',
  'POST /api/staff/messages/deleted': 'full',
  'POST /api/staff/messages/restored': 'full',
  'POST /api/staff/messages/assigned': 'full',
  'POST /api/staff/messages/notes': 'full',
  'POST /api/staff/messages/answers': 'full',
  'POST /api/staff/messages/answers/withdrawn': 'full',
  'POST /api/staff/messages/mails/retried': 'full',
  'POST /api/staff/messages/writers': 'full',
  'GET /api/staff/applications': 'full',
  'GET /api/staff/applications/one': 'full',
  'POST /api/staff/applications/shown': 'full',
  'POST /api/staff/applications/moved': 'full',
  'POST /api/staff/applications/moved-back': 'full',
  'POST /api/staff/applications/deleted': 'full',
  'POST /api/staff/applications/restored': 'full',
  'POST /api/staff/applications/notes': 'full',
  'POST /api/staff/applications/notes/removed': 'full',
  'POST /api/staff/applications/kept': 'owner',
  'POST /api/staff/applications/kept/undone': 'owner',
  'POST /api/staff/applications/resume-link': 'full',
  'GET /api/staff/applications/resume': 'full',
  'GET /api/staff/newsletter/issues': 'full',
  'POST /api/staff/newsletter/issues': 'full',
  'GET /api/staff/newsletter/issues/one': 'full',
  'POST /api/staff/newsletter/issues/one': 'full',
  'POST /api/staff/newsletter/issues/deleted': 'full',
  'POST /api/staff/newsletter/issues/restored': 'full',
  'GET /api/staff/newsletter/issues/preview': 'full',
  'GET /api/staff/newsletter/issues/checks': 'full',
  'GET /api/staff/newsletter/issues/count': 'full',
  'POST /api/staff/newsletter/issues/test': 'full',
  'POST /api/staff/newsletter/issues/approved': 'full',
  'POST /api/staff/newsletter/issues/scheduled': 'owner',
  'POST /api/staff/newsletter/issues/unscheduled': 'owner',
  'GET /api/staff/newsletter/issues/sending': 'full',
  'POST /api/staff/newsletter/issues/paused': 'owner',
  'POST /api/staff/newsletter/issues/resumed': 'owner',
  'POST /api/staff/newsletter/issues/cancelled': 'owner',
  'POST /api/staff/newsletter/issues/opened': 'owner',
  'POST /api/staff/newsletter/issues/unknown': 'owner',
  'POST /api/staff/newsletter/settings': 'owner',
  'GET /api/staff/applications.csv': 'ownerFresh',
  'GET /api/staff/log': 'owner',
  'GET /api/staff/log.csv': 'ownerFresh',
  'GET /api/staff/desk': 'full',
  'GET /api/staff/deleted': 'full',
  'POST /api/staff/deleted/restored': 'full',
  'POST /api/staff/deleted/erased': 'owner',
  'GET /api/staff/persons': 'owner',
  'POST /api/staff/persons': 'owner',
  'GET /api/staff/persons/one': 'owner',
  'POST /api/staff/persons/closed': 'owner',
  'POST /api/staff/persons/erased': 'ownerFresh',
  'GET /api/staff/persons/package.zip': 'ownerFresh',
  'GET /api/staff/newsletter/subscribers': 'owner',
  'GET /api/staff/newsletter/subscribers/one': 'owner',
  'GET /api/staff/newsletter/subscribers.csv': 'ownerFresh',
  'GET /api/staff/newsletter/growth': 'owner',
  'POST /api/staff/newsletter/subscribers/unsubscribed': 'owner',
  'POST /api/staff/newsletter/subscribers/resubscribed': 'owner',
  'POST /api/staff/newsletter/subscribers/deleted': 'owner',
  'POST /api/staff/newsletter/subscribers/restored': 'owner',
  'GET /api/staff/newsletter/import': 'owner',
  'POST /api/staff/newsletter/import': 'owner',
  'POST /api/staff/newsletter/import/dropped': 'owner',
  'POST /api/staff/newsletter/import/uploads': 'owner',
  'GET /api/staff/health': 'owner',
  'GET /api/analytics': 'owner',
  'GET /api/staff/analytics.csv': 'owner',
  'GET /api/staff/analytics/now/events': 'owner',
  'GET /api/staff/analytics': 'owner',
  'GET /api/staff/analytics/panel': 'owner',
  'GET /api/staff/analytics/now': 'owner',
  'GET /api/staff/analytics/example': 'owner',
  'GET /api/staff/analytics/notes': 'owner',
  'POST /api/staff/analytics/notes': 'owner',
  'POST /api/staff/analytics/notes/deleted': 'owner',
  'GET /api/staff/analytics/segments': 'owner',
  'POST /api/staff/analytics/segments': 'owner',
  'POST /api/staff/analytics/segments/deleted': 'owner',
  'GET /api/staff/analytics/letters': 'owner',
  'POST /api/staff/analytics/letters': 'owner',
  'GET /api/staff/analytics/shares': 'owner',
  'POST /api/staff/analytics/shares': 'owner',
  'POST /api/staff/analytics/shares/revoked': 'owner',
  'POST /api/staff/analytics/shared': 'anyone',
  'POST /api/staff/health/mails/retried': 'owner',
  'POST /api/staff/health/mails/dropped': 'owner',
  'GET /api/staff/posts': 'full',
  'POST /api/staff/posts/published': 'full',
  'POST /api/staff/posts/scheduled': 'full',
  'POST /api/staff/posts/agreed': 'full',
  'GET /api/staff/posts/card.jpg': 'full',
  'POST /api/staff/posts/unpublished': 'full',
  'POST /api/staff/posts/deleted': 'full',
  'POST /api/staff/posts/undone': 'full',
  'GET /api/staff/posts/checks': 'full',
  'GET /api/staff/pictures': 'full',
  'GET /api/staff/pictures/one': 'full',
  'POST /api/staff/pictures/saved': 'full',
  'POST /api/staff/pictures/deleted': 'full',
  'POST /api/staff/pictures/restored': 'full',
  'POST /api/staff/pictures/uploads': 'full',
}

/** A cookie of a session of its own, as far as a login has come. */
async function cookieFor({ database, clock }: TestApp, account: StaffAccount, asker: Asker): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const at = clock.now()
  const usedAt = asker === 'expired' ? at - 12 * HOUR : at
  const stage: StaffStage = asker === 'at the code' ? 'code' : 'full'
  await createStores(database).staffSessions.insert({
    id: randomUUID(),
    account: account.id,
    tokenHash: createHash('sha256').update(token).digest('base64url'),
    stage,
    role: account.role,
    device: 'Firefox, Linux',
    createdAt: usedAt,
    usedAt,
    freshUntil: asker.endsWith('stale') ? at : at + HOUR,
    pendingTotp: undefined,
  })
  return `__Host-session=${token}`
}

async function openAccounts(test: TestApp): Promise<Record<Exclude<Asker, 'nobody'>, StaffAccount>> {
  const totp = { totpSecret: 'sealed', totpSince: 0, totpLastStep: 0 }
  const owner = await addAccount(test, { role: 'owner', ...totp })
  const moderator = await addAccount(test, { role: 'moderator', ...totp })
  return {
    deactivated: await addAccount(test, { role: 'owner', ...totp, deactivatedAt: test.clock.now() }),
    expired: owner,
    'at the code': owner,
    'to enrol': await addAccount(test, { role: 'owner' }),
    moderator,
    'moderator, stale': moderator,
    owner,
    'owner, stale': owner,
  }
}

describe('every call of the staff', () => {
  it('is answered to those whom its row names, and to nobody else', async () => {
    await using test = await createTestApp()
    const accounts = await openAccounts(test)
    const routes = routesOf(test.app).filter((name) => name.includes(' /api/staff/') || name === 'GET /api/analytics')
    expect(routes.length).toBeGreaterThan(20)
    for (const route of routes) {
      const kind = table[route]
      expect(kind, `${route} is not in the table: say who may call it`).toBeDefined()
      if (!kind) continue
      const allowed: readonly Asker[] = kinds[kind]
      for (const asker of askers) {
        // A stream has no end to wait for; `staff-analytics.test.ts` listens to it.
        if (route === `GET ${staffNowEvents}` && allowed.includes(asker)) continue
        const [method, url] = route.split(' ')
        const cookie = asker === 'nobody' ? undefined : await cookieFor(test, accounts[asker], asker)
        const answer = await test.app.inject({
          method: method === 'GET' ? 'GET' : 'POST',
          url: url ?? '',
          headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
          ...(method === 'POST' && { payload: '{}' }),
        })
        const name = `${route} asked by ${asker}`
        expect.soft(answer.headers['cache-control'], name).toBe('no-store')
        if (allowed.includes(asker)) expect.soft([401, 403, 500], name).not.toContain(answer.statusCode)
        else expect.soft(refusalOf(answer.json()), name).toBe(expectedRefusal(asker, kind))
      }
    }
  }, 90_000)

  it('is found by the table only where there is one', async () => {
    await using test = await createTestApp()
    for (const url of ['/api/staff', '/api/staff/', '/api/staff/none', '/api/staff/session/']) {
      expect((await test.app.inject(url)).statusCode, url).toBe(404)
    }
  })
})

function refusalOf({ error }: { error?: { code: string } }): string | undefined {
  return error?.code
}

function expectedRefusal(asker: Asker, kind: keyof typeof kinds): string {
  const isIn = asker.startsWith('moderator') || asker.startsWith('owner')
  if (!isIn) return 'unauthorized'
  if (kind === 'code') return 'unauthorized'
  if (asker.startsWith('moderator') && kind.startsWith('owner')) return 'forbidden'
  return 'password_needed'
}
