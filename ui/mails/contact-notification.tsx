import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { type Language, languageNames } from '#locales/languages.ts'
import type { Texts } from '#locales/texts.ts'
import { MailFacts } from './parts/mail-facts.tsx'
import { MailFrame } from './parts/mail-frame.tsx'
import { MailPane } from './parts/mail-pane.tsx'
import { MailParagraph } from './parts/mail-paragraph.tsx'
import { MailQuote } from './parts/mail-quote.tsx'

export interface ContactNotificationProps {
  name: string
  email: string
  purpose: keyof Texts['contact-form']['purposes']
  senderLanguage: Language
  message: string
}

export function ContactNotification({ name, email, purpose, senderLanguage, message }: ContactNotificationProps) {
  const { t } = useTranslation(['mail', 'contact-form'])
  return (
    <MailFrame
      title={t('contact.notification.title', { name })}
      preview={message}
      reason={t('contact.notification.reason', { brand: brand.name })}
    >
      <MailPane>
        <MailFacts
          facts={[
            { label: t('facts.email'), value: email },
            { label: t('facts.purpose'), value: t(`contact-form:purposes.${purpose}`) },
            { label: t('facts.language'), value: languageNames[senderLanguage] },
          ]}
        />
      </MailPane>
      <MailPane>
        <MailQuote text={message} />
      </MailPane>
      <MailPane>
        <MailParagraph style={{ margin: 0 }}>{t('contact.notification.reply', { name })}</MailParagraph>
      </MailPane>
    </MailFrame>
  )
}
