import { createStaticHandler, type RouteObject, type StaticHandler } from 'react-router-dom'
import { prefixOf } from '#site/address/addresses.ts'
import { routesUnder } from '#site/address/routes-under.ts'

/** A handler for each prefix and first segment, created lazily: React Router would rank up to 150 routes a request. */
export function createHandlers(routes: RouteObject[]): (pathname: string) => StaticHandler {
  const pages = routes.flatMap(({ children = [] }) => children).flatMap(({ children = [] }) => children)
  const sections = new Set(pages.flatMap((page) => sectionOf(page) ?? []))
  const handlers = new Map<string, StaticHandler>()

  return (pathname) => {
    const prefix = prefixOf(pathname)
    const [word = '', ...rest] = pathname.slice(prefix ? prefix.length + 2 : 1).split('/')
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

function sectionOf({ path = '' }: RouteObject): string | undefined {
  const [word = ''] = path.split('/')
  return /^[*:]/.test(word) ? undefined : word
}
