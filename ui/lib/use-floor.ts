import { type RefObject, useEffect } from 'react'

/** `floor`: at the bottom of the window; `ledge`: above what is there. */
export type FloorPlace = 'floor' | 'ledge'

const floating = new Map<HTMLElement, FloorPlace>()

/**
 * Leaves room for what floats at the bottom of the window, for as long as it is there: the footer grows by `--floor`
 * (base.css), so that its last line can be scrolled clear, and what takes the keyboard's focus stops above it (WCAG 2.4.11).
 * Several things may float at once: what stands on the `ledge` keeps `--ledge` clear below itself.
 */
export function useFloor(ref: RefObject<HTMLElement | null>, place: FloorPlace = 'floor') {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    floating.set(element, place)
    const observer = new ResizeObserver(makeRoom)
    observer.observe(element)
    makeRoom()
    return () => {
      observer.disconnect()
      floating.delete(element)
      makeRoom()
    }
  }, [ref, place])
}

function makeRoom() {
  const { style } = document.documentElement
  const ledge = highest('floor')
  if (ledge > 0) style.setProperty('--ledge', `${ledge}px`)
  else style.removeProperty('--ledge')
  const floor = Math.max(ledge, highest('ledge'))
  if (floor > 0) style.setProperty('--floor', `${floor}px`)
  else style.removeProperty('--floor')
  style.scrollPaddingBottom = floor > 0 ? `${floor}px` : ''
}

/** How far what floats in a place reaches up. Its own margin below counts twice, so that what stops above it does not touch it. */
function highest(place: FloorPlace): number {
  const rooms = [...floating].map(([element, its]) => {
    if (its !== place) return 0
    const below = Number.parseFloat(getComputedStyle(element).bottom) || 0
    return Math.ceil(element.offsetHeight + below + Math.min(below, 20))
  })
  return Math.max(0, ...rooms)
}
