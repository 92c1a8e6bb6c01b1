import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { MailButton } from './parts/mail-button.tsx'
import { MailFrame } from './parts/mail-frame.tsx'
import { MailPane } from './parts/mail-pane.tsx'
import { MailParagraph } from './parts/mail-paragraph.tsx'

interface NewsletterConfirmProps {
  link: string
  unsubscribe: string
  /** Their address is from a list, not from the site's form. */
  isImported?: boolean | undefined
}

/** Opening the link changes nothing (D16). */
export function NewsletterConfirm({ link, unsubscribe, isImported = false }: NewsletterConfirmProps) {
  const { t } = useTranslation('mail')
  return (
    <MailFrame
      title={t('newsletter.confirm.title')}
      preview={t('newsletter.confirm.preview')}
      reason={t(isImported ? 'newsletter.imported.reason' : 'newsletter.reason', { brand: brand.name })}
      leave={{ href: unsubscribe, label: t('newsletter.confirm.leave') }}
    >
      <MailPane>
        <MailParagraph>
          {t(isImported ? 'newsletter.imported.asked' : 'newsletter.asked', { brand: brand.name })}
        </MailParagraph>
        <MailParagraph>{t('newsletter.confirm.step')}</MailParagraph>
        <MailButton href={link}>{t('newsletter.confirm.action')}</MailButton>
      </MailPane>
      <MailPane>
        <MailParagraph style={{ margin: 0 }}>{t('newsletter.confirm.otherwise')}</MailParagraph>
      </MailPane>
    </MailFrame>
  )
}
