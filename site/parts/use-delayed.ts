import { useEffect, useState } from 'react'

/** True once something has lasted `delay` milliseconds, so that short loads do not flash. */
export function useDelayed(isGoingOn: boolean, delay = 300): boolean {
  const [isDelayed, setIsDelayed] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return undefined
    const timer = setTimeout(() => setIsDelayed(true), delay)
    return () => {
      clearTimeout(timer)
      setIsDelayed(false)
    }
  }, [isGoingOn, delay])
  return isDelayed && isGoingOn
}
