import type { PasskeyUse, StaffStage } from '#api/contract/values/staff.ts'
import { AppError } from '#api/errors.ts'
import { limits } from '#api/services/limits/limits.ts'
import { addressKey } from '#api/services/staff/address-key.ts'
import type { Arrivals } from '#api/services/staff/arrivals.ts'
import type { Codes } from '#api/services/staff/codes.ts'
import { acting } from '#api/services/staff/context.ts'
import { accountLock } from '#api/services/staff/locks.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { Passkeys } from '#api/services/staff/passkeys.ts'
import type { Passwords } from '#api/services/staff/passwords.ts'
import { requireAllowed } from '#api/services/staff/rights.ts'
import { hasSecondFactor } from '#api/services/staff/second-factor-rule.ts'
import { type StaffSessions, stepAfter } from '#api/services/staff/sessions.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'
import { staffTimes } from '#api/services/staff/staff-times.ts'
import { type Tries, type Try, wrongTry } from '#api/services/staff/tries.ts'
import type { StaffAccount } from '#api/store/staff/accounts.ts'
import type { Stores } from '#api/store/stores.ts'

interface SignInDependencies {
  stores: Stores
  sessions: StaffSessions
  passwords: Passwords
  passkeys: Passkeys
  codes: Codes
  tries: Tries
  arrivals: Arrivals
  note: NoteDeed
  /** Counts a challenge. Throws `too_many_requests`. */
  countChallenge: (network: string) => Promise<void>
  now: () => number
}

type Calls = 'signIn' | 'signInWithCode' | 'passkeyOptions' | 'signInWithPasskey' | 'confirmPassword' | 'signOut'

/** A known and an unknown address are answered alike, after the same work (D32). */
export function createSignIn(dependencies: SignInDependencies): Pick<StaffHandlers, Calls> {
  const { stores, sessions, passwords, passkeys, codes, tries, arrivals, note, countChallenge, now } = dependencies

  /** A wrong try that is the last for a while is on record, also for an address that nobody has. */
  async function refused(attempt: Try, error: AppError, account?: string): Promise<AppError> {
    if (attempt.ifWrong.wait > 0) {
      // Of what was typed not even a hash stays for as long as the log: the privacy policy says a day.
      const kind = account === undefined ? 'address' : 'account'
      const thing = { kind, id: account ?? '' } as const
      await stores.transaction([], (inside) =>
        note(inside, {
          account: undefined,
          deed: 'signInBlocked',
          thing,
          facts: { minutes: attempt.ifWrong.wait / 60_000 },
        }),
      )
    }
    return error
  }

  /** The account of a session, as it is inside of a transaction. Throws `unauthorized`. */
  async function active({ staffAccounts }: Pick<Stores, 'staffAccounts'>, id: string): Promise<StaffAccount> {
    const account = await staffAccounts.find(id)
    if (!account || account.deactivatedAt !== undefined) throw new AppError('unauthorized')
    return account
  }

  return {
    async signIn(context, { email, password }) {
      const emailKey = addressKey(email)
      const attempt = await tries.begin(context.network, { rule: limits.staffAccount, value: emailKey })
      const found = await stores.staffAccounts.findByKey(emailKey)
      const isRight = await passwords.verify(found?.password, password)
      const wrong = wrongTry('password', 'sign_in', attempt)
      if (!isRight || found?.password === undefined || found.deactivatedAt !== undefined)
        throw await refused(attempt, wrong, found?.id)
      const stored = found.password
      const rehashed = passwords.isWeak(stored) ? await passwords.hash(password) : undefined
      const { cookie, stage, hasPasskeys } = await stores.transaction([accountLock(found.id)], async (inside) => {
        const account = await active(inside, found.id)
        if (account.password !== stored) throw wrong
        await tries.forget(inside, attempt)
        if (rehashed !== undefined) await inside.staffAccounts.rehash(account.id, stored, rehashed)
        const known = await inside.staffSecondFactors.listPasskeys(account.id)
        const asksCode = await hasSecondFactor(inside, account)
        const next: StaffStage = asksCode ? 'code' : await sessions.stageAfterLogin(inside, account)
        if (!asksCode) await arrivals.note(inside, account, context, 'password')
        return {
          cookie: await sessions.open(inside, { account, stage: next, context }),
          stage: next,
          hasPasskeys: known.length > 0,
        }
      })
      context.setCookie(cookie)
      arrivals.sendMails()
      return { next: stepAfter[stage], passkeys: hasPasskeys }
    },

    async signInWithCode(context, { code }) {
      const live = acting(context)
      const attempt = await tries.begin(context.network, { rule: limits.staffCode, value: live.account.id })
      const taken = await stores.transaction([accountLock(live.account.id)], async (inside) => {
        const account = await active(inside, live.account.id)
        const kind = await codes.spend(inside, account, code)
        if (!kind) return undefined
        await tries.forget(inside, attempt)
        const stage = await sessions.stageAfterLogin(inside, account)
        await arrivals.note(inside, account, context, kind)
        if (kind === 'recovery') await note(inside, { account: account.id, deed: 'recoveryCodeUsed' })
        const { left } = await inside.staffSecondFactors.countCodes(account.id)
        return { cookie: await sessions.rotate(inside, { ...live, account }, stage), left, stage }
      })
      if (!taken) throw await refused(attempt, wrongTry('code', 'code_wrong', attempt), live.account.id)
      context.setCookie(taken.cookie)
      arrivals.sendMails()
      return { next: stepAfter[taken.stage], recoveryCodesLeft: taken.left }
    },

    async passkeyOptions(context, { as }) {
      requireAllowed(context.live, needsOfUse[as], now())
      await countChallenge(context.network)
      if (as === 'alone') return { options: await passkeys.optionsToSignIn('alone') }
      const { account, session } = acting(context)
      const known = await stores.staffSecondFactors.listPasskeys(account.id)
      if (as === 'register') return { options: await passkeys.optionsToRegister(account, session.id, known) }
      return { options: await passkeys.optionsToSignIn('second', session.id, known) }
    },

    async signInWithPasskey(context, { response }) {
      const attempt = await tries.begin(context.network)
      const verified = await passkeys.verify(response)
      const refusal = wrongTry('passkey', 'passkey', attempt)
      if (!verified) throw refusal
      const { passkey, challenge, counter } = verified
      const isSecond = challenge.purpose === 'second'
      const { live } = context
      if (isSecond && (live?.session.id !== challenge.session || live?.account.id !== passkey.account)) throw refusal
      const { cookie, stage } = await stores.transaction([accountLock(passkey.account)], async (inside) => {
        const account = await active(inside, passkey.account)
        // It may have been removed since it was looked up.
        if (!(await inside.staffSecondFactors.usePasskey(passkey.id, counter, now()))) throw refusal
        await tries.forget(inside, attempt)
        const next = await sessions.stageAfterLogin(inside, account)
        if (!live || live.session.stage === 'code' || !isSecond)
          await arrivals.note(inside, account, context, 'passkey')
        return {
          stage: next,
          cookie:
            live && isSecond
              ? await sessions.rotate(inside, { ...live, account }, next)
              : await sessions.open(inside, { account, stage: next, context }),
        }
      })
      context.setCookie(cookie)
      arrivals.sendMails()
      return { next: stepAfter[stage] }
    },

    async confirmPassword(context, { password }) {
      const live = acting(context)
      const { account, session } = live
      const attempt = await tries.begin(context.network, { rule: limits.staffAccount, value: account.emailKey })
      if (!(await passwords.verify(account.password, password)))
        throw await refused(attempt, wrongTry('password', 'password_wrong', attempt), account.id)
      const cookie = await stores.transaction([accountLock(account.id)], async (inside) => {
        await active(inside, account.id)
        await tries.forget(inside, attempt)
        return sessions.rotate(inside, live, session.stage)
      })
      context.setCookie(cookie)
      return { freshUntil: now() + staffTimes.fresh }
    },

    async signOut(context) {
      const { live } = context
      if (live) {
        await stores.transaction([], async (inside) => {
          const { session, account } = live
          const hasEnded = await inside.staffSessions.end(session.id, account.id, now())
          if (hasEnded) await note(inside, { account: account.id, deed: 'signedOut' })
        })
      }
      context.setCookie(undefined)
      return {}
    },
  }
}

const needsOfUse: Record<PasskeyUse, Parameters<typeof requireAllowed>[1]> = {
  second: { stages: ['code', 'full'] }, // `full`: instead of the password that is asked for once more
  alone: {},
  register: { stages: ['enrol', 'full'], isFresh: true },
}
