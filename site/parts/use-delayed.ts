import { useEffect, useState } from 'react'

/** Milliseconds. */
const DELAY = 300

/** True once something has lasted `DELAY`, so that short loads do not flash. */
export function useDelayed(isGoingOn: boolean): boolean {
  const [isDelayed, setIsDelayed] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return undefined
    const timer = setTimeout(() => setIsDelayed(true), DELAY)
    return () => {
      clearTimeout(timer)
      setIsDelayed(false)
    }
  }, [isGoingOn])
  return isDelayed && isGoingOn
}
