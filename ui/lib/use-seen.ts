import { type RefObject, useEffect } from 'react'

/** Calls `onSeen` each time the element comes into view: when its beginning is a tenth of the window above the lower edge. */
export function useSeen(element: RefObject<Element | null>, onSeen: (() => void) | undefined): void {
  useEffect(() => {
    if (!element.current || !onSeen) return
    const observer = new IntersectionObserver(
      (changes) => {
        if (changes.some(({ isIntersecting }) => isIntersecting)) onSeen()
      },
      { rootMargin: '0px 0px -10% 0px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, onSeen])
}
