import type { StaffSession } from '#api/contract/staff/session.ts'
import { rightsOf } from '#api/contract/values/staff.ts'
import { shownAccount } from '#api/services/staff/account/shown-account.ts'
import type { StaffContext } from '#api/services/staff/context.ts'
import { secondFactorState } from '#api/services/staff/second-factor-rule.ts'
import { countDeleted } from '#api/services/staff/what-is-seen.ts'
import type { StaffAccount } from '#api/store/staff/accounts.ts'
import type { Stores } from '#api/store/stores.ts'

const nothing = { messages: 0, quarantine: 0, applications: 0, behind: 0, deleted: 0 }

/** Who is signed in, how far, and what waits for them. */
export function createOwnSession({ stores, now }: { stores: Stores; now: () => number }) {
  async function countsFor(account: StaffAccount): Promise<StaffSession['counts']> {
    const messages = await stores.messages.countByState()
    const { received, review, interview } = await stores.applications.countByStage()
    return {
      messages: messages.new + messages.released,
      quarantine: messages.quarantined,
      applications: received + review + interview,
      behind: await stores.postBoard.countBehind(now()),
      deleted: await countDeleted(stores, account),
    }
  }

  return {
    async session({ live }: StaffContext): Promise<StaffSession> {
      if (!live) {
        const secondFactor = { has: false, hasApp: false, hasPasskey: false, isRequired: false, dueAt: null }
        return { account: null, stage: null, rights: [], freshUntil: null, secondFactor, counts: nothing }
      }
      const { session, account } = live
      const isFull = session.stage === 'full'
      return {
        account: shownAccount(account),
        stage: session.stage,
        rights: isFull ? [...rightsOf[account.role]] : [],
        freshUntil: session.freshUntil,
        secondFactor: {
          ...(await secondFactorState(stores, account)),
          hasApp: account.totpSecret !== undefined,
          hasPasskey: (await stores.staffSecondFactors.listPasskeys(account.id)).length > 0,
        },
        counts: isFull ? await countsFor(account) : nothing,
      }
    },
  }
}
