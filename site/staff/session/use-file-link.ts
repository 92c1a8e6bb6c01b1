import { type MouseEvent, useEffect, useRef } from 'react'
import { useHouse } from '#site/staff/frame/use-house.ts'
import { useAsking } from '#site/staff/session/session-dialogs.tsx'

/** For links to files that ask for a password given just now. `at`: the server's time when the page was read. */
export function useFileLink(at: number) {
  const { freshUntil } = useHouse()
  const { again } = useAsking()
  // The device's clock may be wrong: only what it has moved on since counts.
  const readAt = useRef(0)
  useEffect(() => {
    if (at > 0) readAt.current = Date.now()
  }, [at])

  return (href: string) => (event: Pick<MouseEvent, 'preventDefault'>) => {
    if (freshUntil !== null && freshUntil > at + Date.now() - readAt.current) return
    event.preventDefault()
    again('password_needed', () => window.location.assign(href))
  }
}
