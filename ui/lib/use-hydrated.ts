import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and during hydration. For large changes read `useDeferredValue(useHydrated())`. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
