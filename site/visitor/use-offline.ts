import { useEffect, useSyncExternalStore } from 'react'
import { line } from '#site/network/line.ts'

const CHECK_INTERVAL = 300_000 // milliseconds (specification 9)

const check = () => void line.check()

/** True while the server cannot be reached (D31). */
export function useOffline(): boolean {
  return useSyncExternalStore(line.subscribe, line.isDown, () => false)
}

export function useLineChecks(): void {
  useEffect(() => {
    if (!navigator.onLine) check()
    const timer = setInterval(() => document.hidden || check(), CHECK_INTERVAL)
    window.addEventListener('online', check)
    window.addEventListener('offline', check)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', check)
      window.removeEventListener('offline', check)
    }
  }, [])
}
