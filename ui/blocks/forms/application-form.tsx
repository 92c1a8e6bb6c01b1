import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { applicationLimits } from '#api/contract/values/field-limits.ts'
import type { Texts } from '#locales/texts.ts'
import { MessageForm } from '#ui/blocks/forms/message-form.tsx'
import { fileSize } from '#ui/lib/file-size.ts'
import { useFieldErrors } from '#ui/lib/use-field-errors.ts'
import { FileField } from '#ui/primitives/file-field.tsx'
import { RadioGroup } from '#ui/primitives/radio-group.tsx'
import { TextArea } from '#ui/primitives/text-area.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export type ApplicationField = 'fullName' | 'email' | 'phone' | 'interest' | 'resume' | 'message'
type FieldTexts = Partial<Record<ApplicationField, string>>

export interface ApplicationFormProps {
  /** Without scripts the form is posted here, as multipart. */
  action: string
  interests: readonly (keyof Texts['application-form']['interests'])[]
  /** Bytes. */
  maxResumeSize: number
  /** Without a file, which browsers do not let a page set. */
  values?: Partial<Record<Exclude<ApplicationField, 'resume'>, string>>
  /** Sentences of the server, by field. */
  errors?: FieldTexts
  /** A sentence about the whole form, such as a limit that was reached. */
  problem?: string
  isSending?: boolean
  isSent?: boolean
  /** An error key for each wrong field, before anything is sent. */
  validate?: (form: FormData) => Promise<Partial<Record<ApplicationField, keyof Texts['application-form']['errors']>>>
  onSend?: (form: FormData) => void
}

/** Specification 2, 3 and 4. Without scripts it is a plain multipart form. */
export function ApplicationForm({
  action,
  interests,
  maxResumeSize,
  values = {},
  errors,
  problem,
  isSending = false,
  isSent = false,
  validate,
  onSend,
}: ApplicationFormProps) {
  const { t, i18n } = useTranslation('application-form')
  const { form, shown, setShown, count } = useFieldErrors<ApplicationField>(errors)

  async function send(content: FormData) {
    const found = Object.entries((await validate?.(content)) ?? {}).map(([field, key]) => [field, t(`errors.${key}`)])
    setShown(Object.fromEntries(found))
    if (found.length === 0) onSend?.(content)
  }

  function text<Own extends object>(name: 'fullName' | 'email' | 'phone' | 'message', own: Own) {
    const maxLength = applicationLimits[name]
    return { name, label: t(name), ...own, maxLength, defaultValue: values[name], error: shown[name] }
  }

  if (isSent) return <Sent />
  return (
    <MessageForm
      ref={form}
      data-slot="application-form"
      encType="multipart/form-data"
      action={action}
      label={t('label')}
      summary={count > 0 ? t('summary', { count }) : undefined}
      problem={problem}
      submit={isSending ? t('sending') : t('send')}
      privacy={t('privacy')}
      isSending={isSending}
      onSend={onSend && send}
      className="gap-7"
    >
      <TextField {...text('fullName', { autoComplete: 'name', required: true })} />
      <div className="grid gap-x-6 gap-y-7 sm:grid-cols-2">
        <TextField {...text('email', { type: 'email', hint: t('emailHint'), autoComplete: 'email', required: true })} />
        <TextField {...text('phone', { type: 'tel', hint: t('phoneHint'), autoComplete: 'tel' })} />
      </div>
      <RadioGroup
        name="interest"
        variant="panes"
        label={t('interest')}
        options={interests.map((interest) => ({ value: interest, label: t(`interests.${interest}`) }))}
        required
        defaultValue={values.interest}
        error={shown.interest}
      />
      <FileField
        name="resume"
        label={t('resume')}
        hint={t('resumeHint', { size: fileSize(maxResumeSize, i18n.language) })}
        prompt={t('resumePrompt')}
        describeFile={({ name, size }) => t('resumeChosen', { name, size: fileSize(size, i18n.language) })}
        removeLabel={t('resumeRemove')}
        accept=".pdf,.doc,.docx"
        required
        error={shown.resume}
      />
      <TextArea {...text('message', { hint: t('messageHint'), required: true })} />
    </MessageForm>
  )
}

/** Takes the focus, so that the answer is read out. */
function Sent() {
  const { t } = useTranslation('application-form')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div data-slot="application-sent" className="grid gap-4 border border-ink bg-pane p-gutter">
      <h3 ref={heading} tabIndex={-1} className="heading text-h2 outline-none">
        {t('sent.title')}
      </h3>
      <p className="max-w-[52ch] text-lg">{t('sent.text')}</p>
    </div>
  )
}
