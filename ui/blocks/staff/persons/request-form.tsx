import { useTranslation } from 'react-i18next'
import { type PersonRequestKind, personRequestKinds } from '#api/contract/values/staff/persons.ts'
import { isLanguage, languageNames, languages } from '#locales/languages.ts'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { useFieldErrors } from '#ui/lib/use-field-errors.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export type RequestField = 'email' | 'kind' | 'language' | 'receivedOn'

export interface RequestFormProps {
  /** Without scripts the form is posted here, with `deed` `open`. */
  action: string
  /** Today, as `2026-11-09`: none can have come in later. */
  today: string
  values?: { email?: string; kind?: PersonRequestKind; receivedOn?: string } | undefined
  /** Sentences of the server, by field. */
  errors?: Partial<Record<RequestField, string>> | undefined
  problem?: string | undefined
  isSending?: boolean
  onSend?: ((values: Record<RequestField, string>) => void) | undefined
}

/** Who asks for what, and since when. */
export function RequestForm(props: RequestFormProps) {
  const { action, today, values = {}, errors, problem, isSending = false, onSend } = props
  const { t, i18n } = useTranslation('staff-persons')
  const { form, shown } = useFieldErrors<RequestField>(errors)

  function send(content: FormData) {
    if (isSending) return
    const [email, kind] = [written(content, 'email'), written(content, 'kind')]
    onSend?.({ email, kind, language: written(content, 'language'), receivedOn: written(content, 'receivedOn') })
  }

  return (
    <form
      ref={form}
      id="open"
      data-slot="request-form"
      method="post"
      action={action}
      aria-label={t('open.title')}
      noValidate
      onSubmit={takeForm(onSend && send)}
      className="@container grid max-w-3xl gap-5"
    >
      <h2 className="heading text-h4">{t('open.title')}</h2>
      <p className="max-w-[60ch] text-ink-soft text-sm">{t('open.text')}</p>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <input type="hidden" name="deed" value="open" />
      <div className="grid gap-5 @xl:grid-cols-2">
        <TextField
          name="email"
          type="email"
          label={t('open.email')}
          autoComplete="off"
          required
          defaultValue={values.email}
          error={shown.email}
        />
        <TextField
          name="receivedOn"
          type="date"
          label={t('open.receivedOn')}
          max={today}
          required
          defaultValue={values.receivedOn ?? today}
          error={shown.receivedOn}
        />
        <Select
          name="kind"
          label={t('open.kind')}
          options={personRequestKinds.map((kind) => ({ value: kind, label: t(`open.${kind}`) }))}
          defaultValue={values.kind ?? 'access'}
          error={shown.kind}
        />
        <Select
          name="language"
          label={t('open.language')}
          options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
          defaultValue={isLanguage(i18n.language) ? i18n.language : 'en'}
          error={shown.language}
        />
      </div>
      <DeedButton type="submit" tone="ink" aria-disabled={isSending} className="justify-self-start">
        {isSending ? t('open.sending') : t('open.send')}
      </DeedButton>
    </form>
  )
}
