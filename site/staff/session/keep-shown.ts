import type { createBrowserRouter, DataStrategyFunction } from 'react-router-dom'
import { endedSession } from '#site/staff/session/ended-session.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'revalidate'>
type Result = Awaited<ReturnType<DataStrategyFunction>>[string]

const AGAIN = 5000 // milliseconds until what could not be read anew is asked for once more

/**
 * A page that is read anew and cannot be stays as it is, with all that is begun on it: a server that is away for a moment,
 * or a session that has ended, is no reason to take it away. `of` tells which router it is for.
 */
export function createKeepShown(): { strategy: DataStrategyFunction; of: (router: Router) => void } {
  let router: Router | undefined
  let again: ReturnType<typeof setTimeout> | undefined

  function readAgain(): void {
    clearTimeout(again)
    again = setTimeout(() => {
      // A window that lies behind others is read anew once it is looked at.
      if (document.visibilityState === 'visible' && !endedSession.get()) void router?.revalidate()
    }, AGAIN)
  }

  function isKept({ type, result }: Result): boolean {
    if (result instanceof Response && result.headers.get('location')?.startsWith('/admin/login')) {
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
      const { navigation, loaderData } = router?.state ?? {}
      const isReadAnew = fetcherKey === null && navigation?.state === 'idle'
      const results = matches
        .filter((match) => match.shouldLoad)
        .map(async (match): Promise<[string, Result]> => {
          const { id } = match.route
          const result = await match.resolve()
          const shown: unknown = isReadAnew ? loaderData?.[id] : undefined
          return [id, shown !== undefined && isKept(result) ? { type: 'data', result: shown } : result]
        })
      return Object.fromEntries(await Promise.all(results))
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
