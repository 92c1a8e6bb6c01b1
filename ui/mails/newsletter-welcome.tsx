import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { MailButton } from './parts/mail-button.tsx'
import { MailFrame } from './parts/mail-frame.tsx'
import { MailLink } from './parts/mail-link.tsx'
import { MailPane } from './parts/mail-pane.tsx'
import { MailParagraph } from './parts/mail-paragraph.tsx'

interface NewsletterWelcomeProps {
  link: string
  unsubscribe: string
  /** Where earlier issues are, if they are public. */
  archive?: string | undefined
}

/** To who has just confirmed, where the operator wants it. */
export function NewsletterWelcome({ link, unsubscribe, archive }: NewsletterWelcomeProps) {
  const { t } = useTranslation('mail')
  return (
    <MailFrame
      title={t('newsletter.welcome.title')}
      preview={t('newsletter.welcome.preview')}
      reason={t('newsletter.issue.reason', { brand: brand.name })}
      leave={{ href: unsubscribe, label: t('newsletter.issue.leave') }}
    >
      <MailPane>
        <MailParagraph>{t('newsletter.welcome.confirmed', { brand: brand.name })}</MailParagraph>
        <MailParagraph>{t('newsletter.welcome.choose')}</MailParagraph>
        <MailButton href={link}>{t('newsletter.known.action')}</MailButton>
        {archive && (
          <MailParagraph>
            <MailLink href={archive}>{t('newsletter.welcome.archive')}</MailLink>
          </MailParagraph>
        )}
      </MailPane>
    </MailFrame>
  )
}
