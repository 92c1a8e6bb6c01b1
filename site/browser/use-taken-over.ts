import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the page is still what the server rendered, true once the browser runs it. */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
