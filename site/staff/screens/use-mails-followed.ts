import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'

const ON_ITS_WAY = 2000 // milliseconds from its time until a mail has usually gone

/** Looks again once the next mail was to go: what waited has gone by then, and is no longer called back. `at` is the server’s time of `mails`. */
export function useMailsFollowed(mails: readonly { nextAt: number | null }[], at: number): void {
  const { revalidate } = useRevalidator()
  const next = Math.min(...mails.map(({ nextAt }) => nextAt ?? Number.POSITIVE_INFINITY))
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once for each time that is due.
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(() => void revalidate(), Math.max(next - at, 0) + ON_ITS_WAY)
    return () => clearTimeout(timer)
  }, [next, revalidate])
}
