import type { IssueDeliveriesStore } from '#api/store/newsletter/issue-deliveries.ts'

export const MINUTE = 60_000

/** Mails a minute: of all, and to one receiving domain. */
export interface PaceLimits {
  perMinute: number
  perDomain: number
}

/** What a mail server of one's own and the large receivers take from a sender they hardly know. */
export const safePace: PaceLimits = { perMinute: 600, perDomain: 120 }

/** What may still go within this minute, on all servers together. Ask under the lock of claims. */
export async function paceRoom(
  deliveries: Pick<IssueDeliveriesStore, 'takenSince'>,
  { perMinute, perDomain }: PaceLimits,
  now: number,
) {
  const taken = await deliveries.takenSince(now - MINUTE, now)
  const all = [...taken.values()].reduce((sum, count) => sum + count, 0)
  return {
    limit: Math.max(perMinute - all, 0),
    full: [...taken].filter(([, count]) => count >= perDomain).map(([domain]) => domain),
    roomOf: (domain: string) => Math.max(perDomain - (taken.get(domain) ?? 0), 0),
  }
}
