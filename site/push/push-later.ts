import { localStore } from '#site/visitor/storage.ts'
import { names } from '#site/visitor/stored-names.ts'

const DAY = 86_400_000
const DAYS = 30

/** About the offer that follows the preferences; a press on the control always gets its answer. */
export function createLater(now: () => number) {
  // In memory, for where nothing may be stored.
  let since: number | undefined

  return {
    isOn(): boolean {
      const last = since ?? Date.parse(localStore.get(names.pushLater) ?? '')
      // A date in the future was written by a wrong clock.
      return last <= now() && now() < last + DAYS * DAY
    },

    begin(mayStore: boolean): void {
      since = now()
      if (mayStore) localStore.set(names.pushLater, new Date(since).toISOString())
    },

    end(): void {
      since = undefined
      localStore.remove(names.pushLater)
    },
  }
}
