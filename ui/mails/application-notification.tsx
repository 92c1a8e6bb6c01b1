import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { type Language, languageNames } from '#locales/languages.ts'
import type { Texts } from '#locales/texts.ts'
import { MailFacts } from './parts/mail-facts.tsx'
import { MailFrame } from './parts/mail-frame.tsx'
import { MailPane } from './parts/mail-pane.tsx'
import { MailParagraph } from './parts/mail-paragraph.tsx'
import { MailQuote } from './parts/mail-quote.tsx'

export interface ApplicationNotificationProps {
  name: string
  email: string
  phone: string
  interest: keyof Texts['application-form']['interests']
  /** The title of the opening that it is for; without it an open application. */
  opening?: string | undefined
  applicantLanguage: Language
  resume: string
  risks: (keyof Texts['mail']['application']['notification']['risks'])[]
  message: string
}

export function ApplicationNotification({ name, message, risks, ...facts }: ApplicationNotificationProps) {
  const { t } = useTranslation(['mail', 'application-form'])
  return (
    <MailFrame
      title={t('application.notification.title', { name })}
      preview={message}
      reason={t('application.notification.reason', { brand: brand.name })}
    >
      <MailPane>
        <MailFacts
          facts={[
            { label: t('facts.email'), value: facts.email },
            ...(facts.phone ? [{ label: t('facts.phone'), value: facts.phone }] : []),
            { label: t('facts.interest'), value: t(`application-form:interests.${facts.interest}`) },
            ...(facts.opening ? [{ label: t('facts.opening'), value: facts.opening }] : []),
            { label: t('facts.language'), value: languageNames[facts.applicantLanguage] },
            { label: t('facts.resume'), value: t('application.notification.resume', { resume: facts.resume }) },
          ]}
        />
      </MailPane>
      {risks.length > 0 && (
        <MailPane>
          <MailFacts
            facts={risks.map((risk) => ({
              label: t('application.notification.risk'),
              value: t(`application.notification.risks.${risk}`),
            }))}
          />
          <MailParagraph style={{ margin: 0 }}>{t('application.notification.care')}</MailParagraph>
        </MailPane>
      )}
      <MailPane>
        <MailQuote text={message} />
      </MailPane>
      <MailPane>
        <MailParagraph style={{ margin: 0 }}>{t('application.notification.reply', { name })}</MailParagraph>
      </MailPane>
    </MailFrame>
  )
}
