import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkedText } from '#ui/blocks/frame/linked-text.tsx'
import { DoorForm } from '#ui/blocks/staff/door/door-form.tsx'
import { DoorSheet } from '#ui/blocks/staff/door/door-sheet.tsx'
import { DoorStep } from '#ui/blocks/staff/door/door-step.tsx'
import { useFieldErrors } from '#ui/lib/use-field-errors.ts'
import { useHydrated } from '#ui/lib/use-hydrated.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { PasswordField } from '#ui/primitives/staff/password-field.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export interface SignInFormProps {
  /** Without scripts the form is posted here. */
  action: string
  resetHref: string
  email?: string
  /** Sentences of the server, by field. */
  errors?: Partial<Record<'email' | 'password', string>>
  /** Tries that are left once one was refused; told for unknown addresses too. */
  triesLeft?: number | undefined
  /** Seconds until it may be tried again. */
  waitSeconds?: number | undefined
  /** A sentence about the whole form that is nobody's mistake. */
  problem?: string
  isSending?: boolean
  onSend?: (values: { email: string; password: string }) => void
  /** Where the browser knows passkeys. */
  onPasskey?: (() => void) | undefined
}

/** The first of two steps. One answer for an unknown address and a wrong password. */
export function SignInForm({
  action,
  resetHref,
  email,
  errors,
  triesLeft,
  waitSeconds,
  problem,
  isSending = false,
  onSend,
  onPasskey,
}: SignInFormProps) {
  const { t } = useTranslation('staff-door')
  const { form, shown } = useFieldErrors<'email' | 'password'>(errors)
  const isHydrated = useHydrated()
  const password = useRef<HTMLInputElement>(null)
  const isRefused = triesLeft !== undefined

  useEffect(() => {
    // The address is likely right; the next thing to do is another password.
    if (triesLeft === undefined || !password.current) return
    password.current.value = ''
    password.current.focus()
  }, [triesLeft])

  return (
    <DoorSheet title={t('signIn.title')} intro={<LinkedText text={t('signIn.intro')} links={{ front: '/' }} />}>
      <DoorForm
        ref={form}
        label={t('signIn.label')}
        action={action}
        submit={t('signIn.next')}
        refused={isRefused ? t('signIn.refused') : undefined}
        triesLeft={triesLeft}
        waitSeconds={waitSeconds}
        problem={problem}
        isSending={isSending}
        onSend={
          onSend &&
          ((content) =>
            onSend({ email: String(content.get('email') ?? ''), password: String(content.get('password') ?? '') }))
        }
        others={
          onPasskey &&
          isHydrated && (
            <Button onClick={onPasskey} className="justify-self-start">
              <StaffIcon name="key" />
              {t('signIn.passkey')}
            </Button>
          )
        }
        aside={{
          title: t('forgotten.title'),
          text: t('forgotten.text'),
          link: <Link href={resetHref}>{t('forgotten.link')}</Link>,
        }}
      >
        <DoorStep step={1} />
        <div className="grid gap-6 @xl:grid-cols-2">
          <TextField
            name="email"
            type="email"
            label={t('email')}
            autoComplete="username webauthn"
            required
            defaultValue={email}
            error={shown.email}
          />
          <PasswordField
            ref={password}
            name="password"
            label={t('password')}
            showLabel={t('showPassword')}
            autoComplete="current-password"
            required
            error={shown.password}
          />
        </div>
      </DoorForm>
    </DoorSheet>
  )
}
