import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/** Moves scroll and focus to the top of the list, because the pressed link may be gone. Back restores the position. */
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
