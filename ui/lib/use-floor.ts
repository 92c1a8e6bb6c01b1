import { type RefObject, useEffect } from 'react'

/** `floor`: at the bottom of the window; `ledge`: above what is there. */
export type FloorPlace = 'floor' | 'ledge'

const floating = new Map<HTMLElement, FloorPlace>()

/** Set on these, not on the root: there every element would inherit them and be restyled at each change. */
const readers = [
  '[data-slot=site-footer]',
  'body:not(:has([data-slot=site-footer]))',
  '[data-slot=contents-list]',
  '[data-slot=offline-notice]',
  '[data-slot=language-offer]',
  '[data-slot=form-answer]',
].join()
let room: HTMLStyleElement | undefined

/**
 * Leaves room for what floats at the bottom of the window: the footer grows by `--floor` (base.css), and focused
 * elements stop above it (WCAG 2.4.11). What stands on the `ledge` keeps `--ledge` clear below itself.
 */
export function useFloor(ref: RefObject<HTMLElement | null>, place: FloorPlace = 'floor') {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    floating.set(element, place)
    const observer = new ResizeObserver(makeRoom)
    observer.observe(element)
    // What floats in a wide window may stand in the page in a narrow one.
    window.addEventListener('resize', makeRoom)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', makeRoom)
      floating.delete(element)
      makeRoom()
    }
  }, [ref, place])
}

function makeRoom() {
  const ledge = highest('floor')
  const floor = Math.max(ledge, highest('ledge'))
  room ??= document.head.appendChild(document.createElement('style'))
  room.textContent = `${readers}{${ledge > 0 ? `--ledge:${ledge}px;` : ''}${floor > 0 ? `--floor:${floor}px` : ''}}`
  document.documentElement.style.scrollPaddingBottom = floor > 0 ? `${floor}px` : ''
}

/** The margin below counts twice, so that what stops above does not touch it. */
function highest(place: FloorPlace): number {
  const rooms = [...floating].map(([element, its]) => {
    const { position, bottom } = getComputedStyle(element)
    if (its !== place || position !== 'fixed') return 0
    const below = Number.parseFloat(bottom) || 0
    return Math.ceil(element.offsetHeight + below + Math.min(below, 20))
  })
  return Math.max(0, ...rooms)
}
