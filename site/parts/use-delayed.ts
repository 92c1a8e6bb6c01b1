import { useEffect, useState } from 'react'

/** What takes longer than this is worth a word. Milliseconds. */
const LATE = 300

/** Whether something has been going on for so long that the visitor should be told: what is quick does not flash. */
export function useLate(isGoingOn: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return undefined
    const timer = setTimeout(() => setIsLate(true), LATE)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isGoingOn])
  return isLate && isGoingOn
}
