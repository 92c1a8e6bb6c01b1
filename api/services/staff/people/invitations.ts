import type { StaffRole } from '#api/contract/values/staff.ts'
import { AppError } from '#api/errors.ts'
import { mailEntry } from '#api/services/outbox/mail-entry.ts'
import { addressKey } from '#api/services/staff/address-key.ts'
import type { NewLink } from '#api/services/staff/new-link.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { InsideStores } from '#api/services/staff/sessions.ts'
import { problem } from '#api/services/staff/staff-calls.ts'
import type { StaffMails } from '#api/services/staff/staff-mails.ts'
import type { StaffLink } from '#api/store/staff/links.ts'
import type { Language } from '#locales/languages.ts'

interface InvitationsDependencies {
  mails: StaffMails
  newLink: NewLink
  note: NoteDeed
  now: () => number
  newId: () => string
}

interface Invited {
  email: string
  role: StaffRole
  language: Language
}

export interface IssuedInvitation {
  link: StaffLink
  token: string // in the mail and, from the shell, on the screen; nowhere else
}

/** How somebody comes to have no right to invite. */
type Lost = 'deactivated' | 'roleChanged' | 'handedOver'

export type Invitations = ReturnType<typeof createInvitations>

/** Ways into the staff side for an address that has no account. Call inside a transaction locked on `peopleLock`. */
export function createInvitations({ mails, newLink, note, now, newId }: InvitationsDependencies) {
  async function mail({ outbox }: Pick<InsideStores, 'outbox'>, link: StaffLink, token: string): Promise<void> {
    const ordered = mails.invitation(link, { role: link.role ?? 'moderator', token }, now())
    await outbox.insert(mailEntry(ordered, { id: newId(), createdAt: now() }))
  }

  return {
    /** `by` is an account's id, undefined for the shell. Earlier invitations of the address end. Throws `invalid`. */
    async issue(
      inside: InsideStores,
      { email, role, language }: Invited,
      { by, isMailed = true }: { by: string | undefined; isMailed?: boolean },
    ): Promise<IssuedInvitation> {
      const key = addressKey(email)
      if (await inside.staffAccounts.findByKey(key)) throw problem({ email: 'address_taken' })
      for (const earlier of await inside.staffLinks.listUnused('invitation')) {
        if (addressKey(earlier.email) === key) await this.withdraw(inside, earlier.id, { by, why: 'replaced' })
      }
      const { link, token } = newLink('invitation', {
        email,
        role,
        language,
        ...(by !== undefined && { createdBy: by }),
      })
      await inside.staffLinks.insert(link)
      if (isMailed) await mail(inside, link, token)
      const thing = { kind: 'invitation', id: link.id } as const
      await note(inside, { account: by, deed: 'invited', thing, facts: { role, language } })
      return { link, token }
    },

    /** The same invitation with another link; the former one leads nowhere. Throws `not_found`. */
    async resend(inside: InsideStores, id: string, by: string): Promise<StaffLink> {
      const former = await inside.staffLinks.find(id)
      if (former?.kind !== 'invitation') throw new AppError('not_found')
      const { link: next, token } = newLink('invitation', {
        email: former.email,
        language: former.language,
        createdBy: by,
      })
      if (!(await inside.staffLinks.renew(id, next))) throw new AppError('not_found')
      const { tokenHash, createdAt, expiresAt } = next
      const link = { ...former, createdBy: by, tokenHash, createdAt, expiresAt }
      await mail(inside, link, token)
      await note(inside, { account: by, deed: 'invitationResent', thing: { kind: 'invitation', id } })
      return link
    },

    /** Throws `not_found`, also for one that was accepted meanwhile. */
    async withdraw(
      inside: InsideStores,
      id: string,
      { by, why }: { by: string | undefined; why?: 'replaced' | Lost },
    ): Promise<void> {
      const link = await inside.staffLinks.find(id)
      if (link?.kind !== 'invitation' || !(await inside.staffLinks.withdraw(id, now()))) throw new AppError('not_found')
      const thing = { kind: 'invitation', id } as const
      await note(inside, { account: by, deed: 'invitationWithdrawn', thing, ...(why && { facts: { why } }) })
    },

    /** Those of an account that may invite no longer: by one to a mailbox of their own, they would be an owner again. */
    async withdrawOf(inside: InsideStores, account: string, { by, why }: { by: string; why: Lost }): Promise<void> {
      for (const { id, createdBy } of await inside.staffLinks.listUnused('invitation')) {
        if (createdBy === account) await this.withdraw(inside, id, { by, why })
      }
    },
  }
}
