import { useTranslation } from 'react-i18next'
import type { Gap } from '#ui/blocks/staff/issues/compose/issue.ts'

/** Why a language waits, in the fewest words: “Waits for its post”. */
export function useGapWords() {
  const { t } = useTranslation('staff-issues')
  return {
    waitsFor: (gaps: readonly Gap[]): string => {
      const [first] = gaps
      return first ? t(`waits.${first.what}`) : t('waits.any')
    },
    lacks: ({ what }: Gap): string => t(`lacks.${what}`),
  }
}
