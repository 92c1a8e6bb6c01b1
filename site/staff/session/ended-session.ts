/** Whether the server has forgotten the session of this page: it expired, or was ended elsewhere. */
function createEndedSession() {
  const listeners = new Set<() => void>()
  let hasEnded = false

  function set(value: boolean): void {
    if (hasEnded === value) return
    hasEnded = value
    for (const listener of listeners) listener()
  }

  return {
    get: () => hasEnded,
    report: () => set(true),
    renew: () => set(false),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const endedSession = createEndedSession()
