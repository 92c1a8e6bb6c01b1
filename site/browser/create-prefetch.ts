import { matchRoutes, type RouteObject } from 'react-router-dom'
import { routesUnder } from '#site/routes-under.ts'

/** Fetches the module of the page at a path, once, and has what moves there prepared. A failure is no trouble: the visit itself will try again. */
export function createPrefetch(routes: RouteObject[], prepare: () => void): (path: string) => void {
  const known = new Set<string>()
  return (path) => {
    if (known.has(path)) return
    prepare()
    known.add(path)
    for (const { route } of matchRoutes(routesUnder(path, routes), path) ?? []) {
      if (typeof route.lazy === 'function') route.lazy().catch(() => known.delete(path))
    }
  }
}
