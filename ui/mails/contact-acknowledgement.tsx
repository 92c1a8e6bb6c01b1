import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import type { Texts } from '#locales/texts.ts'
import { ReceivedFacts, type ReceivedFactsProps } from './parts/mail-facts.tsx'
import { MailFrame } from './parts/mail-frame.tsx'
import { MailPane } from './parts/mail-pane.tsx'
import { MailParagraph } from './parts/mail-paragraph.tsx'

export interface ContactAcknowledgementProps extends Pick<ReceivedFactsProps, 'receivedAt'> {
  purpose?: keyof Texts['contact-form']['purposes'] | undefined
}

/** Nobody has verified the address, so nothing that was typed is repeated (D40). */
export function ContactAcknowledgement({ purpose, receivedAt }: ContactAcknowledgementProps) {
  const { t } = useTranslation(['mail', 'contact-form'])
  const topic = purpose && { label: t('facts.purpose'), value: t(`contact-form:purposes.${purpose}`) }
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
      <ReceivedFacts topic={topic} receivedAt={receivedAt} />
    </MailFrame>
  )
}
