import { AppError } from '#api/errors.ts'
import { limits } from '#api/services/limits/limits.ts'
import { ownView, shownPasskey } from '#api/services/staff/account/own-view.ts'
import { qrPath } from '#api/services/staff/account/qr-path.ts'
import type { Codes } from '#api/services/staff/codes.ts'
import { acting, type LiveSession } from '#api/services/staff/context.ts'
import { accountLock } from '#api/services/staff/locks.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { Passkeys } from '#api/services/staff/passkeys.ts'
import { doModeratorsNeedSecondFactor, hasSecondFactor } from '#api/services/staff/second-factor-rule.ts'
import type { InsideStores, StaffSessions } from '#api/services/staff/sessions.ts'
import { problem, type StaffHandlers } from '#api/services/staff/staff-calls.ts'
import { type Tries, wrongTry } from '#api/services/staff/tries.ts'
import type { StaffAccount } from '#api/store/staff/accounts.ts'
import type { Stores } from '#api/store/stores.ts'

const MOST_PASSKEYS = 20

interface OwnFactorsDependencies {
  stores: Stores
  sessions: StaffSessions
  passkeys: Passkeys
  codes: Codes
  tries: Tries
  note: NoteDeed
  now: () => number
}

type Calls = 'beginTotp' | 'confirmTotp' | 'removeTotp' | 'newRecoveryCodes' | 'addPasskey' | 'removePasskey'

/** The second factors of one's own account. */
export function createOwnFactors(dependencies: OwnFactorsDependencies): Pick<StaffHandlers, Calls> {
  const { stores, sessions, passkeys, codes, tries, note, now } = dependencies

  /** The account as it is under its lock. */
  async function current({ staffAccounts }: InsideStores, id: string): Promise<StaffAccount> {
    const account = await staffAccounts.find(id)
    if (!account || account.deactivatedAt !== undefined) throw new AppError('unauthorized')
    return account
  }

  /** Whoever came in with the password alone, elsewhere, is out once there is a second factor. */
  async function goOn(inside: InsideStores, live: LiveSession, isFirst: boolean) {
    if (isFirst) await inside.staffSessions.endAll(live.account.id, now(), live.session.id)
    return sessions.rotate(inside, live, 'full')
  }

  /** Throws where the last second factor would go that a role needs; its recovery codes go with the last one. */
  async function afterRemoval(inside: InsideStores, id: string): Promise<void> {
    const account = await current(inside, id)
    if (await hasSecondFactor(inside, account)) return
    if (account.role === 'owner' || (await doModeratorsNeedSecondFactor(inside)))
      throw problem({ secondFactor: 'second_factor_needed' })
    await inside.staffSecondFactors.replaceCodes(id, [])
  }

  return {
    async beginTotp(context) {
      const { account, session } = acting(context)
      const { sealed, uri, base32 } = await codes.offer(account, session.pendingTotp)
      await stores.staffSessions.setPendingTotp(session.id, sealed)
      return { secret: inGroups(base32), uri, qr: await qrPath(uri) }
    },

    async confirmTotp(context, { code }) {
      const live = acting(context)
      const { account, session } = live
      if (session.pendingTotp === undefined) throw new AppError('conflict')
      const secret = session.pendingTotp
      const attempt = await tries.begin(context.network, { rule: limits.staffCode, value: account.id })
      const step = await codes.confirm(account, secret, code)
      if (step === undefined) throw wrongTry('code', 'code_wrong', attempt)
      const { cookie, recoveryCodes } = await stores.transaction([accountLock(account.id)], async (inside) => {
        await tries.forget(inside, attempt)
        const before = await current(inside, account.id)
        const isFirst = !(await hasSecondFactor(inside, before))
        // The code that has confirmed it is used up with that.
        await inside.staffAccounts.setTotp(account.id, { secret, since: now(), lastStep: step })
        await note(inside, {
          account: account.id,
          deed: 'totpSet',
          facts: { replaced: before.totpSecret !== undefined },
        })
        return { recoveryCodes: await codes.renew(inside, account.id), cookie: await goOn(inside, live, isFirst) }
      })
      context.setCookie(cookie)
      return { recoveryCodes }
    },

    async removeTotp(context) {
      const live = acting(context)
      const { id } = live.account
      const cookie = await stores.transaction([accountLock(id)], async (inside) => {
        await inside.staffAccounts.setTotp(id, undefined)
        await afterRemoval(inside, id)
        await note(inside, { account: id, deed: 'totpRemoved' })
        return sessions.rotate(inside, live, 'full')
      })
      context.setCookie(cookie)
      return ownView(stores, id, now())
    },

    async newRecoveryCodes(context) {
      const { id } = acting(context).account
      return stores.transaction([accountLock(id)], async (inside) => {
        if (!(await hasSecondFactor(inside, await current(inside, id)))) throw new AppError('conflict')
        await note(inside, { account: id, deed: 'recoveryCodesMade' })
        return { recoveryCodes: await codes.renew(inside, id) }
      })
    },

    async addPasskey(context, { name, response }) {
      const live = acting(context)
      const { id } = live.account
      const made = await passkeys.register(response, live.session.id)
      if (!made) throw problem({ passkey: 'passkey' })
      const passkey = { ...made, account: id, name, createdAt: now(), usedAt: undefined }
      const { cookie, recoveryCodes } = await stores.transaction([accountLock(id)], async (inside) => {
        const isFirst = !(await hasSecondFactor(inside, await current(inside, id)))
        if (await inside.staffSecondFactors.findPasskey(passkey.id)) throw problem({ passkey: 'passkey_known' })
        if ((await inside.staffSecondFactors.listPasskeys(id)).length >= MOST_PASSKEYS) throw new AppError('conflict')
        await inside.staffSecondFactors.insertPasskey(passkey)
        await note(inside, {
          account: id,
          deed: 'passkeyAdded',
          thing: { kind: 'passkey', id: passkey.id },
          facts: { name },
        })
        return {
          recoveryCodes: isFirst ? await codes.renew(inside, id) : [],
          cookie: await goOn(inside, live, isFirst),
        }
      })
      context.setCookie(cookie)
      return { passkey: shownPasskey(passkey), recoveryCodes }
    },

    async removePasskey(context, { id: passkey }) {
      const live = acting(context)
      const { id } = live.account
      const cookie = await stores.transaction([accountLock(id)], async (inside) => {
        if (!(await inside.staffSecondFactors.deletePasskey(passkey, id))) throw new AppError('not_found')
        await afterRemoval(inside, id)
        await note(inside, { account: id, deed: 'passkeyRemoved', thing: { kind: 'passkey', id: passkey } })
        return sessions.rotate(inside, live, 'full')
      })
      context.setCookie(cookie)
      return ownView(stores, id, now())
    },
  }
}

/** Of four letters, for typing. */
const inGroups = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ')
