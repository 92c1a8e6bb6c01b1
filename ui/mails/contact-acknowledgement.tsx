import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { formatDate } from '#locales/formats.ts'
import type { Texts } from '#locales/texts.ts'
import { MailFacts } from './parts/mail-facts.tsx'
import { MailFrame } from './parts/mail-frame.tsx'
import { MailPane } from './parts/mail-pane.tsx'
import { MailParagraph } from './parts/mail-paragraph.tsx'

export interface ContactAcknowledgementProps {
  purpose?: keyof Texts['contact-form']['purposes'] | undefined
  /** Milliseconds since 1970. */
  receivedAt?: number | undefined
}

/** Nobody has verified the address, so nothing that was typed is repeated (D40). */
export function ContactAcknowledgement({ purpose, receivedAt }: ContactAcknowledgementProps) {
  const { t, i18n } = useTranslation(['mail', 'contact-form'])
  const facts = [
    ...(purpose ? [{ label: t('facts.purpose'), value: t(`contact-form:purposes.${purpose}`) }] : []),
    ...(receivedAt === undefined
      ? []
      : [{ label: t('facts.date'), value: formatDate(new Date(receivedAt), i18n.language, { timeZone: 'UTC' }) }]),
  ]
  return (
    <MailFrame
      title={t('contact.acknowledgement.title')}
      preview={t('contact.acknowledgement.preview')}
      reason={t('contact.acknowledgement.reason', { brand: brand.name })}
    >
      <MailPane>
        <MailParagraph>{t('greeting')}</MailParagraph>
        <MailParagraph style={{ margin: 0 }}>{t('contact.acknowledgement.thanks')}</MailParagraph>
      </MailPane>
      {facts.length > 0 && (
        <MailPane>
          <MailFacts facts={facts} />
        </MailPane>
      )}
    </MailFrame>
  )
}
