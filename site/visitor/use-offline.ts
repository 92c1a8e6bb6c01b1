import { useEffect, useState } from 'react'
import { canReachServer } from '#site/visitor/server-reachable.ts'

const CHECK_INTERVAL = 300_000 // milliseconds (specification 9)

/** True while the server cannot be reached (D31). */
export function useOffline(): { isOffline: boolean; retry: () => void } {
  const [isOffline, setIsOffline] = useState(false)
  const [retry] = useState(() => () => {
    void canReachServer().then((isThere) => setIsOffline(!isThere))
  })

  useEffect(() => {
    const lookIfVisible = () => {
      if (document.visibilityState === 'visible') retry()
    }
    if (!navigator.onLine) retry()
    const timer = setInterval(lookIfVisible, CHECK_INTERVAL)
    window.addEventListener('online', retry)
    window.addEventListener('offline', retry)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retry)
      window.removeEventListener('offline', retry)
    }
  }, [retry])

  return { isOffline, retry }
}
