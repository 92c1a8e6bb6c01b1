import type { RouteObject } from 'react-router-dom'
import { prefixOf } from '#site/address/addresses.ts'

/**
 * The routes below the prefix of a path, which are all that it can lead to: React Router ranks whatever it is given, and of
 * 170 that leaves 21. What is left out keeps its place, because the ids by which server and browser know a route are made
 * of places.
 */
export function routesUnder(pathname: string, routes: RouteObject[]): RouteObject[] {
  const prefix = prefixOf(pathname)
  return routes.map((route) =>
    route.children
      ? { ...route, children: route.children.map((group) => (group.path === prefix ? group : {})) }
      : route,
  )
}
