import { type RefObject, useEffect } from 'react'

/**
 * Leaves room for what floats at the bottom of the window, for as long as it is there: the footer grows by `--floor`
 * (base.css), so that its last line can be scrolled clear, and what takes the keyboard's focus stops above it (WCAG 2.4.11).
 */
export function useFloor(floating: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = floating.current
    if (!element) return
    const root = document.documentElement
    const measure = () => {
      // Its own margin below counts twice, so that what stops above it does not touch it.
      const below = Number.parseFloat(getComputedStyle(element).bottom) || 0
      const room = `${Math.ceil(element.offsetHeight + 2 * below)}px`
      root.style.setProperty('--floor', room)
      root.style.scrollPaddingBottom = room
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => {
      observer.disconnect()
      root.style.removeProperty('--floor')
      root.style.scrollPaddingBottom = ''
    }
  }, [floating])
}
