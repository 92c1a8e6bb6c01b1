import { useTranslation } from 'react-i18next'
import { isLanguage, type Language, languageNames, languages } from '#locales/languages.ts'
import type { StaffRole } from '#ui/blocks/staff/people/person.ts'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { useFieldErrors } from '#ui/lib/use-field-errors.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

interface Values {
  email: string
  role: StaffRole
  language: Language
}

export interface InviteFormProps {
  /** Without scripts the form is posted here, with `deed` `invite`. */
  action: string
  values?: Partial<Values>
  /** Sentences of the server, by field. */
  errors?: Partial<Record<keyof Values, string>> | undefined
  problem?: string | undefined
  /** The address that the last invitation went to. */
  sentTo?: string | undefined
  isSending?: boolean
  onSend?: ((values: Values) => void) | undefined
}

/** One address, one role. Name and password are for the one who comes. */
export function InviteForm({
  action,
  values = {},
  errors,
  problem,
  sentTo,
  isSending = false,
  onSend,
}: InviteFormProps) {
  const { t, i18n } = useTranslation('staff-people')
  const { form, shown } = useFieldErrors<keyof Values>(errors)
  const own = isLanguage(i18n.language) ? i18n.language : 'en'

  function send(content: FormData) {
    const language = written(content, 'language')
    if (isSending) return
    onSend?.({
      email: written(content, 'email'),
      role: written(content, 'role') === 'owner' ? 'owner' : 'moderator',
      language: isLanguage(language) ? language : own,
    })
  }

  return (
    <form
      ref={form}
      data-slot="invite-form"
      method="post"
      action={action}
      aria-label={t('invite.title')}
      noValidate
      onSubmit={takeForm(onSend && send)}
      className="@container grid gap-5"
    >
      {problem && <Notice tone="danger">{problem}</Notice>}
      {sentTo && <Notice tone="success">{t('invite.sent', { email: sentTo })}</Notice>}
      <input type="hidden" name="deed" value="invite" />
      <div className="grid gap-5 @xl:grid-cols-2">
        <TextField
          name="email"
          type="email"
          label={t('invite.email')}
          autoComplete="off"
          required
          defaultValue={values.email}
          error={shown.email}
          className="@xl:col-span-2"
        />
        <Select
          name="role"
          label={t('invite.role')}
          options={(['moderator', 'owner'] as const).map((role) => ({ value: role, label: t(`roles.${role}`) }))}
          defaultValue={values.role ?? 'moderator'}
          error={shown.role}
        />
        <Select
          name="language"
          label={t('invite.language')}
          options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
          defaultValue={values.language ?? own}
          error={shown.language}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <DeedButton type="submit" tone="ink" aria-disabled={isSending}>
          {isSending ? t('invite.sending') : t('invite.send')}
        </DeedButton>
        <p className="max-w-[44ch] text-ink-soft text-xs">{t('invite.note')}</p>
      </div>
    </form>
  )
}
