import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Texts } from '#locales/texts.ts'
import { MessageForm } from '#ui/blocks/forms/message-form.tsx'
import { fileSize } from '#ui/lib/file-size.ts'
import { type ErrorKeys, useErrorKeys } from '#ui/lib/use-error-keys.ts'
import { useLateValues } from '#ui/lib/use-late-values.ts'
import { useSeen } from '#ui/lib/use-seen.ts'
import { FileField } from '#ui/primitives/file-field.tsx'
import { RadioGroup } from '#ui/primitives/radio-group.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { TextArea } from '#ui/primitives/text-area.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export type ApplicationField = 'fullName' | 'email' | 'phone' | 'opening' | 'interest' | 'resume' | 'message'
type Interest = keyof Texts['application-form']['interests']
type ErrorKey = keyof Texts['application-form']['errors']

export interface ApplicationOpening {
  id: string
  title: string
  kind: Interest
}

export interface ApplicationFormProps {
  /** Without scripts the form is posted here, as multipart. */
  action: string
  interests: readonly Interest[]
  /** What can be applied for, beside the open application; undefined where it is not known now. */
  openings?: readonly ApplicationOpening[] | undefined
  /** The id of the one that the visitor has come for: it is chosen, with its interest. */
  chosen?: string | undefined
  /** Bytes. */
  maxResumeSize: number
  /**
   * May come late, as from the browser's storage: what is written already stays. Of the résumé only the name, for browsers
   * do not let a page set a file: it is asked for again.
   */
  values?: Readonly<Partial<Record<ApplicationField, string>>>
  /** Error keys of the server, by field. */
  errors?: Readonly<Partial<Record<ApplicationField, string>>>
  /** A sentence about the whole form, such as a limit that was reached. */
  problem?: string
  isSending?: boolean
  isSent?: boolean
  /** An error key for each wrong field, before anything is sent. */
  validate?: (form: FormData) => Promise<Partial<Record<ApplicationField, ErrorKey>>>
  /** Each time the form comes into view. */
  onSeen?: () => void
  /** With each change, for who keeps what is written. */
  onWrite?: (content: FormData) => void
  /** With what is wrong, when it keeps the form from being sent. */
  onRefuse?: (keys: ErrorKeys) => void
  /** The form counts as being sent until the promise settles. */
  onSend?: (content: FormData, form: HTMLFormElement) => void | Promise<void>
}

/** Specification 2, 3 and 4. Without scripts it is a plain multipart form. What was chosen goes with one that is sent. */
export function ApplicationForm({ isSent = false, ...form }: ApplicationFormProps) {
  return isSent ? <Sent /> : <OpenForm {...form} />
}

function OpenForm({
  action,
  interests,
  openings,
  chosen,
  maxResumeSize,
  values,
  errors,
  problem,
  isSending = false,
  validate,
  onSeen,
  onWrite,
  onRefuse,
  onSend,
}: Omit<ApplicationFormProps, 'isSent'>) {
  const { t, i18n } = useTranslation('application-form')
  const { form, keys, count, check, checkField, clearField, checkChanged } = useErrorKeys(errors, validate, onRefuse)
  useLateValues(form, values)
  useSeen(form, onSeen)
  const [opening, setOpening] = useState<string>()
  const [interest, setInterest] = useState<string>()
  const [come, setCome] = useState(chosen)
  // Another link of the page was followed since.
  if (come !== chosen) {
    setCome(chosen)
    if (chosen !== undefined) {
      setOpening(undefined)
      setInterest(undefined)
    }
  }
  const [isPreparing, setPreparing] = useState(false)
  const isBusy = isSending || isPreparing
  const kindOf = (id: string | undefined) => openings?.find((each) => each.id === id)?.kind

  const chosenOpening = opening ?? chosen ?? values?.opening ?? ''
  const isOpeningAsked = keys['opening'] !== undefined || (openings !== undefined && openings.length > 0)

  async function send(content: FormData, element: HTMLFormElement) {
    setPreparing(true)
    try {
      if (await check(content)) await onSend?.(content, element)
    } finally {
      setPreparing(false)
    }
  }

  function change(event: ChangeEvent<HTMLFormElement>) {
    checkChanged(event)
    const { currentTarget } = event
    // With what React sets because of it: the kind of an opening.
    queueMicrotask(() => onWrite?.(new FormData(currentTarget)))
  }

  const isKnown = (key: string): key is ErrorKey => i18n.exists(`application-form:errors.${key}`)

  function error(name: ApplicationField) {
    const key = keys[name]
    // A key that these texts do not have comes from a newer server.
    return key === undefined ? undefined : isKnown(key) ? t(`errors.${key}`) : t('summary', { count: 1 })
  }

  /** Without `maxLength`: what is pasted would be cut without a word. What is too long is refused, and stays whole. */
  function text<Own extends object>(name: 'fullName' | 'email' | 'phone' | 'message', own: Own) {
    return { name, label: t(name), ...own, defaultValue: values?.[name], error: error(name) }
  }

  return (
    <MessageForm
      ref={form}
      data-slot="application-form"
      encType="multipart/form-data"
      action={action}
      label={t('label')}
      summary={count > 0 ? t('summary', { count }) : undefined}
      problem={problem}
      submit={isBusy ? t('sending') : t('send')}
      privacy={t('privacy')}
      isSending={isBusy}
      onChange={change}
      onSend={onSend && send}
      className="gap-7"
    >
      <TextField {...text('fullName', { autoComplete: 'name', required: true })} />
      <div className="grid gap-x-6 gap-y-7 sm:grid-cols-2">
        <TextField {...text('email', { type: 'email', hint: t('emailHint'), autoComplete: 'email', required: true })} />
        <TextField {...text('phone', { type: 'tel', hint: t('phoneHint'), autoComplete: 'tel' })} />
      </div>
      {isOpeningAsked && (
        <Select
          name="opening"
          label={t('opening')}
          options={[
            { value: '', label: t('openingNone') },
            ...(openings ?? []).map(({ id, title }) => ({ value: id, label: title })),
          ]}
          value={chosenOpening}
          onChange={({ currentTarget: { value } }) => {
            setOpening(value)
            setInterest(kindOf(value) ?? interest ?? kindOf(chosen) ?? values?.interest)
          }}
          error={error('opening')}
        />
      )}
      {!openings && !isOpeningAsked && <input type="hidden" name="opening" value={chosenOpening} />}
      <RadioGroup
        name="interest"
        variant="panes"
        label={t('interest')}
        options={interests.map((interest) => ({ value: interest, label: t(`interests.${interest}`) }))}
        required
        value={interest ?? kindOf(chosen) ?? values?.interest ?? ''}
        onValueChange={setInterest}
        error={error('interest')}
      />
      <FileField
        name="resume"
        label={t('resume')}
        hint={t('resumeHint', { size: fileSize(maxResumeSize, i18n.language) })}
        prompt={values?.resume ? t('resumeAgain', { name: values.resume }) : t('resumePrompt')}
        describeFile={({ name, size }) => t('resumeChosen', { name, size: fileSize(size, i18n.language) })}
        removeLabel={t('resumeRemove')}
        accept=".pdf,.doc,.docx"
        required
        error={error('resume')}
        onFileChange={(file) => void (file ? checkField('resume') : clearField('resume'))}
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
