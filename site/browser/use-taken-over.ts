import { useDeferredValue } from 'react'

/**
 * False while the page is still what the server rendered, true once the browser runs it. What then changes is rendered
 * piece by piece: all of it in one go would be the longest task of a page's beginning.
 */
export function useTakenOver(): boolean {
  return useDeferredValue(true, false)
}
