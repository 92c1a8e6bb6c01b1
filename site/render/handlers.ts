import { createStaticHandler, type RouteObject, type StaticHandler } from 'react-router-dom'
import { languages } from '#locales/languages.ts'
import { prefixOf } from '#site/addresses.ts'

/**
 * A handler for each prefix, which looks an address up among the pages below that prefix only: of the whole table React
 * Router would try up to 150 rows for every request. The groups that are left out keep their places, because the ids by
 * which server and browser know a route are made of places.
 */
export function createHandlers(routes: RouteObject[]): (pathname: string) => StaticHandler {
  const handlers = new Map(
    [undefined, ...languages].map((prefix) => [prefix, createStaticHandler(only(prefix, routes))]),
  )
  return (pathname) => {
    const handler = handlers.get(prefixOf(pathname))
    if (!handler) throw new Error(`There is no handler for ${pathname}.`)
    return handler
  }
}

function only(prefix: string | undefined, routes: RouteObject[]): RouteObject[] {
  return routes.map((route) =>
    route.children
      ? { ...route, children: route.children.map((group) => (group.path === prefix ? group : {})) }
      : route,
  )
}
