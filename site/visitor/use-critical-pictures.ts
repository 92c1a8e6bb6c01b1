import { useEffect } from 'react'
import { fetchCriticalPictures } from '#site/visitor/critical-pictures.ts'

/** At idle, when what the visitor came for is here (D34). */
export function useCriticalPictures(host: string | undefined): void {
  useEffect(() => {
    const fetchThem = () => fetchCriticalPictures(host)
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) return fetchThem()
    const waiting = requestIdleCallback(fetchThem)
    return () => cancelIdleCallback(waiting)
  }, [host])
}
