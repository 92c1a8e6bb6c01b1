import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import type { Texts } from '#locales/texts.ts'
import { MailFacts } from './parts/mail-facts.tsx'
import { MailFrame } from './parts/mail-frame.tsx'
import { MailPane } from './parts/mail-pane.tsx'
import { MailParagraph } from './parts/mail-paragraph.tsx'

export interface ApplicationStageProps {
  kind: keyof Texts['mail']['application']['stage']
  name: string
  /** The title of the opening that it is about; without it an open application. */
  opening?: string | undefined
  /** What staff have written for this one person; may be empty. */
  words: string
}

/** What comes of an application. Somebody has read it, and sees this mail before it goes. */
export function ApplicationStage({ kind, name, opening, words }: ApplicationStageProps) {
  const { t } = useTranslation('mail')
  const paragraphs = words.split(/(?:\r?\n){2,}/).filter((paragraph) => paragraph.trim() !== '')
  return (
    <MailFrame
      title={t(`application.stage.${kind}.title`)}
      preview={t(`application.stage.${kind}.preview`)}
      reason={t('application.acknowledgement.reason', { brand: brand.name })}
    >
      <MailPane>
        <MailParagraph>{t('greetingNamed', { name })}</MailParagraph>
        <MailParagraph>{t(`application.stage.${kind}.text`)}</MailParagraph>
        {paragraphs.map((paragraph, index) => (
          <MailParagraph key={index.toString()} dir="auto">
            <Lines text={paragraph} />
          </MailParagraph>
        ))}
        <MailParagraph style={{ margin: 0 }}>{t(`application.stage.${kind}.next`)}</MailParagraph>
      </MailPane>
      {opening && (
        <MailPane>
          <MailFacts facts={[{ label: t('facts.opening'), value: opening }]} />
        </MailPane>
      )}
    </MailFrame>
  )
}

function Lines({ text }: { text: string }) {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).map((line, index) => (
    <Fragment key={index.toString()}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
