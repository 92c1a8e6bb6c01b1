import { useTranslation } from 'react-i18next'
import { formatDay, formatTime, noonOf } from '#locales/staff-formats.ts'
import { timeOf } from '#locales/zoned-time.ts'
import type { Leaving, Schedule } from '#ui/blocks/staff/issues/compose/issue.ts'
import { placeOf } from '#ui/blocks/staff/issues/compose/place-of.ts'

/** When an issue leaves, in words: for the lit pane, and short for the columns. */
export function useLeaves(schedule: Schedule | null, { clock, day, hour, zone }: Leaving, now: number) {
  const { t, i18n } = useTranslation('staff-issues')
  const dayIn = (at: number, timeZone: string) => formatDay(at, i18n.language, { now, timeZone }, { weekday: 'long' })
  const shortly = (at: number, timeZone: string, time: string) => ({
    leavesShort: t('leaves.later', {
      day: formatDay(at, i18n.language, { now, timeZone }, { weekday: 'short', month: 'short' }),
      time,
    }),
  })
  const told = (at: number, place: string) => ({
    leaves: t('leaves.together', { day: dayIn(at, place), time: formatTime(at, place), zone: placeOf(place) }),
    ...shortly(at, place, formatTime(at, place)),
  })
  const morning = (at: number, place: string) => ({
    leaves: t('leaves.morning', { day: dayIn(at, place) }),
    ...shortly(at, place, '09:00'),
  })
  if (schedule)
    return schedule.clock === 'morning' ? morning(schedule.goesAt, schedule.zone) : told(schedule.goesAt, schedule.zone)
  if (clock === 'now') return { leaves: t('leaves.now'), leavesShort: undefined }
  if (clock === 'morning') {
    const noon = noonOf(day)
    return Number.isNaN(noon) ? { leaves: '', leavesShort: undefined } : morning(noon, 'UTC')
  }
  const at = timeOf(`${day}T${hour}`, zone)
  return at === undefined ? { leaves: '', leavesShort: undefined } : told(at, zone)
}
