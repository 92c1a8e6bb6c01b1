import { AppError } from '#api/errors.ts'
import { limits } from '#api/services/limits/limits.ts'
import type { RateLimits } from '#api/services/limits/rate-limits.ts'
import { mailEntry } from '#api/services/outbox/mail-entry.ts'
import { ownView } from '#api/services/staff/account/own-view.ts'
import { addressKey } from '#api/services/staff/address-key.ts'
import { acting } from '#api/services/staff/context.ts'
import { accountLock } from '#api/services/staff/locks.ts'
import type { NewLink } from '#api/services/staff/new-link.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { passwordProblem } from '#api/services/staff/password-rules.ts'
import type { Passwords } from '#api/services/staff/passwords.ts'
import type { StaffSessions } from '#api/services/staff/sessions.ts'
import { problem, type StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { StaffMails } from '#api/services/staff/staff-mails.ts'
import { type Tries, wrongTry } from '#api/services/staff/tries.ts'
import type { Stores } from '#api/store/stores.ts'

interface OwnAccountDependencies {
  stores: Stores
  sessions: StaffSessions
  passwords: Passwords
  tries: Tries
  rateLimits: RateLimits
  newLink: NewLink
  mails: StaffMails
  note: NoteDeed
  onStored: () => void
  now: () => number
  newId: () => string
}

type Calls = 'readAccount' | 'saveAccount' | 'changePassword' | 'changeAddress'

export function createOwnAccount(dependencies: OwnAccountDependencies): Pick<StaffHandlers, Calls> {
  const { stores, sessions, passwords, tries, rateLimits, newLink, mails, note, onStored, now, newId } = dependencies

  return {
    readAccount: async (context) => ownView(stores, acting(context).account.id, now()),

    async saveAccount(context, input) {
      const { account } = acting(context)
      const { name, language, writesIn, theme, letterKeys } = input
      const change = {
        ...(name !== undefined && { name }),
        ...(language !== undefined && { language }),
        ...(writesIn !== undefined && { writesIn: [...new Set(writesIn)] }),
        ...(theme !== undefined && { theme }),
        ...(letterKeys !== undefined && { letterKeys }),
      }
      const changed = Object.keys(change)
      if (changed.length > 0) {
        await stores.transaction([accountLock(account.id)], async (inside) => {
          await inside.staffAccounts.update(account.id, change)
          await note(inside, { account: account.id, deed: 'accountSaved', facts: { changed: changed.join(', ') } })
        })
      }
      return ownView(stores, account.id, now())
    },

    async changePassword(context, { current, next }) {
      const live = acting(context)
      const { account } = live
      const weakness = await passwordProblem(next, account)
      if (weakness) throw problem({ next: weakness })
      const attempt = await tries.begin(context.network, { rule: limits.staffAccount, value: account.emailKey })
      if (!(await passwords.verify(account.password, current))) throw wrongTry('current', 'password_wrong', attempt)
      const hashed = await passwords.hash(next)
      const cookie = await stores.transaction([accountLock(account.id)], async (inside) => {
        const stored = await inside.staffAccounts.find(account.id)
        if (stored?.password !== account.password) throw new AppError('conflict')
        await tries.forget(inside, attempt)
        await inside.staffAccounts.setPassword(account.id, hashed, now())
        await inside.staffLinks.endAll(['reset'], account.id, now())
        const ended = await inside.staffSessions.endAll(account.id, now(), live.session.id)
        await note(inside, { account: account.id, deed: 'passwordChanged', facts: { sessionsEnded: ended } })
        return sessions.rotate(inside, live, live.session.stage)
      })
      context.setCookie(cookie)
      return {}
    },

    /** Both ends are asked; whether the new address is free is found out when both have said yes. */
    async changeAddress(context, { email }) {
      const { account } = acting(context)
      if (addressKey(email) === account.emailKey) throw problem({ email: 'address_same' })
      const limited = [{ ...limits.staffAddressMails, value: account.id }]
      const keys = [accountLock(account.id), ...rateLimits.keysOf(limited)]
      await stores.transaction(keys, async (inside) => {
        await rateLimits.take(inside.rateHits, limited)
        const at = now()
        await inside.staffLinks.endAll(['address-old', 'address-new'], account.id, at)
        const change = newId()
        const { language } = account
        for (const end of ['old', 'new'] as const) {
          const { link, token } = newLink(`address-${end}`, { account: account.id, change, email, language })
          await inside.staffLinks.insert(link)
          const to = { email: end === 'old' ? account.email : email, language }
          const mail = mails.addressChange(to, { end, token }, at)
          await inside.outbox.insert(mailEntry(mail, { id: newId(), createdAt: at }))
        }
        await note(inside, { account: account.id, deed: 'addressChangeAsked', facts: { is: email } })
      })
      onStored()
      return {}
    },
  }
}
