import { limits } from '#api/services/limits/limits.ts'
import { hadRoom } from '#api/services/limits/mail-limits.ts'
import { ofNetwork, type RateLimits } from '#api/services/limits/rate-limits.ts'
import { mailEntry } from '#api/services/outbox/mail-entry.ts'
import { addressKey } from '#api/services/staff/address-key.ts'
import { accountLock } from '#api/services/staff/locks.ts'
import type { NewLink } from '#api/services/staff/new-link.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { StaffMails } from '#api/services/staff/staff-mails.ts'
import type { Stores } from '#api/store/stores.ts'

export const resetKind = 'staff-reset' // the payload of such an entry is a keyed hash of the address

interface ResetsDependencies {
  stores: Stores
  rateLimits: RateLimits
  newLink: NewLink
  mails: StaffMails
  note: NoteDeed
  onStored: () => void
  now: () => number
  newId: () => string
}

/** New passwords by mail. Whether an address has an account is found out away from the request that names it. */
export function createResets(dependencies: ResetsDependencies) {
  const { stores, rateLimits, newLink, mails, note, onStored, now, newId } = dependencies
  const hashOf = (emailKey: string) => rateLimits.keyOf({ scope: resetKind, value: emailKey })

  const calls: Pick<StaffHandlers, 'requestReset'> = {
    async requestReset({ network }, { email }) {
      const limited = ofNetwork(network, { network: limits.staffResets, site: limits.staffResetsSite })
      await stores.transaction(rateLimits.keysOf(limited), async ({ outbox, rateHits }) => {
        await rateLimits.take(rateHits, limited)
        const payload = hashOf(addressKey(email))
        await outbox.insert({ id: newId(), kind: resetKind, lane: resetKind, payload, createdAt: now() })
      })
      onStored()
      return {}
    },
  }

  return {
    calls,

    /** The outbox's worker; more than once does no more than another mail. */
    async settle(payload: string): Promise<void> {
      const accounts = await stores.staffAccounts.list()
      const id = accounts.find(({ emailKey }) => hashOf(emailKey) === payload)?.id
      if (id === undefined) return
      const limited = [{ ...limits.staffResetMails, value: id }]
      await stores.transaction([accountLock(id), ...rateLimits.keysOf(limited)], async (inside) => {
        // Read again under the lock: the address may be another's by now, or no longer theirs.
        const account = await inside.staffAccounts.find(id)
        if (!account || account.deactivatedAt !== undefined || hashOf(account.emailKey) !== payload) return
        if (!(await hadRoom(rateLimits.take(inside.rateHits, limited)))) return
        const at = now()
        const { email, language } = account
        const { link, token } = newLink('reset', { account: account.id, email, language })
        await inside.staffLinks.insert(link)
        await inside.outbox.insert(mailEntry(mails.reset(account, token, at), { id: newId(), createdAt: at }))
        const thing = { kind: 'account', id: account.id } as const
        await note(inside, { account: undefined, deed: 'resetSent', thing })
      })
    },
  }
}
