import { randomId } from '#site/visitor/random-id.ts'
import { localStore, tabStore } from '#site/visitor/storage.ts'
import { names } from '#site/visitor/stored-names.ts'

const HOUR = 3_600_000
const LONGEST_SILENCE = 24 * HOUR // a silent tab has crashed or was ended by the system
const LONGEST_WAY = HOUR / 2 // a tab that comes back later was restored by the browser

const firstSession = 'first'

interface SessionDependencies {
  allows: () => boolean // without consent to analytics nothing is stored
  now?: () => number
  newId?: () => string
}

export interface Session {
  id: string
  isReturning: boolean
}

export type SessionModule = ReturnType<typeof createSession>

/** From the first tab's opening to the last one's closing (specification 4). Storage lists the open tabs. */
export function createSession({ allows, now = Date.now, newId = randomId }: SessionDependencies) {
  const tab = newId()
  const pageSession: Session = { id: newId(), isReturning: false }

  /** A time to come is that of a clock that was wrong. */
  const isWithin = (limit: number, time: number) => Math.abs(now() - time) < limit

  function readTabs(): Record<string, number> {
    try {
      const tabs = Object.entries<unknown>(JSON.parse(localStore.get(names.sessionActive) ?? '{}'))
      return Object.fromEntries(
        tabs.flatMap(([id, seenAt]) =>
          typeof seenAt === 'number' && isWithin(LONGEST_SILENCE, seenAt) ? [[id, seenAt]] : [],
        ),
      )
    } catch {
      return {}
    }
  }

  /** The session of other tabs, or of this tab's last page. */
  function ongoing(tabs: Record<string, number>): string | null {
    const shared = Object.keys(tabs).length > 0 ? localStore.get(names.sessionId) : null
    const endedAt = Number(localStore.get(names.lastSessionEnd) ?? Number.NaN)
    return shared ?? (isWithin(LONGEST_WAY, endedAt) ? tabStore.get(names.sessionId) : null)
  }

  function forget(): void {
    tabStore.remove(names.sessionId)
  }

  return {
    /** Without consent or storage the session is this page's alone. */
    current(): Session {
      if (!allows()) {
        forget()
        return pageSession
      }
      const tabs = readTabs()
      const continued = ongoing(tabs)
      const hasVisited = localStore.get(names.hasVisited)
      const isReturning = continued ? hasVisited === 'true' : hasVisited !== null
      const id = continued ?? newId()
      const isStored =
        localStore.set(names.sessionId, id) &&
        localStore.set(names.sessionActive, JSON.stringify({ ...tabs, [tab]: now() })) &&
        localStore.set(names.hasVisited, isReturning ? 'true' : firstSession)
      if (!isStored) return pageSession
      tabStore.set(names.sessionId, id)
      return { id, isReturning }
    },

    leave(): void {
      if (!allows() || localStore.get(names.sessionActive) === null) return
      const { [tab]: _, ...others } = readTabs()
      if (Object.keys(others).length > 0) {
        localStore.set(names.sessionActive, JSON.stringify(others))
        return
      }
      localStore.remove(names.sessionId)
      localStore.remove(names.sessionActive)
      localStore.set(names.lastSessionEnd, String(now()))
    },

    forget,
  }
}
