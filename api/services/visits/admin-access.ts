import type { AdminAccess } from '#api/contract/analytics.ts'
import type { AnalyticsAnswer } from '#api/contract/values/analytics-answer.ts'
import { AppError } from '#api/errors.ts'
import { limits } from '#api/services/limits/limits.ts'
import type { RateLimits } from '#api/services/limits/rate-limits.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { originOf, withoutQuery } from '#api/services/visits/visit-facts.ts'
import type { Stores } from '#api/store/stores.ts'

/** What the security warning tells (D25): flags of an admin without a session, or the staff's pages over plain HTTP. */
const warnings = ['flags', 'http'] as const

const LONGEST_PAGE = 100 // characters

interface AdminAccessDependencies {
  stores: Stores
  rateLimits: RateLimits
  note: NoteDeed
  now: () => number
  newId: () => string
}

interface AccessSender {
  network: string
  device: string
  account: string | undefined
}

export type AdminAccessService = ReturnType<typeof createAdminAccess>

/** Visits to the staff's pages (specification 3). What the browser says of itself is kept and never believed. */
export function createAdminAccess({ stores, rateLimits, note, now, newId }: AdminAccessDependencies) {
  async function keepVisit(event: AdminAccess, account: string): Promise<void> {
    const taken = [{ ...limits.staffAccess, value: account }]
    const { action, userAgent, sessionId, securityData } = event
    await stores.transaction(rateLimits.keysOf(taken), async ({ adminAccess, rateHits }) => {
      await rateLimits.take(rateHits, taken)
      await adminAccess.insert({
        id: newId(),
        at: now(),
        account,
        action,
        page: pageOf(event.page),
        userAgent,
        referrer: originOf(event.referrer),
        sessionId,
        securityData,
      })
    })
  }

  /** Of what an unknown sender says, only choices among our own words. */
  async function keepWarning({ action, page }: AdminAccess, warning: string, sender: AccessSender): Promise<void> {
    const { network, device } = sender
    const taken = rateLimits.ofRecord('warning', network)
    const shown = pageOf(page)
    await stores.transaction(rateLimits.keysOf(taken), async (inside) => {
      await rateLimits.take(inside.rateHits, taken)
      await inside.adminAccess.insert({
        id: newId(),
        at: now(),
        account: undefined,
        action,
        page: shown,
        userAgent: device,
        referrer: '',
        sessionId: '',
        securityData: { warning },
      })
      const thing = { kind: 'page', id: shown } as const
      await note(inside, { account: undefined, deed: 'securityWarning', thing, facts: { warning, device } })
    })
  }

  return {
    /** Throws `forbidden` without a session, which no header replaces (D24), unless it is a warning. */
    async keep(event: AdminAccess, sender: AccessSender): Promise<AnalyticsAnswer> {
      const warning = warnings.find((known) => known === event.securityData['warning'])
      if (sender.account !== undefined) await keepVisit(event, sender.account)
      else if (warning) await keepWarning(event, warning, sender)
      else throw new AppError('forbidden')
      return { success: true }
    },
  }
}

/** Another address than the staff's is none that they visit. */
function pageOf(address: string): string {
  const page = withoutQuery(address)
  return /^\/(admin|analytics)(\/[\w-]+)*\/?$/.test(page) && page.length <= LONGEST_PAGE ? page : '/admin'
}
