import { brand } from '#locales/brand.ts'
import type { StaffClock } from '#locales/staff-formats.ts'
import { useHydrated } from '#ui/lib/use-hydrated.ts'

/** The agency's hours while the server renders, the device's own afterwards. `now` is when the page was asked for. */
export function useClock(now: number): StaffClock {
  const isHydrated = useHydrated()
  const timeZone = isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : brand.timeZone
  return { now, timeZone }
}
