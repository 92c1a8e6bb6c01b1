import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFieldErrors } from '#ui/lib/use-field-errors.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import { DigitPanes } from '#ui/primitives/staff/digit-panes.tsx'
import { PasswordField } from '#ui/primitives/staff/password-field.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export interface SignInAgainValues {
  password: string
  /** Empty where none was asked for. */
  code: string
}

export interface SignInAgainErrors {
  password?: string
  code?: string
}

export interface SignInAgainProps {
  /** Names the form. */
  label: string
  /** Without scripts the form is posted here. */
  action: string
  /** Tells password managers whose password it is. */
  email: string
  /** A second step is asked for as well: six digits, or a code that works once. */
  code?: 'app' | 'recovery' | undefined
  /** Sentences of the server, by field. */
  errors?: SignInAgainErrors | undefined
  /** A sentence about the whole, such as “No connection”. */
  problem?: ReactNode
  isSending?: boolean
  onSend?: ((values: SignInAgainValues) => void) | undefined
  /** The buttons. */
  children: ReactNode
}

/** Whoever is signed in says once more that it is them. */
export function SignInAgain({
  label,
  action,
  email,
  code,
  errors,
  problem,
  isSending = false,
  onSend,
  children,
}: SignInAgainProps) {
  const { t } = useTranslation('staff-frame')
  const { form, shown } = useFieldErrors<'password' | 'code'>(errors)
  // What is said of six digits is not said of the recovery code that is asked for instead.
  const [judged, setJudged] = useState({ errors, code })
  if (judged.errors !== errors) setJudged({ errors, code })
  const codeError = judged.code === code ? shown.code : undefined

  function take(event: SubmitEvent<HTMLFormElement>) {
    if (!onSend) return
    event.preventDefault()
    if (isSending) return
    const content = new FormData(event.currentTarget)
    onSend({ password: String(content.get('password') ?? ''), code: String(content.get('code') ?? '') })
  }

  return (
    <form
      ref={form}
      data-slot="sign-in-again"
      aria-label={label}
      method="post"
      action={action}
      noValidate
      onSubmit={take}
      className="grid gap-5"
    >
      {problem && <Notice tone="danger">{problem}</Notice>}
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={t('again.password')}
        showLabel={t('again.show')}
        error={shown.password}
        required
      />
      {code === 'app' && (
        <DigitPanes name="code" label={t('again.code')} error={codeError} required className="max-w-80" />
      )}
      {code === 'recovery' && (
        <TextField
          name="code"
          label={t('again.recovery')}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          error={codeError}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </form>
  )
}
