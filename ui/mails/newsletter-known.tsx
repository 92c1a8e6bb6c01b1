import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { MailButton } from './parts/mail-button.tsx'
import { MailFrame } from './parts/mail-frame.tsx'
import { MailPane } from './parts/mail-pane.tsx'
import { MailParagraph } from './parts/mail-paragraph.tsx'

/** To who is on the list already (D16). */
export function NewsletterKnown({ link, unsubscribe }: { link: string; unsubscribe: string }) {
  const { t } = useTranslation('mail')
  return (
    <MailFrame
      title={t('newsletter.known.title')}
      preview={t('newsletter.known.preview')}
      reason={t('newsletter.reason', { brand: brand.name })}
      leave={{ href: unsubscribe, label: t('newsletter.known.leave') }}
    >
      <MailPane>
        <MailParagraph>
          {t('newsletter.asked', { brand: brand.name })} {t('newsletter.known.nothing')}
        </MailParagraph>
        <MailParagraph>{t('newsletter.known.choose')}</MailParagraph>
        <MailButton href={link}>{t('newsletter.known.action')}</MailButton>
      </MailPane>
    </MailFrame>
  )
}
