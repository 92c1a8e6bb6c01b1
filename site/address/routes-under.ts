import type { RouteObject } from 'react-router-dom'
import { prefixOf } from '#site/address/addresses.ts'

/**
 * The routes below the prefix of a path: React Router ranks 21 instead of 170. The others keep their index, because the
 * ids of routes, which server and browser must agree on, are made of indexes.
 */
export function routesUnder(pathname: string, routes: RouteObject[]): RouteObject[] {
  const prefix = prefixOf(pathname)
  return routes.map((route) =>
    route.children
      ? { ...route, children: route.children.map((group) => (group.path === prefix ? group : {})) }
      : route,
  )
}
