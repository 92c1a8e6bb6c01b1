import { useEffect, useState } from 'react'

/** `since` is when the connection went, in milliseconds. */
export function useOnline(): { isOnline: boolean; since: number } {
  const [state, setState] = useState({ isOnline: true, since: 0 })
  useEffect(() => {
    const look = () => setState({ isOnline: navigator.onLine, since: Date.now() })
    if (!navigator.onLine) look()
    window.addEventListener('online', look)
    window.addEventListener('offline', look)
    return () => {
      window.removeEventListener('online', look)
      window.removeEventListener('offline', look)
    }
  }, [])
  return state
}
