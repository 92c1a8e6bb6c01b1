import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { MailButton } from './parts/mail-button.tsx'
import { MailFrame } from './parts/mail-frame.tsx'
import { MailPane } from './parts/mail-pane.tsx'
import { MailParagraph } from './parts/mail-paragraph.tsx'

export interface StaffAddressChangeProps {
  link: string
  /** Both confirm before anything changes. */
  end: 'old' | 'new'
}

export function StaffAddressChange({ link, end }: StaffAddressChangeProps) {
  const { t } = useTranslation('mail')
  return (
    <MailFrame
      title={t(`staff.addressChange.${end}.title`)}
      preview={t('staff.addressChange.preview')}
      reason={t(end === 'old' ? 'staff.reason' : 'staff.addressChange.new.reason', { brand: brand.name })}
    >
      <MailPane>
        <MailParagraph>{t(`staff.addressChange.${end}.asked`, { brand: brand.name })}</MailParagraph>
        <MailParagraph>{t('staff.addressChange.step')}</MailParagraph>
        <MailButton href={link}>{t('staff.addressChange.action')}</MailButton>
      </MailPane>
      <MailPane>
        <MailParagraph style={{ margin: 0 }}>{t(`staff.addressChange.${end}.otherwise`)}</MailParagraph>
      </MailPane>
    </MailFrame>
  )
}
