import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'

/** Writes small numbers as a sentence begins with them: `Eight`. Above twelve, and for one, in figures. */
export function useNumberWords(): (count: number) => string {
  const { t, i18n } = useTranslation('staff-desk')
  const words = t('numbers').split(' ')
  return (count) => words[count - 2] ?? formatNumber(count, i18n.language)
}
