import { type HandOverLog, LOG_KEPT } from '#api/outbound/bulk/hand-over-log.ts'
import { issueLock } from '#api/services/issues/issue-lock.ts'
import { deliveryName } from '#api/store/newsletter/issue-deliveries.ts'
import type { LostDelivery } from '#api/store/newsletter/lost-deliveries.ts'
import type { Stores } from '#api/store/stores.ts'

/** What a log says of an attempt that was handed over. */
export const handedOver = (delivery: Pick<LostDelivery, 'issueId' | 'subscriberId' | 'attempts'>) =>
  `${deliveryName(delivery)} ${delivery.attempts}`

interface LostHandOversDependencies {
  stores: Pick<Stores, 'lostDeliveries' | 'transaction'>
  log: Pick<HandOverLog, 'linesOf' | 'names'>
  now: () => number
}

/** Of what was in hand when a server was killed: what its log says has reached nobody is due again, the rest is unknown. */
export function createLostHandOvers({ stores, log, now }: LostHandOversDependencies) {
  let hasLookedBack = false

  /** Another server may have called them unknown before the one that can tell came back. */
  async function lookBack(): Promise<LostDelivery[]> {
    const names = await log.names(now())
    return names.length > 0 ? stores.lostDeliveries.listUnknown(names, now() - LOG_KEPT) : []
  }

  async function free(name: string, lost: LostDelivery[]): Promise<void> {
    const lines = await log.linesOf(name)
    if (!lines) return
    const nobodys = lost.filter((delivery) => !lines.has(handedOver(delivery)))
    for (const [issueId, ofIssue] of Map.groupBy(nobodys, (delivery) => delivery.issueId)) {
      await stores.transaction([issueLock(issueId)], async ({ issues, lostDeliveries }) => {
        const freed = await lostDeliveries.free(name, ofIssue, now())
        if (freed > 0) await issues.change(issueId, ['sent'], { state: 'sending', ended_at: null })
      })
    }
  }

  return async (): Promise<void> => {
    const time = now()
    const silent = await stores.lostDeliveries.listSilent(time)
    const lost = hasLookedBack ? silent : [...silent, ...(await lookBack())]
    for (const [name, deliveries] of Map.groupBy(lost, (delivery) => delivery.log)) {
      if (name !== null) await free(name, deliveries)
    }
    hasLookedBack = true
    if (silent.length > 0) await stores.lostDeliveries.giveUp(time)
  }
}

export type LostHandOvers = ReturnType<typeof createLostHandOvers>
