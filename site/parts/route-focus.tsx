import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'

/**
 * After moving to another page: its heading gets the focus, and its title is announced, as a new document would be. A field
 * that is still there keeps the focus: whoever goes through a list's filters with the keyboard is not thrown out of them.
 */
export function RouteFocus() {
  const { pathname } = useLocation()
  const { state } = useNavigation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (state !== 'idle' || shown.current === pathname) return
    shown.current = pathname
    return whenHeadingIsThere((heading) => {
      if (!document.activeElement?.matches('main :is(input, select)')) {
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
      }
      setTitle(document.title)
    })
  }, [pathname, state])

  return (
    <p role="status" data-slot="route-announcer" className="sr-only">
      {title}
    </p>
  )
}

/** The heading may wait for its texts. Returns how to stop waiting. */
function whenHeadingIsThere(use: (heading: HTMLElement) => void): () => void {
  let frame = requestAnimationFrame(function look() {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading) use(heading)
    else frame = requestAnimationFrame(look)
  })
  return () => cancelAnimationFrame(frame)
}
