const FIRST_REST = 10_000 // milliseconds
const LONGEST_REST = 15 * 60_000

export type DomainRests = ReturnType<typeof createDomainRests>

/** A receiving domain that asks us to wait is left alone: longer each time in a row, and not at all once it takes a mail. */
export function createDomainRests(now: () => number) {
  const domains = new Map<string, { until: number; times: number }>()

  return {
    resting: (): string[] => [...domains].filter(([, { until }]) => until > now()).map(([domain]) => domain),

    nextEnd(): number | undefined {
      const ends = [...domains.values()].map(({ until }) => until).filter((until) => until > now())
      return ends.length > 0 ? Math.min(...ends) : undefined
    },

    taken: (domain: string): void => void domains.delete(domain),

    postponed(domain: string): void {
      const known = domains.get(domain)
      // Several that were on their way together are one refusal.
      if (known && known.until > now()) return
      const times = (known?.times ?? 0) + 1
      domains.set(domain, { until: now() + Math.min(FIRST_REST * 2 ** (times - 1), LONGEST_REST), times })
    },
  }
}
