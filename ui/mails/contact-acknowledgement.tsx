import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { MailFrame } from './parts/mail-frame.tsx'
import { MailPane } from './parts/mail-pane.tsx'
import { MailParagraph } from './parts/mail-paragraph.tsx'
import { MailQuote } from './parts/mail-quote.tsx'

export interface ContactAcknowledgementProps {
  name: string
  message: string
}

/** To who has written through the contact form: it is here, and when an answer comes. */
export function ContactAcknowledgement({ name, message }: ContactAcknowledgementProps) {
  const { t } = useTranslation('mail')
  return (
    <MailFrame
      title={t('contact.acknowledgement.title')}
      preview={t('contact.acknowledgement.preview')}
      reason={t('contact.acknowledgement.reason', { brand: brand.name })}
    >
      <MailPane>
        <MailParagraph>{t('greeting', { name })}</MailParagraph>
        <MailParagraph style={{ margin: 0 }}>{t('contact.acknowledgement.thanks')}</MailParagraph>
      </MailPane>
      <MailPane>
        <MailParagraph>{t('quote')}</MailParagraph>
        <MailQuote text={message} />
      </MailPane>
    </MailFrame>
  )
}
