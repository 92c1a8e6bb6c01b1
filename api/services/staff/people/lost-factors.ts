import { AppError } from '#api/errors.ts'
import { mailEntry } from '#api/services/outbox/mail-entry.ts'
import { addressKey } from '#api/services/staff/address-key.ts'
import { accountLock, peopleLock } from '#api/services/staff/locks.ts'
import type { NewLink } from '#api/services/staff/new-link.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { StaffMails } from '#api/services/staff/staff-mails.ts'
import type { Stores } from '#api/store/stores.ts'

const LINK_TIME = 24 * 3_600_000 // milliseconds

interface LostFactorsDependencies {
  stores: Stores
  mails: StaffMails
  newLink: NewLink
  note: NoteDeed
  now: () => number
  newId: () => string
}

/** For the shell only: whoever has the server's files could do it anyway. */
export function createLostFactors({ stores, mails, newLink, note, now, newId }: LostFactorsDependencies) {
  return {
    /**
     * Removes the second factor and the password, so that nobody is let in by one of them alone, and makes a link to a new
     * password. Throws `not_found`, `conflict` for an account that is deactivated.
     */
    async reset(email: string, { isMailed }: { isMailed: boolean }): Promise<{ token: string }> {
      const found = await stores.staffAccounts.findByKey(addressKey(email))
      if (!found) throw new AppError('not_found')
      return stores.transaction([peopleLock, accountLock(found.id)], async (inside) => {
        const account = await inside.staffAccounts.find(found.id)
        if (!account) throw new AppError('not_found')
        if (account.deactivatedAt !== undefined) throw new AppError('conflict')
        const { id, language } = account
        await inside.staffAccounts.setTotp(id, undefined)
        await inside.staffAccounts.removePassword(id)
        await inside.staffSecondFactors.deletePasskeys(id)
        await inside.staffSecondFactors.replaceCodes(id, [])
        await inside.staffLinks.endAll(['reset', 'address-old', 'address-new'], id, now())
        const sessions = await inside.staffSessions.endAll(id, now())
        const { link, token } = newLink('reset', { account: id, email: account.email, language, time: LINK_TIME })
        await inside.staffLinks.insert(link)
        if (isMailed) {
          const mail = mails.reset(account, token, now(), 'operator')
          await inside.outbox.insert(mailEntry(mail, { id: newId(), createdAt: now() }))
        }
        const thing = { kind: 'account', id } as const
        await note(inside, { account: undefined, deed: 'secondFactorReset', thing, facts: { sessions } })
        return { token }
      })
    },
  }
}
