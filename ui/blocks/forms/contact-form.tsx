import { type ChangeEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Texts } from '#locales/texts.ts'
import { MessageForm } from '#ui/blocks/forms/message-form.tsx'
import { type ErrorKeys, useErrorKeys } from '#ui/lib/use-error-keys.ts'
import { useLateValues } from '#ui/lib/use-late-values.ts'
import { useSeen } from '#ui/lib/use-seen.ts'
import { Select } from '#ui/primitives/select.tsx'
import { TextArea } from '#ui/primitives/text-area.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

type Field = 'name' | 'email' | 'purpose' | 'message'
type FieldTexts = Readonly<Partial<Record<Field, string>>>
type ErrorKey = keyof Texts['contact-form']['errors']

/** A honeypot (D18): hidden from everybody, and under a name that password managers do not fill. */
const trap = 'subject'

export interface ContactFormProps {
  /** Without scripts the form is posted here. */
  action: string
  purposes: readonly (keyof Texts['contact-form']['purposes'])[]
  /** May come late, as from the browser's storage: what is written already stays. */
  values?: FieldTexts
  /** Error keys of the server, by field. */
  errors?: FieldTexts
  /** A sentence about the whole form, such as a limit that was reached. */
  problem?: string
  isSending?: boolean
  /** Of the button; "Send message" unless told otherwise. */
  submit?: string
  /** An error key for each wrong field, before anything is sent. */
  validate?: (values: Record<string, string>) => Promise<Partial<Record<Field, ErrorKey>>>
  onFocus?: () => void
  /** Each time the form comes into view. */
  onSeen?: () => void
  /** With each change, for who keeps what is written. */
  onWrite?: (content: FormData) => void
  /** With what is wrong, when it keeps the form from being sent. */
  onRefuse?: (keys: ErrorKeys) => void
  /** The form counts as being sent until the promise settles. */
  onSend?: (values: Record<string, string>, form: HTMLFormElement) => void | Promise<void>
}

/** Specification 2 and 5. Without scripts it is a plain form. */
export function ContactForm({
  action,
  purposes,
  values,
  errors,
  problem,
  isSending = false,
  submit,
  validate,
  onFocus,
  onSeen,
  onWrite,
  onRefuse,
  onSend,
}: ContactFormProps) {
  const { t, i18n } = useTranslation('contact-form')
  const { form, keys, count, check, checkChanged } = useErrorKeys(
    errors,
    validate && ((content) => validate(entriesOf(content))),
    onRefuse,
  )
  useLateValues(form, values)
  useSeen(form, onSeen)
  const [isPreparing, setPreparing] = useState(false)
  const isBusy = isSending || isPreparing

  // The focus may have come before hydration.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) onFocus?.()
  }, [form, onFocus])

  async function send(content: FormData, element: HTMLFormElement) {
    setPreparing(true)
    try {
      if (await check(content)) await onSend?.(entriesOf(content), element)
    } finally {
      setPreparing(false)
    }
  }

  function change(event: ChangeEvent<HTMLFormElement>) {
    checkChanged(event)
    onWrite?.(new FormData(event.currentTarget))
  }

  const isKnown = (key: string): key is ErrorKey => i18n.exists(`contact-form:errors.${key}`)

  function error(name: Field) {
    const key = keys[name]
    // A key that these texts do not have comes from a newer server.
    return key === undefined ? undefined : isKnown(key) ? t(`errors.${key}`) : t('summary', { count: 1 })
  }

  /** Without `maxLength`: what is pasted would be cut without a word. What is too long is refused, and stays whole. */
  function text<Own extends object>(name: 'name' | 'email' | 'message', own: Own) {
    return { name, label: t(name), ...own, required: true, defaultValue: values?.[name], error: error(name) }
  }

  return (
    <MessageForm
      ref={form}
      data-slot="contact-form"
      action={action}
      label={t('label')}
      summary={count > 0 ? t('summary', { count }) : undefined}
      problem={problem}
      submit={isBusy ? t('sending') : (submit ?? t('send'))}
      privacy={t('privacy')}
      isSending={isBusy}
      onFocus={onFocus}
      onChange={change}
      onSend={onSend && send}
      className="gap-6"
    >
      <div aria-hidden="true" className="sr-only">
        <label>
          {t('leaveEmpty')}
          <input name={trap} type="text" tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
        </label>
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...text('name', { autoComplete: 'name' })} />
        <TextField {...text('email', { type: 'email', autoComplete: 'email' })} />
      </div>
      <Select
        name="purpose"
        label={t('purpose')}
        placeholder={t('purposePlaceholder')}
        options={purposes.map((purpose) => ({ value: purpose, label: t(`purposes.${purpose}`) }))}
        required
        defaultValue={values?.purpose ?? ''}
        error={error('purpose')}
      />
      <TextArea {...text('message', { hint: t('messageHint') })} />
    </MessageForm>
  )
}

function entriesOf(content: FormData): Record<string, string> {
  const written = [...content].filter(([name, value]) => name !== trap || value !== '')
  return Object.fromEntries(written.map(([name, value]) => [name, String(value)]))
}
