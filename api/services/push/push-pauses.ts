const SECOND = 1000
const PATIENCE = 5 // failures in a row before a push service is paused
const FIRST_PAUSE = 30 * SECOND
const LONGEST_PAUSE = 600 * SECOND

export type PushPauses = ReturnType<typeof createPushPauses>

/** Circuit breaker per push service: an ailing one does not recover under load, and what it drops is lost. */
export function createPushPauses(now: () => number) {
  const hosts = new Map<string, { until: number; failures: number }>()

  return {
    until(host: string): number {
      const until = hosts.get(host)?.until ?? 0
      // Further ahead only where the clock has been set back.
      return until - now() > LONGEST_PAUSE ? 0 : until
    },

    answered(host: string): void {
      hosts.delete(host)
    },

    /** `asked` is its Retry-After in milliseconds. */
    failed(host: string, asked = 0): void {
      // Whoever subscribes may name any number of hosts that never answer.
      for (const [known, { until }] of hosts) if (Math.abs(now() - until) > LONGEST_PAUSE) hosts.delete(known)
      const failures = (hosts.get(host)?.failures ?? 0) + 1
      const over = failures - PATIENCE
      const pause = over < 0 ? 0 : Math.min(Math.max(FIRST_PAUSE * 2 ** over, asked), LONGEST_PAUSE)
      hosts.set(host, { until: now() + pause, failures })
    },
  }
}
