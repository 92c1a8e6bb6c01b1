import { useCallback, useState } from 'react'

/** Whether the page has scrolled: `mark` is observed at its top, so that no scroll handler runs. */
export function useScrolled() {
  const [isScrolled, setIsScrolled] = useState(false)
  const mark = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new IntersectionObserver((changes) => setIsScrolled(changes.at(-1)?.isIntersecting === false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { mark, isScrolled }
}
