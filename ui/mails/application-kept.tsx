import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { formatDate } from '#locales/formats.ts'
import type { Texts } from '#locales/texts.ts'
import { MailFacts } from './parts/mail-facts.tsx'
import { MailFrame } from './parts/mail-frame.tsx'
import { MailPane } from './parts/mail-pane.tsx'
import { MailParagraph } from './parts/mail-paragraph.tsx'

export interface ApplicationKeptProps {
  /** Why the promised day no longer holds. */
  ground: keyof Texts['mail']['application']['kept']['grounds']
  name: string
  /** The title of the opening that it is about; without it an open application. */
  opening?: string | undefined
  /** When it is deleted, in milliseconds since 1970. */
  until: number
}

/** An application is kept longer than its applicant was promised: until when, why, and how to end that. */
export function ApplicationKept({ ground, name, opening, until }: ApplicationKeptProps) {
  const { t, i18n } = useTranslation('mail')
  const day = formatDate(new Date(until), i18n.language, { timeZone: brand.timeZone })
  return (
    <MailFrame
      title={t('application.kept.title')}
      preview={t('application.kept.preview', { day })}
      reason={t('application.acknowledgement.reason', { brand: brand.name })}
    >
      <MailPane>
        <MailParagraph>{t('greetingNamed', { name })}</MailParagraph>
        <MailParagraph>{t(`application.kept.grounds.${ground}.text`, { day })}</MailParagraph>
        <MailParagraph style={{ margin: 0 }}>{t(`application.kept.grounds.${ground}.next`)}</MailParagraph>
      </MailPane>
      {opening && (
        <MailPane>
          <MailFacts facts={[{ label: t('facts.opening'), value: opening }]} />
        </MailPane>
      )}
    </MailFrame>
  )
}
