import { matchRoutes, type RouteObject } from 'react-router-dom'
import { nextTask } from '#site/hydration/next-task.ts'
import { untilItComes } from '#site/network/until-it-comes.ts'

/** Hydration needs the page's own module at hand: with a lazy one the first render would be empty. */
export async function loadMatchedRoutes(routes: RouteObject[]): Promise<void> {
  await nextTask()
  const matches = matchRoutes(routes, location.pathname) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await untilItComes(route.lazy), { lazy: undefined })
    }),
  )
}
