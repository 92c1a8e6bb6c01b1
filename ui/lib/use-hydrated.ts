import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on the server and while React hydrates what it rendered, true from then on. What changes much of a page by it reads
 * `useDeferredValue(useHydrated())`, so that React renders the change in pieces.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
