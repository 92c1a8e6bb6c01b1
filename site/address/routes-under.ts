import type { RouteObject } from 'react-router-dom'
import { prefixOf } from '#site/address/addresses.ts'

/** React Router ranks 21 routes instead of 170. Each keeps its index, of which server and browser make its id. */
export function routesUnder(pathname: string, routes: RouteObject[]): RouteObject[] {
  const prefix = prefixOf(pathname)
  return routes.map((route) =>
    route.children
      ? { ...route, children: route.children.map((group) => (group.path === prefix ? group : {})) }
      : route,
  )
}
