import { mailEntry } from '#api/services/outbox/mail-entry.ts'
import type { StaffContext } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { StaffMails } from '#api/services/staff/staff-mails.ts'
import { staffTimes } from '#api/services/staff/staff-times.ts'
import type { StaffAccount } from '#api/store/staff/accounts.ts'
import type { Stores } from '#api/store/stores.ts'

interface ArrivalsDependencies {
  note: NoteDeed
  mails: StaffMails
  onStored: () => void
  now: () => number
  newId: () => string
}

export type Arrivals = ReturnType<typeof createArrivals>

/** Logins that are complete. */
export function createArrivals({ note, mails, onStored, now, newId }: ArrivalsDependencies) {
  return {
    /** Call inside the transaction, before its session is stored: a browser and system that it has not seen is told by mail. */
    async note(
      inside: Pick<Stores, 'outbox' | 'staffAccounts' | 'staffLog' | 'staffSessions'>,
      account: StaffAccount,
      { device, userAgent }: StaffContext,
      by: 'password' | 'totp' | 'recovery' | 'passkey',
    ): Promise<void> {
      const at = now()
      const isKnown = await inside.staffSessions.hasUsed(account.id, device, at - staffTimes.knownDevice)
      await note(inside, { account: account.id, deed: 'signedIn', facts: { by, device, isNewDevice: !isKnown } })
      await inside.staffAccounts.update(account.id, { lastSeenAt: at })
      if (isKnown) return
      await inside.outbox.insert(mailEntry(mails.newDevice(account, userAgent, at), { id: newId(), createdAt: at }))
    },

    sendMails: onStored,
  }
}
