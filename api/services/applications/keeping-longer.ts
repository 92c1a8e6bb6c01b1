import { KEPT_LONGER } from '#api/contract/values/staff/application-stages.ts'
import { monthsAfter } from '#api/services/retention/months-after.ts'
import type { ApplicationEnd } from '#api/store/careers/applications.ts'
import { brand } from '#locales/brand.ts'
import { dayKey, noonOf } from '#locales/staff-formats.ts'
import { timeOf } from '#locales/zoned-time.ts'

const DAY = 24 * 3_600_000

/** When it would be deleted if nobody had put that off. */
export const ordinaryEnd = ({ deleteAfter, kept }: ApplicationEnd): number => kept?.ordinaryAfter ?? deleteAfter

/** The longest that an application may be kept, however often its end is put off (privacy policy). */
export const latestEnd = (end: ApplicationEnd): number => monthsAfter(ordinaryEnd(end), KEPT_LONGER)

/** When a day of the agency's calendar begins; undefined for what is no day. */
export const beginningOf = (day: string): number | undefined => timeOf(`${day}T00:00`, brand.timeZone)

/** The days that it can be put off to, both included; null when there is none. */
export function keepableDays(end: ApplicationEnd, now: number): { from: string; until: string } | null {
  const after = Math.max(end.deleteAfter, now)
  const from = dayKey(noonOf(dayKey(after, brand.timeZone)) + DAY, 'UTC')
  const until = dayKey(latestEnd(end), brand.timeZone)
  return from <= until ? { from, until } : null
}

/** With another ordinary end: what was put off stays so, but never further than is allowed from there. */
export function endWith(end: ApplicationEnd, ordinaryAfter: number): ApplicationEnd {
  const { deleteAfter, kept } = end
  if (!kept || deleteAfter <= ordinaryAfter) return { deleteAfter: ordinaryAfter, kept: undefined }
  const latest = monthsAfter(ordinaryAfter, KEPT_LONGER)
  return { deleteAfter: Math.min(deleteAfter, latest), kept: { ...kept, ordinaryAfter } }
}
