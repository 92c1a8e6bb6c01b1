import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/**
 * Another page of a list scrolls to its top and moves the focus there, because the pressed link may be gone. Back
 * restores the old position.
 */
export function usePageTurn(list: string, page: number | undefined): void {
  const kind = useNavigationType()
  const shown = useRef({ list, page })
  useEffect(() => {
    const before = shown.current
    if (page === undefined || (before.list === list && before.page === page)) return
    shown.current = { list, page }
    if (before.list !== list || kind !== 'PUSH') return
    const results = document.querySelector('[data-slot="blog-results"]')
    const heading = results?.querySelector('h2')
    if (!results || !heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    results.scrollIntoView({ behavior: 'instant' })
  }, [list, page, kind])
}
