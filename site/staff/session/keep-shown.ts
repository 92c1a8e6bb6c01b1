import type { createBrowserRouter, DataStrategyFunction } from 'react-router-dom'
import { endedSession } from '#site/staff/session/ended-session.ts'
import { storedStaffFlags } from '#site/staff/session/use-staff-flags.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'revalidate'>
type Result = Awaited<ReturnType<DataStrategyFunction>>[string]

const FIRST = 5000 // milliseconds until what could not be read anew is asked for once more, and twice as long each time
const LONGEST = 60_000

/**
 * A page that is read anew and cannot be stays as it is, with all that is begun on it: a server that is away for a moment,
 * or a session that has ended, is no reason to take it away. `of` tells which router it is for.
 */
export function createKeepShown(): { strategy: DataStrategyFunction; of: (router: Router) => void } {
  let router: Router | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let pause = FIRST

  function readAgain(): void {
    if (again !== undefined) return
    again = setTimeout(() => {
      again = undefined
      // A window that lies behind others is read anew once it is looked at.
      if (document.visibilityState === 'visible' && !endedSession.get()) void router?.revalidate()
    }, pause)
    pause = Math.min(2 * pause, LONGEST)
  }

  function isKept({ type, result }: Result): boolean {
    const leadsOut = result instanceof Response && result.headers.get('location')?.startsWith('/admin/login')
    // Who has signed out in another tab leaves nothing to be read.
    if (leadsOut && storedStaffFlags().length > 0) {
      endedSession.report()
      return true
    }
    const status = type === 'error' ? statusIn(result) : undefined
    if (status === undefined || (status < 500 && status !== 401 && status !== 429)) return false
    readAgain()
    return true
  }

  return {
    async strategy({ matches, fetcherKey }) {
      const isReadAnew = fetcherKey === null && router?.state.navigation.state === 'idle'
      const results = matches
        .filter((match) => match.shouldLoad)
        .map(async (match): Promise<[string, Result]> => {
          const { id } = match.route
          const result = await match.resolve()
          // As it is by now: a deed may have been done meanwhile.
          const shown: unknown = isReadAnew ? router?.state.loaderData[id] : undefined
          return [id, shown !== undefined && isKept(result) ? { type: 'data', result: shown } : result]
        })
      const read = Object.fromEntries(await Promise.all(results))
      if (again === undefined) pause = FIRST
      return read
    },
    of(its) {
      router = its
    },
  }
}

/** Of what a loader has thrown by `data` of React Router. */
function statusIn(thrown: unknown): number | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('init' in thrown)) return undefined
  const { init } = thrown
  return typeof init === 'object' && init !== null && 'status' in init && typeof init.status === 'number'
    ? init.status
    : undefined
}
