import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { languages } from '#locales/languages.ts'
import { dayKey, formatDay, formatWhen, noonOf, type StaffClock } from '#locales/staff-formats.ts'
import type { OpeningValues, SavedOpening } from '#ui/blocks/staff/openings/opening.ts'

/** In the first language that it is written in. */
export function openingTitle({ texts }: Pick<OpeningValues, 'texts'>): string {
  return languages.map((language) => texts[language]?.title).find((title) => title !== undefined) ?? ''
}

/** How an opening stands, in words. Its days are those of the agency’s office. */
export function useOpeningWords(clock: StaffClock) {
  const { t, i18n } = useTranslation('staff-openings')

  const day = (key: string) => formatDay(noonOf(key), i18n.language, { now: clock.now, timeZone: 'UTC' })

  function standing({ state, closesOn }: Pick<SavedOpening, 'state' | 'closesOn'>): string {
    if (state === 'closed' || closesOn === null) return t(`states.${state === 'closed' ? 'closed' : 'open'}`)
    if (state === 'over') return t('states.over', { day: day(closesOn) })
    const isToday = closesOn === dayKey(clock.now, brand.timeZone)
    return t(isToday ? 'states.today' : 'states.until', { day: day(closesOn) })
  }

  const saving = ({ savedAt, savedBy }: Pick<SavedOpening, 'savedAt' | 'savedBy'>) => ({
    when: formatWhen(savedAt, i18n.language, clock),
    name: savedBy ?? t('someone'),
  })

  return { day, standing, saving }
}
