import { localStore } from '#site/visitor/storage.ts'
import { names } from '#site/visitor/stored-names.ts'

const DAY = 86_400_000
/** How long a "Later" holds. */
const DAYS = 30

/**
 * After "Later" the offer does not come again for 30 days. That is about the offer that nobody has asked for: the one that follows
 * when the category is switched on in the preferences. A press on the control at the foot of the page is a question, and gets its
 * answer at any time.
 */
export function createLater(now: () => number) {
  // Holds for the page's life where nothing may be stored.
  let since: number | undefined

  return {
    isOn(): boolean {
      const last = since ?? Date.parse(localStore.get(names.pushLater) ?? '')
      // A day in the future was written by a clock that has been put right since.
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
