import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { MailButton } from './parts/mail-button.tsx'
import { MailFrame } from './parts/mail-frame.tsx'
import { MailPane } from './parts/mail-pane.tsx'
import { MailParagraph } from './parts/mail-paragraph.tsx'

export function StaffReset({ link }: { link: string }) {
  const { t } = useTranslation('mail')
  return (
    <MailFrame
      title={t('staff.reset.title')}
      preview={t('staff.reset.preview')}
      reason={t('staff.reason', { brand: brand.name })}
    >
      <MailPane>
        <MailParagraph>{t('staff.reset.asked', { brand: brand.name })}</MailParagraph>
        <MailParagraph>{t('staff.reset.step')}</MailParagraph>
        <MailButton href={link}>{t('staff.reset.action')}</MailButton>
      </MailPane>
      <MailPane>
        <MailParagraph style={{ margin: 0 }}>{t('staff.reset.otherwise')}</MailParagraph>
      </MailPane>
    </MailFrame>
  )
}
