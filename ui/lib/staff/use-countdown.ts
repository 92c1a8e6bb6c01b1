import { useEffect, useState } from 'react'

/** Seconds that are left of those it was given; 0 at the end, and without any. Another number starts it anew. */
export function useCountdown(seconds = 0): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    setLeft(seconds)
    if (seconds <= 0) return
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      // A tab that slept has missed its steps, not the time.
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}

/** “14:32”, and “1:04:32” from an hour on. */
export function clockTime(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
