import type { StaffAnswer } from '#api/contract/staff/calls.ts'
import { AppError } from '#api/errors.ts'
import { limits } from '#api/services/limits/limits.ts'
import { addressKey } from '#api/services/staff/address-key.ts'
import type { Codes } from '#api/services/staff/codes.ts'
import { accountLock, peopleLock } from '#api/services/staff/locks.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { passwordProblem } from '#api/services/staff/password-rules.ts'
import type { Passwords } from '#api/services/staff/passwords.ts'
import { hashOfToken, type InsideStores, type StaffSessions, stepAfter } from '#api/services/staff/sessions.ts'
import { problem, type StaffHandlers } from '#api/services/staff/staff-calls.ts'
import { staffTimes } from '#api/services/staff/staff-times.ts'
import { type Tries, wrongTry } from '#api/services/staff/tries.ts'
import type { StaffAccount } from '#api/store/staff/accounts.ts'
import type { StaffLink } from '#api/store/staff/links.ts'
import type { Stores } from '#api/store/stores.ts'

interface LinksDependencies {
  stores: Stores
  sessions: StaffSessions
  passwords: Passwords
  codes: Codes
  tries: Tries
  note: NoteDeed
  now: () => number
  newId: () => string
}

type Calls = 'readLink' | 'acceptInvitation' | 'finishReset' | 'confirmAddress'

/** The links in mails. Reading one changes nothing; each counts once. */
export function createStaffLinks(dependencies: LinksDependencies): Pick<StaffHandlers, Calls> {
  const { stores, sessions, passwords, codes, tries, note, now, newId } = dependencies

  /** A link that may still be used, with its account if it has one. */
  async function usable(from: InsideStores | Stores, token: string, kinds: StaffLink['kind'][]) {
    const link = await from.staffLinks.findByHash(hashOfToken(token))
    if (!link || !kinds.includes(link.kind) || link.expiresAt <= now()) throw gone()
    if (link.usedAt !== undefined) throw used()
    const account = link.account === undefined ? undefined : await from.staffAccounts.find(link.account)
    if (link.account !== undefined && (!account || account.deactivatedAt !== undefined)) throw gone()
    return { link, account }
  }

  async function accountOf(from: InsideStores | Stores, token: string, kinds: StaffLink['kind'][]) {
    const { link, account } = await usable(from, token, kinds)
    if (!account) throw gone()
    return { link, account }
  }

  async function use({ staffLinks }: InsideStores, { id }: StaffLink): Promise<void> {
    if (!(await staffLinks.use(id, now()))) throw used()
  }

  async function needsCode(from: InsideStores | Stores, { id, totpSecret }: StaffAccount): Promise<boolean> {
    return totpSecret !== undefined || (await from.staffSecondFactors.countCodes(id)).total > 0
  }

  /** The second factor, or `invalid`; where none is needed, nothing is asked. */
  async function checkCode(network: string, account: StaffAccount, code: string | undefined) {
    if (!(await needsCode(stores, account))) return async () => {}
    if (code === undefined) throw problem({ code: 'code_missing' })
    const attempt = await tries.begin(network, { rule: limits.staffCode, value: account.id })
    return async (inside: InsideStores, own: StaffAccount) => {
      if (!(await codes.spend(inside, own, code))) throw wrongTry('code', 'code_wrong', attempt)
      await tries.forget(inside, attempt)
    }
  }

  return {
    async readLink(_context, { token }): Promise<StaffAnswer<'readLink'>> {
      const link = await stores.staffLinks.findByHash(hashOfToken(token))
      if (!link) return { kind: null, email: null, role: null, isUsable: false, needsCode: false }
      const account = link.account === undefined ? undefined : await stores.staffAccounts.find(link.account)
      const isActive = link.account === undefined || (account !== undefined && account.deactivatedAt === undefined)
      const isUsable = isActive && link.usedAt === undefined && link.expiresAt > now()
      return {
        kind: link.kind,
        email: isUsable ? link.email : null,
        role: isUsable ? (link.role ?? null) : null,
        isUsable,
        needsCode: isUsable && link.kind === 'reset' && account !== undefined && (await needsCode(stores, account)),
      }
    },

    async acceptInvitation(context, { token, name, password }) {
      const { link } = await usable(stores, token, ['invitation'])
      const weakness = await passwordProblem(password, { email: link.email, name })
      if (weakness) throw problem({ password: weakness })
      const hashed = await passwords.hash(password)
      const { cookie, stage } = await stores.transaction([peopleLock], async (inside) => {
        const { role } = (await usable(inside, token, ['invitation'])).link
        await use(inside, link)
        const emailKey = addressKey(link.email)
        if (role === undefined || (await inside.staffAccounts.findByKey(emailKey)))
          throw problem({ email: 'address_taken' })
        const at = now()
        const account: StaffAccount = {
          id: newId(),
          email: link.email,
          emailKey,
          name,
          role,
          language: link.language,
          writesIn: [link.language],
          theme: 'device',
          letterKeys: true,
          password: hashed,
          passwordAt: at,
          totpSecret: undefined,
          totpSince: undefined,
          totpLastStep: undefined,
          secondFactorDue: role === 'moderator' ? at + staffTimes.secondFactor : undefined,
          deactivatedAt: undefined,
          createdAt: at,
          lastSeenAt: at,
        }
        await inside.staffAccounts.insert(account)
        const thing = { kind: 'invitation', id: link.id } as const
        await note(inside, { account: account.id, deed: 'invitationAccepted', thing, facts: { role } })
        const next = await sessions.stageAfterLogin(inside, account)
        return { stage: next, cookie: await sessions.open(inside, { account, stage: next, context }) }
      })
      context.setCookie(cookie)
      return { next: stepAfter[stage] }
    },

    async finishReset(context, { token, password, code }) {
      const found = await accountOf(stores, token, ['reset'])
      const weakness = await passwordProblem(password, found.account)
      if (weakness) throw problem({ password: weakness })
      const spend = await checkCode(context.network, found.account, code)
      const hashed = await passwords.hash(password)
      await stores.transaction([accountLock(found.account.id)], async (inside) => {
        const { link, account } = await accountOf(inside, token, ['reset'])
        await spend(inside, account)
        await use(inside, link)
        const at = now()
        await inside.staffAccounts.setPassword(account.id, hashed, at)
        await inside.staffLinks.endAll(['reset'], account.id, at)
        const ended = await inside.staffSessions.endAll(account.id, at)
        // Whoever locks the account out with wrong tries has nothing more of it.
        await tries.letIn(inside, { rule: limits.staffAccount, value: account.emailKey }, context.network)
        await note(inside, { account: account.id, deed: 'passwordReset', facts: { sessionsEnded: ended } })
      })
      return {}
    },

    async confirmAddress(_context, { token }) {
      const kinds: StaffLink['kind'][] = ['address-old', 'address-new']
      const found = await accountOf(stores, token, kinds)
      return stores.transaction([peopleLock, accountLock(found.account.id)], async (inside) => {
        const { link, account } = await accountOf(inside, token, kinds)
        await use(inside, link)
        await note(inside, { account: account.id, deed: 'addressConfirmed', facts: { end: link.kind } })
        const ends = await inside.staffLinks.findChange(link.change ?? '')
        const isChanged = ends.length === kinds.length && ends.every(({ usedAt }) => usedAt !== undefined)
        if (!isChanged) return { isChanged, email: link.email }
        const emailKey = addressKey(link.email)
        if (await inside.staffAccounts.findByKey(emailKey)) throw problem({ email: 'address_taken' })
        await inside.staffAccounts.update(account.id, { email: link.email, emailKey })
        // They were sent to the address that was.
        await inside.staffLinks.endAll(['reset'], account.id, now())
        await note(inside, {
          account: account.id,
          deed: 'addressChanged',
          facts: { was: account.email, is: link.email },
        })
        return { isChanged, email: link.email }
      })
    },
  }
}

const gone = () => new AppError('not_found', { fields: { token: 'staff-errors:problems.link_gone' } })

/** Two people with one link: one wins, the other is told. */
const used = () => new AppError('conflict', { fields: { token: 'staff-errors:problems.link_used' } })
