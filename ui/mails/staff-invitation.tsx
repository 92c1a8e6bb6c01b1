import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { MailButton } from './parts/mail-button.tsx'
import { MailFrame } from './parts/mail-frame.tsx'
import { MailPane } from './parts/mail-pane.tsx'
import { MailParagraph } from './parts/mail-paragraph.tsx'

export interface StaffInvitationProps {
  link: string
  role: 'owner' | 'moderator'
}

/** Says what the role may do, and nothing that somebody has typed. */
export function StaffInvitation({ link, role }: StaffInvitationProps) {
  const { t } = useTranslation('mail')
  return (
    <MailFrame
      title={t('staff.invitation.title')}
      preview={t('staff.invitation.preview')}
      reason={t('staff.invitation.reason', { brand: brand.name })}
    >
      <MailPane>
        <MailParagraph>{t(`staff.invitation.roles.${role}`, { brand: brand.name })}</MailParagraph>
        <MailParagraph>{t('staff.invitation.step')}</MailParagraph>
        <MailButton href={link}>{t('staff.invitation.action')}</MailButton>
      </MailPane>
      <MailPane>
        <MailParagraph style={{ margin: 0 }}>{t('staff.invitation.otherwise')}</MailParagraph>
      </MailPane>
    </MailFrame>
  )
}
