import { useTranslation } from 'react-i18next'
import type { Texts } from '#locales/texts.ts'
import { MessageForm } from '#ui/blocks/message-form.tsx'
import { useFieldErrors } from '#ui/lib/use-field-errors.ts'
import { Select } from '#ui/primitives/select.tsx'
import { TextArea } from '#ui/primitives/text-area.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

type Field = 'name' | 'email' | 'purpose' | 'message'
type FieldTexts = Partial<Record<Field, string>>

export interface ContactFormProps {
  /** Where the form is posted as long as no script runs. */
  action: string
  purposes: readonly (keyof Texts['contact-form']['purposes'])[]
  values?: FieldTexts
  /** A sentence for each field that is wrong, as the server found it. */
  errors?: FieldTexts
  /** A sentence about the whole form, such as a limit that was reached. */
  problem?: string
  isSending?: boolean
  /** Finds what is wrong before anything is sent: an error key for each field. */
  validate?: (values: Record<string, string>) => Promise<Partial<Record<Field, keyof Texts['contact-form']['errors']>>>
  onSend?: (values: Record<string, string>) => void
}

/** The contact form (specification 2 and 5). Without scripts it is a plain form; with them it checks first and sends in place. */
export function ContactForm({
  action,
  purposes,
  values = {},
  errors,
  problem,
  isSending = false,
  validate,
  onSend,
}: ContactFormProps) {
  const { t } = useTranslation('contact-form')
  const { form, shown, setShown, count } = useFieldErrors<Field>(errors)

  async function send(content: FormData) {
    const entries = Object.fromEntries([...content].map(([name, value]) => [name, String(value)]))
    const found = Object.entries((await validate?.(entries)) ?? {}).map(([field, key]) => [field, t(`errors.${key}`)])
    setShown(Object.fromEntries(found))
    if (found.length === 0) onSend?.(entries)
  }

  return (
    <MessageForm
      ref={form}
      data-slot="contact-form"
      action={action}
      label={t('label')}
      summary={count > 0 ? t('summary', { count }) : undefined}
      problem={problem}
      submit={isSending ? t('sending') : t('send')}
      privacy={t('privacy')}
      isSending={isSending}
      onSend={onSend && send}
      className="gap-6"
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          name="name"
          label={t('name')}
          autoComplete="name"
          required
          maxLength={100}
          defaultValue={values.name}
          error={shown.name}
        />
        <TextField
          name="email"
          type="email"
          label={t('email')}
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={values.email}
          error={shown.email}
        />
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
      <TextArea
        name="message"
        label={t('message')}
        hint={t('messageHint')}
        required
        maxLength={5000}
        defaultValue={values.message}
        error={shown.message}
      />
    </MessageForm>
  )
}
