import { useTranslation } from 'react-i18next'
import { useNumberWords } from '#ui/blocks/staff/desk/number-words.ts'

/** The desk's heading: how many things wait, in words. */
export function WaitingTitle({ count }: { count: number }) {
  const { t } = useTranslation('staff-desk')
  const inWords = useNumberWords()
  return count === 0 ? t('title.nothing') : t('title.things', { count, number: inWords(count) })
}
