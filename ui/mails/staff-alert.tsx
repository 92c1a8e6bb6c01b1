import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { formatNumber } from '#locales/formats.ts'
import { formatDay, noonOf } from '#locales/staff-formats.ts'
import { MailButton } from './parts/mail-button.tsx'
import { MailFrame } from './parts/mail-frame.tsx'
import { MailPane } from './parts/mail-pane.tsx'
import { MailParagraph } from './parts/mail-paragraph.tsx'

export interface StaffAlertProps {
  direction: 'rise' | 'fall'
  /** A day of the agency. */
  day: string
  visits: number
  /** The median of the same weekday. */
  usual: number
  /** That it was compared with. */
  weeks: number
  link: string
  /** Where it is switched off. */
  settings: string
}

/** A day on which visits were unusually many or few. */
export function StaffAlert({ direction, day, visits, usual, weeks, link, settings }: StaffAlertProps) {
  const { t, i18n } = useTranslation('mail')
  const number = (value: number) => formatNumber(value, i18n.language, { maximumFractionDigits: 0 })
  const facts = {
    day: formatDay(noonOf(day), i18n.language, { now: noonOf(day), timeZone: 'UTC' }, { weekday: 'long' }),
    visits: number(visits),
    usual: number(usual),
    weeks: number(weeks),
  }
  return (
    <MailFrame
      title={t(`staff.alert.title.${direction}`)}
      preview={t('staff.alert.preview', facts)}
      reason={t('staff.letters.reason', { brand: brand.name })}
      leave={{ href: settings, label: t('staff.letters.off') }}
    >
      <MailPane>
        <MailParagraph>{t('staff.alert.text', facts)}</MailParagraph>
        <MailParagraph style={{ margin: 0 }}>{t(`staff.alert.${direction}`)}</MailParagraph>
      </MailPane>
      <MailPane>
        <MailButton href={link}>{t('staff.alert.action')}</MailButton>
      </MailPane>
    </MailFrame>
  )
}
