import { useEffect } from 'react'

/** At idle, when what the visitor came for is here (D34). */
export function useCriticalPictures(host: string | undefined): void {
  useEffect(() => {
    const fetchThem = () =>
      void import('#site/visitor/critical-pictures.ts')
        .then(({ fetchCriticalPictures }) => fetchCriticalPictures(host))
        .catch(() => {})
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) return fetchThem()
    const waiting = requestIdleCallback(fetchThem)
    return () => cancelIdleCallback(waiting)
  }, [host])
}
