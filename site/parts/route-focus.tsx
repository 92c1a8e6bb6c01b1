import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'

/** As after a document load, a navigation moves the focus and announces the title. A used filter keeps the focus, as does what a screen has led to. */
export function RouteFocus() {
  const { pathname } = useLocation()
  const { state } = useNavigation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (state !== 'idle' || shown.current === pathname) return
    shown.current = pathname
    return whenHeadingIsThere((heading) => {
      if (!document.activeElement?.matches('main :is(input, select, textarea, form, [data-led])')) {
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

function whenHeadingIsThere(use: (heading: HTMLElement) => void): () => void {
  let frame = requestAnimationFrame(function look() {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading) use(heading)
    else frame = requestAnimationFrame(look)
  })
  return () => cancelAnimationFrame(frame)
}
