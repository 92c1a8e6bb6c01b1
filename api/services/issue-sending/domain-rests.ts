const FIRST_REST = 10_000 // milliseconds
const LONGEST_REST = 15 * 60_000
const PATIENCE = 3 // single recipients wait in a row, as with greylists: from then on it is the domain

export type DomainRests = ReturnType<typeof createDomainRests>

/** A receiving domain that does not take mails just now is left alone: longer each time in a row, and not at all once it takes a mail. */
export function createDomainRests(now: () => number) {
  const domains = new Map<string, { until: number; times: number; postponed: number }>()

  /** No rest is longer: the clock may have been set back since. */
  const isAhead = (until: number) => until > now() && until - now() <= LONGEST_REST

  return {
    resting: (): string[] => [...domains].filter(([, { until }]) => isAhead(until)).map(([domain]) => domain),

    nextEnd(): number | undefined {
      const ends = [...domains.values()].map(({ until }) => until).filter(isAhead)
      return ends.length > 0 ? Math.min(...ends) : undefined
    },

    taken: (domain: string): void => void domains.delete(domain),

    /** `isWhole`: the answer was about more than this recipient. */
    postponed(domain: string, isWhole: boolean): void {
      const { until = 0, times = 0, postponed: before = 0 } = domains.get(domain) ?? {}
      // Several that were on their way together are one refusal.
      if (isAhead(until)) return
      const postponed = before + 1
      const isResting = isWhole || times > 0 || postponed >= PATIENCE
      domains.set(domain, {
        until: isResting ? now() + Math.min(FIRST_REST * 2 ** times, LONGEST_REST) : 0,
        times: isResting ? times + 1 : 0,
        postponed,
      })
    },
  }
}
