import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import type { GateFinding } from '#ui/blocks/staff/editor/gate/gate.ts'

/** A finding in a sentence: what it is, where, and how to mend it. */
export function useFindingWords(clock: StaffClock): (finding: GateFinding) => { title: string; text: string } {
  const { t, i18n } = useTranslation('staff-gate')
  return ({ what, facts }) => {
    const count = Number(facts['count'] ?? 1)
    const theme = facts['theme'] === 'night' ? t('found.night') : t('found.day')
    const at = Number(facts['at'] ?? 0)
    const values = {
      ...facts,
      count,
      number: formatNumber(count, i18n.language),
      theme,
      when: formatWhen(at, i18n.language, clock),
    }
    const title = t(`found.${what}`, values)
    const text = isSign(what) ? t('found.signText', values) : t(`found.${what}Text`, values)
    return { title, text }
  }
}

type Sign = Extract<GateFinding['what'], `sign_${string}`>

const isSign = (what: GateFinding['what']): what is Sign => what.startsWith('sign_')
