import type { AppError } from '#api/errors.ts'
import { addressKey } from '#api/services/staff/address-key.ts'
import { peopleLock } from '#api/services/staff/locks.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { hashOfToken, type InsideStores, type StaffSessions } from '#api/services/staff/sessions.ts'
import { problem, type StaffHandlers } from '#api/services/staff/staff-calls.ts'
import { staffTimes } from '#api/services/staff/staff-times.ts'
import type { StaffAccount } from '#api/store/staff/accounts.ts'
import type { StaffLink } from '#api/store/staff/links.ts'
import type { Stores } from '#api/store/stores.ts'

interface AcceptanceDependencies {
  stores: Stores
  sessions: Pick<StaffSessions, 'open' | 'stageAfterLogin'>
  passwords: { hash: (password: string) => Promise<string> }
  passwordProblem: (password: string, whose: { email: string; name: string }) => Promise<string | undefined>
  note: NoteDeed
  now: () => number
  newId: () => string
}

/** An account for whoever has the link of an invitation, and its first session. Of two at once, one wins. */
export function createAcceptance(dependencies: AcceptanceDependencies): Pick<StaffHandlers, 'acceptInvitation'> {
  const { stores, sessions, passwords, passwordProblem, note, now, newId } = dependencies

  /** Throws `invalid`, with which of the two it is: used, or over. */
  async function openLink({ staffLinks }: Pick<InsideStores, 'staffLinks'>, token: string): Promise<StaffLink> {
    const link = await staffLinks.findByHash(hashOfToken(token))
    if (link?.kind !== 'invitation' || link.expiresAt <= now()) throw gone()
    if (link.usedAt !== undefined) throw used()
    return link
  }

  return {
    async acceptInvitation(context, { token, name, password }) {
      const { email } = await openLink(stores, token)
      const wrong = await passwordProblem(password, { email, name })
      if (wrong) throw problem({ password: wrong })
      const stored = await passwords.hash(password)
      const { cookie, stage } = await stores.transaction([peopleLock], async (inside) => {
        const link = await openLink(inside, token)
        if (await inside.staffAccounts.findByKey(addressKey(link.email))) throw gone()
        if (!(await inside.staffLinks.use(link.id, now()))) throw used()
        const account = newAccount(link, { name, password: stored })
        await inside.staffAccounts.insert(account)
        const thing = { kind: 'invitation', id: link.id } as const
        await note(inside, { account: account.id, deed: 'invitationAccepted', thing, facts: { role: account.role } })
        const stage = await sessions.stageAfterLogin(inside, account)
        return { stage, cookie: await sessions.open(inside, { account, stage, context }) }
      })
      context.setCookie(cookie)
      return { next: stage === 'enrol' ? 'enrol' : 'done' }
    },
  }

  function newAccount(link: StaffLink, { name, password }: { name: string; password: string }): StaffAccount {
    const at = now()
    return {
      id: newId(),
      email: link.email,
      emailKey: addressKey(link.email),
      name,
      role: link.role ?? 'moderator',
      language: link.language,
      writesIn: [link.language],
      theme: 'device',
      letterKeys: true,
      password,
      passwordAt: at,
      totpSecret: undefined,
      totpSince: undefined,
      totpLastStep: undefined,
      secondFactorDue: at + staffTimes.secondFactor,
      deactivatedAt: undefined,
      createdAt: at,
      lastSeenAt: at,
    }
  }
}

const gone = (): AppError => problem({ token: 'link_gone' })
const used = (): AppError => problem({ token: 'link_used' })
