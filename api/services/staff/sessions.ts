import { hash, randomBytes } from 'node:crypto'
import type { StaffStage, StaffStep } from '#api/contract/values/staff.ts'
import { AppError } from '#api/errors.ts'
import type { LiveSession, StaffContext } from '#api/services/staff/context.ts'
import { isSecondFactorMissing } from '#api/services/staff/second-factor-rule.ts'
import { staffTimes } from '#api/services/staff/staff-times.ts'
import type { StaffAccount } from '#api/store/staff/accounts.ts'
import type { StoredSession } from '#api/store/staff/sessions.ts'
import type { Stores } from '#api/store/stores.ts'

const TOKEN = 32 // bytes

type SetCookie = StaffContext['setCookie']
type Cookie = NonNullable<Parameters<SetCookie>[0]>

interface SessionsDependencies {
  stores: Stores
  now: () => number
  newId: () => string
}

export type StaffSessions = ReturnType<typeof createStaffSessions>

export const newToken = () => randomBytes(TOKEN).toString('base64url')

/** What a login that has come to a stage asks for next. */
export const stepAfter: Record<StaffStage, StaffStep> = { code: 'code', enrol: 'enrol', full: 'done' }

/** All that is stored of a token. */
export const hashOfToken = (token: string) => hash('sha256', token, 'base64url')

/** Sessions in the database, by the hash of a random token: nobody who reads it can use them. */
export function createStaffSessions({ stores, now, newId }: SessionsDependencies) {
  function endOf({ stage, createdAt, usedAt }: Pick<StoredSession, 'stage' | 'createdAt' | 'usedAt'>): number {
    if (stage === 'code') return createdAt + staffTimes.code
    return Math.min(createdAt + staffTimes.session, usedAt + staffTimes.idle)
  }

  function cookieOf(token: string, { stage, createdAt }: Pick<StoredSession, 'stage' | 'createdAt'>): Cookie {
    const end = createdAt + (stage === 'code' ? staffTimes.code : staffTimes.session)
    return { token, maxAge: Math.max(1, Math.ceil((end - now()) / 1000)) }
  }

  /** Of a clock that was ahead when it was written, and is right again: it would live until then. */
  function isOfLater({ createdAt, usedAt }: StoredSession, at: number): boolean {
    return Math.max(createdAt, usedAt) > at + staffTimes.ahead
  }

  /** Whoever may do more or less than a moment ago goes on with another token. */
  async function rotateForRole({ session, account }: LiveSession, setCookie: SetCookie): Promise<void> {
    const at = now()
    const token = newToken()
    const rotated = await stores.staffSessions.rotate(session.id, session.tokenHash, {
      tokenHash: hashOfToken(token),
      stage: session.stage,
      role: account.role,
      usedAt: at,
      freshUntil: at,
      formerUntil: at + staffTimes.former,
    })
    if (rotated) setCookie(cookieOf(token, session))
  }

  return {
    /** Undefined for a token that is unknown, of a session that is over or of an account that is not active. */
    async read(token: string, setCookie: SetCookie): Promise<LiveSession | undefined> {
      const at = now()
      const stored = await stores.staffSessions.findByHash(hashOfToken(token), at)
      if (stored?.tokenHash === undefined || endOf(stored) <= at || isOfLater(stored, at)) return undefined
      const account = await stores.staffAccounts.find(stored.account)
      if (!account || account.deactivatedAt !== undefined) return undefined
      const stage: StaffStage = stored.stage === 'code' ? 'code' : await signedInStage(stores, account, at)
      const live: LiveSession = { session: { ...stored, tokenHash: stored.tokenHash, stage }, account }
      if (stored.role !== account.role) {
        await rotateForRole(live, setCookie)
        return { account, session: { ...live.session, freshUntil: Math.min(at, stored.freshUntil) } }
      }
      if (stage !== 'code' && at - stored.usedAt >= staffTimes.touch) {
        await stores.staffSessions.touch(stored.id, at)
        await stores.staffAccounts.update(account.id, { lastSeenAt: at })
      }
      return live
    },

    /** What has become of one that was read before, for answers that last. Undefined once it is over; changes nothing. */
    async readAgain({ session, account }: LiveSession): Promise<LiveSession | undefined> {
      const open = await stores.staffSessions.listOpen(account.id)
      const stored = open.find(({ id }) => id === session.id)
      const known = await stores.staffAccounts.find(account.id)
      if (stored?.tokenHash === undefined || endOf(stored) <= now() || !known) return undefined
      if (known.deactivatedAt !== undefined) return undefined
      return { session: { ...session, ...stored, tokenHash: stored.tokenHash, stage: session.stage }, account: known }
    },

    endOf,

    /** What a complete login leads to. */
    stageAfterLogin: (inside: InsideStores, account: StaffAccount) => signedInStage(inside, account, now()),

    /**
     * A new session with a new token, whatever cookie came with the request; the session that was there ends. Fresh, unless
     * the second factor is still asked for.
     */
    async open(
      inside: InsideStores,
      { account, stage, context }: { account: StaffAccount; stage: StaffStage; context: StaffContext },
    ): Promise<Cookie> {
      const at = now()
      const token = newToken()
      const { live, device } = context
      if (live) await inside.staffSessions.end(live.session.id, live.account.id, at)
      const session = {
        id: newId(),
        account: account.id,
        tokenHash: hashOfToken(token),
        stage,
        role: account.role,
        device,
        createdAt: at,
        usedAt: at,
        freshUntil: stage === 'code' ? at : at + staffTimes.fresh,
        pendingTotp: undefined,
      }
      await inside.staffSessions.insert(session)
      return cookieOf(token, session)
    },

    /** The same session goes on, fresh, with another token. Throws `unauthorized` when it has meanwhile. */
    async rotate(inside: InsideStores, { session, account }: LiveSession, stage: StaffStage): Promise<Cookie> {
      const at = now()
      const token = newToken()
      const rotated = await inside.staffSessions.rotate(session.id, session.tokenHash, {
        tokenHash: hashOfToken(token),
        stage,
        role: account.role,
        usedAt: at,
        freshUntil: at + staffTimes.fresh,
      })
      if (!rotated) throw new AppError('unauthorized')
      return cookieOf(token, { stage, createdAt: session.createdAt })
    },
  }
}

/** The stores of a transaction, as far as logins need them. */
export type InsideStores = Pick<
  Stores,
  | 'outbox'
  | 'rateHits'
  | 'settings'
  | 'staffAccounts'
  | 'staffLinks'
  | 'staffLog'
  | 'staffSecondFactors'
  | 'staffSessions'
>

async function signedInStage(
  stores: Pick<Stores, 'settings' | 'staffSecondFactors'>,
  account: StaffAccount,
  now: number,
): Promise<'enrol' | 'full'> {
  return (await isSecondFactorMissing(stores, account, now)) ? 'enrol' : 'full'
}
