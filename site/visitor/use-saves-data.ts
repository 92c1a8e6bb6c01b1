import { useSyncExternalStore } from 'react'
import { savesData } from '#site/visitor/film-preload.ts'

const never = () => () => {}

/** False on the server, true before the first film that the browser itself draws. */
export function useSavesData(): boolean {
  return useSyncExternalStore(never, savesData, () => false)
}
