import type { Person } from '#api/contract/staff/people.ts'
import { rightsOf } from '#api/contract/values/staff.ts'
import { AppError } from '#api/errors.ts'
import { limits } from '#api/services/limits/limits.ts'
import type { RateLimits } from '#api/services/limits/rate-limits.ts'
import { acting, type StaffContext } from '#api/services/staff/context.ts'
import { peopleLock } from '#api/services/staff/locks.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { Invitations } from '#api/services/staff/people/invitations.ts'
import { needsOf, requireAllowed } from '#api/services/staff/rights.ts'
import {
  doModeratorsNeedSecondFactor,
  hasSecondFactor,
  secondFactorSetting,
  secondFactorState,
} from '#api/services/staff/second-factor-rule.ts'
import type { InsideStores } from '#api/services/staff/sessions.ts'
import { problem, type StaffHandlers } from '#api/services/staff/staff-calls.ts'
import { staffTimes } from '#api/services/staff/staff-times.ts'
import type { StaffAccount } from '#api/store/staff/accounts.ts'
import type { StaffLink } from '#api/store/staff/links.ts'
import type { Stores } from '#api/store/stores.ts'

type PeopleCall =
  | 'listPeople'
  | 'invite'
  | 'withdrawInvitation'
  | 'resendInvitation'
  | 'changeRole'
  | 'deactivate'
  | 'activate'
  | 'handOver'
  | 'endSessionsOf'
  | 'savePeopleSettings'

interface PeopleDependencies {
  stores: Stores
  invitations: Invitations
  rateLimits: RateLimits
  note: NoteDeed
  onStored: () => void
  now: () => number
}

/** Who works here, and as what (D24). The last owner who can sign in stays one. */
export function createPeople(dependencies: PeopleDependencies): Pick<StaffHandlers, PeopleCall> {
  const { stores, invitations, rateLimits, note, onStored, now } = dependencies

  /** In one transaction after all others of its kind, with the account and its rights as they are by then. */
  async function deed<Answer>(
    context: StaffContext,
    call: PeopleCall,
    work: (inside: InsideStores, actor: StaffAccount) => Promise<Answer>,
    keys: string[] = [],
  ): Promise<Answer> {
    const { account, session } = acting(context)
    return stores.transaction([peopleLock, ...keys], async (inside) => {
      const actor = await inside.staffAccounts.find(account.id)
      if (!actor || actor.deactivatedAt !== undefined) throw new AppError('unauthorized')
      requireAllowed({ session, account: actor }, needsOf[call], now())
      return work(inside, actor)
    })
  }

  async function active({ staffAccounts }: InsideStores, id: string): Promise<StaffAccount> {
    const account = await staffAccounts.find(id)
    if (!account || account.deactivatedAt !== undefined) throw new AppError('not_found')
    return account
  }

  async function refuseForLastOwner({ staffAccounts }: InsideStores, { id, role }: StaffAccount): Promise<void> {
    if (role !== 'owner') return
    const isLast = !(await staffAccounts.list()).some((other) => other.id !== id && isWorkingOwner(other))
    if (isLast) throw problem({ id: 'last_owner' })
  }

  /** Time to set up a second factor begins anew for who needs one from now on. */
  async function secondFactorDue(inside: InsideStores, account: StaffAccount): Promise<number | undefined> {
    return (await hasSecondFactor(inside, account)) ? undefined : now() + staffTimes.secondFactor
  }

  /** Counts against whoever invites, and for the mailbox that is written to. */
  const mailLimits = (account: string, mailbox: string) => [
    { ...limits.staffInvitations, value: account },
    { ...limits.staffInvitationsMailbox, value: mailbox },
  ]

  async function personOf(account: StaffAccount, sessions: Map<string, number>): Promise<Person> {
    const { id, email, name, role, language, writesIn, createdAt, lastSeenAt, deactivatedAt } = account
    return {
      id,
      email,
      name,
      role,
      language,
      writesIn,
      secondFactor: await secondFactorState(stores, account),
      sessions: sessions.get(id) ?? 0,
      createdAt,
      lastSeenAt: lastSeenAt ?? null,
      deactivatedAt: deactivatedAt ?? null,
    }
  }

  return {
    async listPeople() {
      const at = now()
      const accounts = await stores.staffAccounts.list()
      const sessions = await stores.staffSessions.countOpen({
        createdAfter: at - staffTimes.session,
        usedAfter: at - staffTimes.idle,
      })
      const people: Person[] = []
      for (const account of accounts) people.push(await personOf(account, sessions))
      const links = await stores.staffLinks.listUnused('invitation')
      return {
        people: people.filter(({ deactivatedAt }) => deactivatedAt === null),
        invitations: links.map((link) => shown(link, accounts)),
        gone: people.filter(({ deactivatedAt }) => deactivatedAt !== null),
        settings: { moderatorsNeedSecondFactor: await doModeratorsNeedSecondFactor(stores) },
      }
    },

    async invite(context, input) {
      const taken = mailLimits(acting(context).account.id, input.email)
      const answer = await deed(
        context,
        'invite',
        async (inside, actor) => {
          await rateLimits.take(inside.rateHits, taken)
          const { link } = await invitations.issue(inside, input, { by: actor.id })
          return { invitation: shown(link, [actor]) }
        },
        rateLimits.keysOf(taken),
      )
      onStored()
      return answer
    },

    async resendInvitation(context, { id }) {
      const former = await stores.staffLinks.find(id)
      if (!former) throw new AppError('not_found')
      const taken = mailLimits(acting(context).account.id, former.email)
      const answer = await deed(
        context,
        'resendInvitation',
        async (inside, actor) => {
          await rateLimits.take(inside.rateHits, taken)
          return { invitation: shown(await invitations.resend(inside, id, actor.id), [actor]) }
        },
        rateLimits.keysOf(taken),
      )
      onStored()
      return answer
    },

    withdrawInvitation: (context, { id }) =>
      deed(context, 'withdrawInvitation', async (inside, actor) => {
        await invitations.withdraw(inside, id, { by: actor.id })
        return {}
      }),

    changeRole: (context, { id, role }) =>
      deed(context, 'changeRole', async (inside, actor) => {
        const account = await active(inside, id)
        if (account.role === role) return {}
        await refuseForLastOwner(inside, account)
        await inside.staffAccounts.update(id, { role, secondFactorDue: await secondFactorDue(inside, account) })
        if (!rightsOf[role].includes('people'))
          await invitations.withdrawOf(inside, id, { by: actor.id, why: 'roleChanged' })
        const facts = { was: account.role, is: role }
        await note(inside, { account: actor.id, deed: 'roleChanged', thing: { kind: 'account', id }, facts })
        return {}
      }),

    deactivate: (context, { id }) =>
      deed(context, 'deactivate', async (inside, actor) => {
        const account = await active(inside, id)
        await refuseForLastOwner(inside, account)
        await inside.staffAccounts.update(id, { deactivatedAt: now() })
        const sessions = await inside.staffSessions.endAll(id, now())
        await inside.staffLinks.endAll(['reset', 'address-old', 'address-new'], id, now())
        await invitations.withdrawOf(inside, id, { by: actor.id, why: 'deactivated' })
        const thing = { kind: 'account', id } as const
        await note(inside, { account: actor.id, deed: 'deactivated', thing, facts: { role: account.role, sessions } })
        return {}
      }),

    activate: (context, { id }) =>
      deed(context, 'activate', async (inside, actor) => {
        const account = await inside.staffAccounts.find(id)
        if (account?.deactivatedAt === undefined) throw new AppError('not_found')
        const due = await secondFactorDue(inside, account)
        await inside.staffAccounts.update(id, { deactivatedAt: undefined, secondFactorDue: due })
        // Of a sign-in that was on its way when they were deactivated.
        await inside.staffSessions.endAll(id, now())
        const thing = { kind: 'account', id } as const
        await note(inside, { account: actor.id, deed: 'activated', thing, facts: { role: account.role } })
        return {}
      }),

    /** The other one becomes an owner, the one who asks a moderator. */
    handOver: (context, { id }) =>
      deed(context, 'handOver', async (inside, actor) => {
        const account = await active(inside, id)
        if (id === actor.id || account.password === undefined) throw new AppError('conflict')
        await inside.staffAccounts.update(id, { role: 'owner' })
        const due = await secondFactorDue(inside, actor)
        await inside.staffAccounts.update(actor.id, { role: 'moderator', secondFactorDue: due })
        await invitations.withdrawOf(inside, actor.id, { by: actor.id, why: 'handedOver' })
        const thing = { kind: 'account', id } as const
        await note(inside, { account: actor.id, deed: 'handedOver', thing, facts: { was: account.role, is: 'owner' } })
        const facts = { was: 'owner', is: 'moderator', why: 'handedOver' }
        await note(inside, { account: actor.id, deed: 'roleChanged', thing: { kind: 'account', id: actor.id }, facts })
        return {}
      }),

    /** One's own session stays, all others of the account end. */
    endSessionsOf: (context, { id }) =>
      deed(context, 'endSessionsOf', async (inside, actor) => {
        const account = await inside.staffAccounts.find(id)
        if (!account) throw new AppError('not_found')
        const own = id === actor.id ? acting(context).session.id : undefined
        const sessions = await inside.staffSessions.endAll(id, now(), own)
        const thing = { kind: 'account', id } as const
        await note(inside, { account: actor.id, deed: 'sessionsEnded', thing, facts: { sessions } })
        return {}
      }),

    savePeopleSettings: (context, { moderatorsNeedSecondFactor: is }) =>
      deed(context, 'savePeopleSettings', async (inside, actor) => {
        const was = await doModeratorsNeedSecondFactor(inside)
        if (was === is) return { moderatorsNeedSecondFactor: is }
        await inside.settings.put(secondFactorSetting, is ? 'on' : 'off')
        for (const account of is ? await inside.staffAccounts.list() : []) {
          if (account.role !== 'moderator') continue
          await inside.staffAccounts.update(account.id, { secondFactorDue: await secondFactorDue(inside, account) })
        }
        const thing = { kind: 'settings', id: 'moderatorsNeedSecondFactor' } as const
        await note(inside, { account: actor.id, deed: 'peopleSettingsSaved', thing, facts: { was, is } })
        return { moderatorsNeedSecondFactor: is }
      }),
  }
}

/** One who can sign in: without a password nobody does. */
const isWorkingOwner = ({ role, deactivatedAt, password }: StaffAccount) =>
  role === 'owner' && deactivatedAt === undefined && password !== undefined

function shown(link: StaffLink, accounts: StaffAccount[]) {
  const { id, email, role, language, createdAt, expiresAt, createdBy } = link
  const inviter = accounts.find((account) => account.id === createdBy)
  return { id, email, role: role ?? 'moderator', language, createdAt, expiresAt, invitedBy: inviter?.name ?? null }
}
