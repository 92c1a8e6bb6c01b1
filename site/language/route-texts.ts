import type { RouteObject } from 'react-router-dom'
import { hasTexts } from '#site/context/page-handle.ts'
import { line } from '#site/network/line.ts'

/**
 * Makes each lazy route fetch its texts together with its module, so that no page suspends half-way. A move whose page does
 * not come stays where it is until it does.
 */
export function fetchTextsWithPages(
  routes: RouteObject[],
  fetchTexts: (files: readonly string[]) => Promise<void>,
  done = new Set<RouteObject>(),
): void {
  for (const route of routes) {
    const { lazy, children } = route
    if (typeof lazy === 'function' && !done.has(route)) {
      done.add(route)
      route.lazy = async () => {
        const page = await line.fetch(lazy)
        if (hasTexts(page.handle)) await fetchTexts(page.handle.texts)
        return page
      }
    }
    if (children) fetchTextsWithPages(children, fetchTexts, done)
  }
}
