import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { formatDate } from '#locales/formats.ts'
import { MailButton } from './parts/mail-button.tsx'
import { MailFacts } from './parts/mail-facts.tsx'
import { MailFrame } from './parts/mail-frame.tsx'
import { MailPane } from './parts/mail-pane.tsx'
import { MailParagraph } from './parts/mail-paragraph.tsx'

export interface StaffNewDeviceProps {
  /** Leads to the account, where sessions are ended. */
  link: string
  /** A name of ours, never the browser's own words. */
  browser: string
  system: string
  /** Milliseconds since 1970. */
  signedInAt: number
}

export function StaffNewDevice({ link, browser, system, signedInAt }: StaffNewDeviceProps) {
  const { t, i18n } = useTranslation('mail')
  const named = (name: string) => (name === 'Other' ? t('staff.newDevice.unknown') : name)
  const at = formatDate(new Date(signedInAt), i18n.language, { timeZone: 'UTC', hasTime: true })
  return (
    <MailFrame
      title={t('staff.newDevice.title')}
      preview={t('staff.newDevice.preview')}
      reason={t('staff.reason', { brand: brand.name })}
    >
      <MailPane>
        <MailParagraph style={{ margin: 0 }}>{t('staff.newDevice.seen', { brand: brand.name })}</MailParagraph>
      </MailPane>
      <MailPane>
        <MailFacts
          facts={[
            { label: t('facts.browser'), value: named(browser) },
            { label: t('facts.system'), value: named(system) },
            { label: t('facts.date'), value: at },
          ]}
        />
      </MailPane>
      <MailPane>
        <MailParagraph>{t('staff.newDevice.otherwise')}</MailParagraph>
        <MailButton href={link}>{t('staff.newDevice.action')}</MailButton>
      </MailPane>
    </MailFrame>
  )
}
