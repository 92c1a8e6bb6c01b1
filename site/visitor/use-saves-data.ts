import { useSyncExternalStore } from 'react'
import { savesData } from '#site/visitor/film-preload.ts'

const never = () => () => {}

/** Whether a visitor is to be spared films. False on the server, true before the first film that the browser itself draws. */
export function useSavesData(): boolean {
  return useSyncExternalStore(never, savesData, () => false)
}
