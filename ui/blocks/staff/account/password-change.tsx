import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountPane } from '#ui/blocks/staff/account/account-pane.tsx'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { useFieldErrors } from '#ui/lib/use-field-errors.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { PasswordField } from '#ui/primitives/staff/password-field.tsx'

interface Values {
  current: string
  next: string
}

export interface PasswordChangeProps {
  /** Without scripts the form is posted here, with `deed` `password`. */
  action: string
  /** Sentences of the server, by field. */
  errors?: Partial<Record<keyof Values, string>> | undefined
  problem?: string | undefined
  isSending?: boolean
  isChanged?: boolean
  onSend?: ((values: Values) => void) | undefined
}

/** Code points, as the server counts them. */
const LEAST = 12

/** The old password and a new one. Length is said while typing; the rest the server knows. */
export function PasswordChange({
  action,
  errors,
  problem,
  isSending = false,
  isChanged = false,
  onSend,
}: PasswordChangeProps) {
  const { t } = useTranslation('staff-account')
  const { form, shown } = useFieldErrors<keyof Values>(errors)
  const [length, setLength] = useState(0)

  function send(content: FormData) {
    if (!isSending) onSend?.({ current: written(content, 'current'), next: written(content, 'next') })
  }

  return (
    <AccountPane data-slot="password-change" title={t('password.title')}>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {isChanged && <Notice tone="success">{t('password.changed')}</Notice>}
      <form
        ref={form}
        method="post"
        action={action}
        aria-label={t('password.title')}
        noValidate
        onSubmit={takeForm(onSend && send)}
        className="grid gap-4"
      >
        <input type="hidden" name="deed" value="password" />
        <div className="grid gap-4 @lg:grid-cols-2">
          <PasswordField
            name="current"
            label={t('password.current')}
            showLabel={t('show')}
            autoComplete="current-password"
            required
            error={shown.current}
          />
          <PasswordField
            name="next"
            label={t('password.next')}
            showLabel={t('show')}
            autoComplete="new-password"
            required
            error={shown.next}
            onInput={(event) => setLength([...event.currentTarget.value].length)}
          />
        </div>
        <p className="flex min-h-5 items-center gap-2 text-ink-soft text-xs">
          {length >= LEAST && <Icon name="check" className="size-4 shrink-0 text-success" />}
          {length === 0
            ? t('password.hint')
            : t(length < LEAST ? 'password.count' : 'password.enough', { count: length })}
        </p>
        <DeedButton type="submit" size="sm" aria-disabled={isSending} className="justify-self-start">
          {isSending ? t('sending') : t('password.change')}
        </DeedButton>
      </form>
    </AccountPane>
  )
}
