import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { MailFrame } from './parts/mail-frame.tsx'
import { MailPane } from './parts/mail-pane.tsx'
import { MailParagraph } from './parts/mail-paragraph.tsx'
import { MailQuote } from './parts/mail-quote.tsx'

export interface ApplicationAcknowledgementProps {
  name: string
  /** The file's name. */
  resume: string
  message: string
}

/** To who has applied: it is here, and what happens next. */
export function ApplicationAcknowledgement({ name, resume, message }: ApplicationAcknowledgementProps) {
  const { t } = useTranslation('mail')
  return (
    <MailFrame
      title={t('application.acknowledgement.title')}
      preview={t('application.acknowledgement.preview')}
      reason={t('application.acknowledgement.reason', { brand: brand.name })}
    >
      <MailPane>
        <MailParagraph>{t('greeting', { name })}</MailParagraph>
        <MailParagraph>{t('application.acknowledgement.thanks', { resume })}</MailParagraph>
        <MailParagraph>{t('application.acknowledgement.next')}</MailParagraph>
        <MailParagraph style={{ margin: 0 }}>{t('application.acknowledgement.changes')}</MailParagraph>
      </MailPane>
      <MailPane>
        <MailParagraph>{t('quote')}</MailParagraph>
        <MailQuote text={message} />
      </MailPane>
    </MailFrame>
  )
}
