import { useEffect, useEffectEvent, useRef } from 'react'

const QUIET = 250 // milliseconds after the last key
const AT_ONCE = 6 // milliseconds of work between two keys, on a slow processor

/** Says whether there is time left; the work goes on later if it returns false. */
type Work = (hasTime: () => boolean) => boolean

/** Asks for work once the keys have come to rest and the browser has nothing to do. The work is cut into pieces that no key waits for. */
export function useWhenIdle(work: Work): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const run = useEffectEvent((hasTime: () => boolean) => work(hasTime))
  const ask = useRef<() => void>(() => {})

  useEffect(() => {
    let isHere = true
    const step = () => {
      if (!isHere) return
      const end = performance.now() + AT_ONCE
      if (!run(() => performance.now() < end)) timer.current = setTimeout(() => whenIdle(step))
    }
    ask.current = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => whenIdle(step), QUIET)
    }
    return () => {
      isHere = false
      clearTimeout(timer.current)
    }
  }, [])

  return () => ask.current()
}

/** Safari has no such callback. */
function whenIdle(step: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(step, { timeout: 500 })
  else setTimeout(step)
}
