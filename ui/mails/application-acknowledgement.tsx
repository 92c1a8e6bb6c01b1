import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import type { Texts } from '#locales/texts.ts'
import { ReceivedFacts, type ReceivedFactsProps } from './parts/mail-facts.tsx'
import { MailFrame } from './parts/mail-frame.tsx'
import { MailPane } from './parts/mail-pane.tsx'
import { MailParagraph } from './parts/mail-paragraph.tsx'

export interface ApplicationAcknowledgementProps extends Pick<ReceivedFactsProps, 'receivedAt'> {
  interest?: keyof Texts['application-form']['interests'] | undefined
}

/** Nobody has verified the address, so nothing that was typed is repeated (D40). */
export function ApplicationAcknowledgement({ interest, receivedAt }: ApplicationAcknowledgementProps) {
  const { t } = useTranslation(['mail', 'application-form'])
  const topic = interest && { label: t('facts.interest'), value: t(`application-form:interests.${interest}`) }
  return (
    <MailFrame
      title={t('application.acknowledgement.title')}
      preview={t('application.acknowledgement.preview')}
      reason={t('application.acknowledgement.reason', { brand: brand.name })}
    >
      <MailPane>
        <MailParagraph>{t('greeting')}</MailParagraph>
        <MailParagraph>{t('application.acknowledgement.thanks')}</MailParagraph>
        <MailParagraph>{t('application.acknowledgement.next')}</MailParagraph>
        <MailParagraph style={{ margin: 0 }}>{t('application.acknowledgement.changes')}</MailParagraph>
      </MailPane>
      <ReceivedFacts topic={topic} receivedAt={receivedAt} />
    </MailFrame>
  )
}
