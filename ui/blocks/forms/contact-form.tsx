import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { contactLimits } from '#api/contract/values/field-limits.ts'
import type { Texts } from '#locales/texts.ts'
import { MessageForm } from '#ui/blocks/forms/message-form.tsx'
import { useFieldErrors } from '#ui/lib/use-field-errors.ts'
import { Select } from '#ui/primitives/select.tsx'
import { TextArea } from '#ui/primitives/text-area.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

type Field = 'name' | 'email' | 'purpose' | 'message'
type FieldTexts = Partial<Record<Field, string>>

/** A honeypot (D18): hidden from everybody, and under a name that password managers do not fill. */
const trap = 'subject'

export interface ContactFormProps {
  /** Without scripts the form is posted here. */
  action: string
  purposes: readonly (keyof Texts['contact-form']['purposes'])[]
  values?: FieldTexts
  /** Sentences of the server, by field. */
  errors?: FieldTexts
  /** A sentence about the whole form, such as a limit that was reached. */
  problem?: string
  isSending?: boolean
  /** An error key for each wrong field, before anything is sent. */
  validate?: (values: Record<string, string>) => Promise<Partial<Record<Field, keyof Texts['contact-form']['errors']>>>
  onFocus?: () => void
  /** The form counts as being sent until the promise settles. */
  onSend?: (values: Record<string, string>) => void | Promise<void>
}

/** Specification 2 and 5. Without scripts it is a plain form. */
export function ContactForm({
  action,
  purposes,
  values = {},
  errors,
  problem,
  isSending = false,
  validate,
  onFocus,
  onSend,
}: ContactFormProps) {
  const { t } = useTranslation('contact-form')
  const { form, shown, setShown, count } = useFieldErrors<Field>(errors)
  const [isPreparing, setPreparing] = useState(false)
  const isBusy = isSending || isPreparing

  // The focus may have come before hydration.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) onFocus?.()
  }, [form, onFocus])

  async function send(content: FormData) {
    const written = [...content].filter(([name, value]) => name !== trap || value !== '')
    const entries = Object.fromEntries(written.map(([name, value]) => [name, String(value)]))
    setPreparing(true)
    try {
      const found = Object.entries((await validate?.(entries)) ?? {}).map(([field, key]) => [field, t(`errors.${key}`)])
      setShown(Object.fromEntries(found))
      if (found.length === 0) await onSend?.(entries)
    } finally {
      setPreparing(false)
    }
  }

  function text<Own extends object>(name: 'name' | 'email' | 'message', own: Own) {
    const maxLength = contactLimits[name]
    return { name, label: t(name), ...own, required: true, maxLength, defaultValue: values[name], error: shown[name] }
  }

  return (
    <MessageForm
      ref={form}
      data-slot="contact-form"
      action={action}
      label={t('label')}
      summary={count > 0 ? t('summary', { count }) : undefined}
      problem={problem}
      submit={isBusy ? t('sending') : t('send')}
      privacy={t('privacy')}
      isSending={isBusy}
      onFocus={onFocus}
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
        defaultValue={values.purpose ?? ''}
        error={shown.purpose}
      />
      <TextArea {...text('message', { hint: t('messageHint') })} />
    </MessageForm>
  )
}
