import { useCallback, useLayoutEffect, useRef } from 'react'
import { useNavigation } from 'react-router-dom'

/** Asked when an answer comes, before it leads anywhere: whoever has left, or is on the way elsewhere, is not taken back. */
export function useStillHere(): () => boolean {
  const isHere = useRef(false)
  const { state } = useNavigation()
  // At once, before the next answer is heard.
  useLayoutEffect(() => {
    isHere.current = state === 'idle'
    return () => {
      isHere.current = false
    }
  }, [state])
  return useCallback(() => isHere.current, [])
}
