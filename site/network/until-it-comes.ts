import type { DataRouter } from 'react-router-dom'
import { line } from '#site/network/line.ts'

const MOST_TRIES = 3 // while the server answers
const PAUSE = 500 // milliseconds

/** What can be had again without a line. */
const arrived = new WeakSet<() => Promise<unknown>>()

let reportGone = () => {}
const gone = new Promise<void>((resolve) => {
  reportGone = resolve
})

/**
 * Fetches what a page cannot do without, again and again until the line is back. It never fails: React Router keeps a failed
 * route for good, and i18next shows the keys of a failed file. What is gone, as after a deploy, never comes: a document does.
 */
export async function untilItComes<Part>(load: () => Promise<Part>, signal?: AbortSignal): Promise<Part> {
  for (let tries = 1; ; tries++) {
    try {
      // A browser keeps a module that failed: what cannot come is not asked for.
      if (isCut() && !arrived.has(load)) await line.back()
      const part = await load()
      arrived.add(load)
      return part
    } catch (error) {
      if (!(await line.check())) {
        await line.back()
        tries = 0
      }
      if (signal?.aborted) throw error
      if (tries === MOST_TRIES) {
        reportGone()
        return new Promise(() => {})
      }
      if (tries > 1) await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }
}

/** As far as is known. The server, which renders with the same loaders, is told nothing of a line. */
export const isCut = () => navigator.onLine === false || line.isDown()

/** True of where Back leads to even before its page is there: the browser has changed the address at once. */
export function isAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  return pathname === window.location.pathname && search === window.location.search
}

/** A move that waits for what is gone would wait for ever: the page it leads to is loaded as a document. */
export async function loadDocumentWhenGone(router: DataRouter): Promise<void> {
  const first = router.state.location
  await gone
  const look = ({ location, navigation }: DataRouter['state']) => {
    const next = navigation.state === 'loading' ? navigation.location : location
    if (next === first) return
    const { pathname, search, hash } = next
    // After Back the address is there already: assigned again, a hash would only be scrolled to.
    if (isAddress(next)) window.location.reload()
    else window.location.assign(pathname + search + hash)
  }
  look(router.state)
  router.subscribe(look)
}
