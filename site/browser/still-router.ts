import {
  type createBrowserRouter,
  createPath,
  createStaticRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  type To,
} from 'react-router-dom'
import { pageTakenOver } from '#site/browser/late-part.tsx'

type Router = ReturnType<typeof createBrowserRouter>
type Subscriber = Parameters<Router['subscribe']>[0]
type NavigateOptions = Parameters<Router['navigate']>[1]

interface StillRouterOptions {
  routes: RouteObject[]
  /** What the server's loaders and action gave. */
  hydration: Required<Pick<HydrationState, 'loaderData' | 'actionData'>>
  /** Fetches what makes the router that moves. That one, without hydration, begins by loading what its address needs. */
  fetchMoving: () => Promise<(hydration: HydrationState | undefined) => Router>
}

/**
 * A router for a page that stands still, as most are left: it shows what the server rendered, and fetches the one that
 * moves (17 kB) when something asks it to go somewhere, or when `prepare` says that this is about to happen.
 */
export function createStillRouter({ routes, hydration, fetchMoving }: StillRouterOptions) {
  const still = createStaticRouter(routes, { ...nothing, matches: [], location: here(), ...hydration })
  const state = {
    ...still.state,
    matches: matchRoutes(still.routes, window.location) ?? [],
    // The browser has put the view where it belongs.
    restoreScrollPosition: false as const,
  }
  const address = addressOf(state.location)
  const subscribers = new Map<Subscriber, () => void>()
  let scrolling: Parameters<Router['enableScrollRestoration']> | undefined
  let moving: Router | undefined
  let opening: Promise<Router> | undefined

  function moves(): Promise<Router> {
    opening ??= openMoving().catch((error) => {
      // What could not be fetched is tried again.
      opening = undefined
      throw error
    })
    return opening
  }

  async function openMoving(): Promise<Router> {
    const [createMoving] = await Promise.all([fetchMoving(), pageTakenOver()])
    const router = createMoving(addressOf(here()) === address ? hydration : undefined)
    window.removeEventListener('popstate', follow)
    moving = router
    if (scrolling) router.enableScrollRestoration(...scrolling)
    for (const subscriber of subscribers.keys()) subscribers.set(subscriber, router.subscribe(subscriber))
    return router
  }

  /** The visitor went back or forth by the browser's buttons, or to a place on this page. */
  async function follow(): Promise<void> {
    try {
      const router = await moves()
      if (!router.state.initialized) return
      for (const subscriber of subscribers.keys()) {
        subscriber(router.state, { deletedFetchers: [], newErrors: null, flushSync: false })
      }
    } catch {
      if (addressOf(here()) !== address) window.location.reload()
    }
  }

  window.addEventListener('popstate', follow)
  return {
    ...still,
    get state() {
      return moving?.state ?? state
    },
    get routes() {
      return moving?.routes ?? still.routes
    },
    get manifest() {
      return moving?.manifest ?? still.manifest
    },
    window,
    prepare: () => void moves().catch(() => {}),
    subscribe(subscriber: Subscriber) {
      subscribers.set(subscriber, moving ? moving.subscribe(subscriber) : () => {})
      return () => {
        subscribers.get(subscriber)?.()
        subscribers.delete(subscriber)
      }
    },
    enableScrollRestoration(...settings: Parameters<Router['enableScrollRestoration']>) {
      scrolling = settings
      const disable = moving?.enableScrollRestoration(...settings)
      return () => {
        scrolling = undefined
        disable?.()
      }
    },
    async navigate(to: To | number | null, options?: NavigateOptions) {
      const router = await moves().catch(() => undefined)
      if (typeof to === 'number') return router ? router.navigate(to) : window.history.go(to)
      // Without the router that moves, the browser itself goes there.
      return router ? router.navigate(to, options) : window.location.assign(placeOf(to))
    },
    async fetch(...call: Parameters<Router['fetch']>) {
      return (await moves()).fetch(...call)
    },
    async revalidate() {
      return (await moves()).revalidate()
    },
  } satisfies Router & { prepare: () => void }
}

const nothing = { basename: '/', errors: null, statusCode: 200, loaderHeaders: {}, actionHeaders: {} }

/** This place as React Router writes it; the entry in the history has what it was left with. */
function here() {
  const { pathname, search, hash } = window.location
  const entry: { usr?: unknown; key?: string } | null = window.history.state
  return { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? 'default' }
}

function placeOf(to: To | null): string {
  return typeof to === 'string' ? to : createPath(to ?? {})
}

function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search
}
