import { type RefObject, useEffect } from 'react'

const threshold = 6 // pixels; less is an unsteady click
const glide = 180 // milliseconds that a released row rolls on at its last speed

/**
 * Lets the mouse drag a scrolling row; touch and pen scroll natively. The pointer is captured only after it has moved,
 * so that links still click. `data-dragging` switches snapping off; `onRelease` gets where the row would roll to.
 */
export function useDragScroll(ref: RefObject<HTMLElement | null>, onRelease: (left: number) => void) {
  useEffect(() => {
    const row = ref.current
    if (!row) return
    const listening = new AbortController()
    const { signal } = listening
    let start: { x: number; left: number } | undefined
    let last = { x: 0, time: 0, speed: 0 }

    const release = (event: PointerEvent) => {
      start = undefined
      if (row.dataset['dragging'] === undefined) return
      const isResting = event.timeStamp - last.time > 80
      const left = row.scrollLeft - (isResting ? 0 : last.speed * glide)
      delete row.dataset['dragging']
      onRelease(left)
      const swallow = new AbortController()
      addEventListener('click', stop, { capture: true, once: true, signal: swallow.signal })
      setTimeout(() => swallow.abort())
    }

    row.addEventListener(
      'pointerdown',
      (event) => {
        if (event.pointerType !== 'mouse' || event.button !== 0) return
        start = { x: event.clientX, left: row.scrollLeft }
        last = { x: event.clientX, time: event.timeStamp, speed: 0 }
      },
      { signal },
    )
    row.addEventListener(
      'pointermove',
      (event) => {
        if (!start) return
        // Released outside the window, without an event.
        if (event.buttons === 0) return release(event)
        const moved = event.clientX - start.x
        if (row.dataset['dragging'] === undefined) {
          if (Math.abs(moved) < threshold) return
          row.dataset['dragging'] = ''
          row.setPointerCapture(event.pointerId)
          document.getSelection()?.removeAllRanges()
        }
        row.scrollLeft = start.left - moved
        const elapsed = Math.max(1, event.timeStamp - last.time)
        last = { x: event.clientX, time: event.timeStamp, speed: (event.clientX - last.x) / elapsed }
      },
      { signal },
    )
    row.addEventListener('pointerup', release, { signal })
    row.addEventListener('pointercancel', release, { signal })
    // The native dragging of links and pictures would take the pointer away.
    row.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
    return () => listening.abort()
  }, [ref, onRelease])
}

function stop(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}
