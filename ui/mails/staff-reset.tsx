import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { MailButton } from './parts/mail-button.tsx'
import { MailFrame } from './parts/mail-frame.tsx'
import { MailPane } from './parts/mail-pane.tsx'
import { MailParagraph } from './parts/mail-paragraph.tsx'

export interface StaffResetProps {
  link: string
  /** Who wants it: somebody on the login page, or whoever runs the server, after a second factor was lost. */
  cause: 'asked' | 'operator'
}

export function StaffReset({ link, cause }: StaffResetProps) {
  const { t } = useTranslation('mail')
  return (
    <MailFrame
      title={t(`staff.reset.${cause}.title`)}
      preview={t(`staff.reset.${cause}.preview`)}
      reason={t('staff.reason', { brand: brand.name })}
    >
      <MailPane>
        <MailParagraph>{t(`staff.reset.${cause}.what`, { brand: brand.name })}</MailParagraph>
        <MailParagraph>{t(`staff.reset.${cause}.step`)}</MailParagraph>
        <MailButton href={link}>{t('staff.reset.action')}</MailButton>
      </MailPane>
      <MailPane>
        <MailParagraph style={{ margin: 0 }}>{t(`staff.reset.${cause}.otherwise`)}</MailParagraph>
      </MailPane>
    </MailFrame>
  )
}
