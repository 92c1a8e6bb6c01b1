import { createStaticHandler, type RouteObject, type StaticHandler } from 'react-router-dom'
import { prefixOf } from '#site/address/addresses.ts'
import { routesUnder } from '#site/address/routes-under.ts'

/**
 * A handler for each prefix and each first word behind it, made when it is first asked for, which looks an address up among
 * the pages that begin so: of the whole table React Router would try up to 150 rows for every request.
 */
export function createHandlers(routes: RouteObject[]): (pathname: string) => StaticHandler {
  const pages = routes.flatMap(({ children = [] }) => children).flatMap(({ children = [] }) => children)
  const sections = new Set(pages.flatMap((page) => sectionOf(page) ?? []))
  const handlers = new Map<string, StaticHandler>()

  return (pathname) => {
    const prefix = prefixOf(pathname)
    const [word = '', ...rest] = pathname.slice(prefix ? prefix.length + 2 : 1).split('/')
    // Anything else may still be a page, written in another way: the router tries them all.
    const section = sections.has(word) && (word || rest.length === 0) ? word : undefined
    const name = `${prefix}/${section}`
    const known = handlers.get(name)
    if (known) return known
    const under = routesUnder(pathname, routes)
    const handler = createStaticHandler(section === undefined ? under : only(section, under))
    handlers.set(name, handler)
    return handler
  }
}

function only(section: string, routes: RouteObject[]): RouteObject[] {
  const isOfSection = (page: RouteObject) => [section, undefined].includes(sectionOf(page))
  const within = (group: RouteObject) =>
    group.children ? { ...group, children: group.children.map((page) => (isOfSection(page) ? page : {})) } : group
  return routes.map((route) => (route.children ? { ...route, children: route.children.map(within) } : route))
}

/** The first word of a page's path; undefined where it may be any. */
function sectionOf({ path = '' }: RouteObject): string | undefined {
  const [word = ''] = path.split('/')
  return /^[*:]/.test(word) ? undefined : word
}
