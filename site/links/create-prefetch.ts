import { matchRoutes, type RouteObject } from 'react-router-dom'

export function createPrefetch(routes: RouteObject[]): (path: string) => void {
  const known = new Set<string>()
  return (path) => {
    if (known.has(path)) return
    known.add(path)
    for (const { route } of matchRoutes(routes, path) ?? []) {
      if (typeof route.lazy === 'function') void route.lazy()
    }
  }
}
