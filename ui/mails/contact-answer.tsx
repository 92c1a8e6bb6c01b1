import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { formatDate } from '#locales/formats.ts'
import { MailFrame } from './parts/mail-frame.tsx'
import { MailLines } from './parts/mail-lines.tsx'
import { MailPane } from './parts/mail-pane.tsx'
import { MailParagraph } from './parts/mail-paragraph.tsx'
import { MailQuote } from './parts/mail-quote.tsx'

export interface ContactAnswerProps {
  /** What somebody of the agency wrote. */
  text: string
  /** What it answers. */
  message: string
  /** Milliseconds since 1970. */
  receivedAt: number
}

/** The first mail by a person: their words first, those of the reader below. */
export function ContactAnswer({ text, message, receivedAt }: ContactAnswerProps) {
  const { t, i18n } = useTranslation('mail')
  const date = formatDate(new Date(receivedAt), i18n.language, { timeZone: 'UTC' })
  return (
    <MailFrame
      title={t('contact.answer.title')}
      preview={text}
      reason={t('contact.answer.reason', { brand: brand.name })}
    >
      <MailPane>
        <MailLines text={text} />
      </MailPane>
      <MailPane>
        <MailParagraph tone="soft">{t('contact.answer.received', { date })}</MailParagraph>
        <MailQuote text={message} />
      </MailPane>
    </MailFrame>
  )
}
