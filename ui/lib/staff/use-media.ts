import { useSyncExternalStore } from 'react'

/** Whether a media query holds; false on the server. For what a style sheet cannot do: other parts on a narrow screen. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
