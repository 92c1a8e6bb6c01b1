import { useCallback, useState } from 'react'

/**
 * Whether the page has moved from its top. `mark` is the ref of an element that stands there: the browser tells when it
 * leaves the window, so nothing runs while the visitor scrolls.
 */
export function useScrolled() {
  const [isScrolled, setIsScrolled] = useState(false)
  const mark = useCallback((element: HTMLElement | null) => {
    if (!element) return
    // A busy page reports several changes at once; the last is how it stands.
    const observer = new IntersectionObserver((changes) => setIsScrolled(changes.at(-1)?.isIntersecting === false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { mark, isScrolled }
}
