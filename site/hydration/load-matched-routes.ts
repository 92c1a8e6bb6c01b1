import { matchRoutes, type RouteObject } from 'react-router-dom'
import { nextTask } from '#site/hydration/next-task.ts'
import { line } from '#site/network/line.ts'

/** Hydration needs the page's own module at hand: with a lazy one the first render would be empty. */
export async function loadMatchedRoutes(routes: RouteObject[]): Promise<void> {
  await nextTask()
  const matches = matchRoutes(routes, location.pathname) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await line.fetch(route.lazy), { lazy: undefined })
    }),
  )
}
