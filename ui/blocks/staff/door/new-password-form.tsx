import { useTranslation } from 'react-i18next'
import { DoorForm } from '#ui/blocks/staff/door/door-form.tsx'
import { DoorSheet } from '#ui/blocks/staff/door/door-sheet.tsx'
import { useFieldErrors } from '#ui/lib/use-field-errors.ts'
import { PasswordField } from '#ui/primitives/staff/password-field.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export type NewPasswordField = 'name' | 'password' | 'code'

export interface NewPasswordFormProps {
  kind: 'invitation' | 'reset'
  /** What an invitation is for. */
  role?: 'owner' | 'moderator'
  /** The account has a second step, which a reset asks for too. */
  needsCode?: boolean
  /** Without scripts the form is posted here. */
  action: string
  /** Of the link, which the form uses up. */
  token: string
  /** Whose password it is: shown, and told to password managers. */
  email: string
  name?: string
  /** Sentences of the server, by field: what is wrong with a password is told in words. */
  errors?: Partial<Record<NewPasswordField, string>>
  triesLeft?: number | undefined
  /** Seconds until it may be tried again. */
  waitSeconds?: number | undefined
  problem?: string
  isSending?: boolean
  onSend?: (values: { name: string; password: string; code: string }) => void
}

/** At the end of an invitation and of a forgotten password. */
export function NewPasswordForm({
  kind,
  role = 'moderator',
  needsCode = false,
  action,
  token,
  email,
  name,
  errors,
  triesLeft,
  waitSeconds,
  problem,
  isSending = false,
  onSend,
}: NewPasswordFormProps) {
  const { t } = useTranslation('staff-door')
  const { form, shown } = useFieldErrors<NewPasswordField>(errors)
  const intro = kind === 'invitation' ? t(`newPassword.invitation.${role}`) : t('newPassword.reset.intro')

  function send(content: FormData) {
    const text = (field: NewPasswordField) => String(content.get(field) ?? '')
    onSend?.({ name: text('name'), password: text('password'), code: text('code') })
  }

  return (
    <DoorSheet title={t(`newPassword.${kind}.title`)} intro={intro}>
      <DoorForm
        ref={form}
        label={t('newPassword.label')}
        action={action}
        submit={t(`newPassword.${kind}.send`)}
        refused={triesLeft === undefined ? undefined : t('code.refused')}
        triesLeft={triesLeft}
        waitSeconds={waitSeconds}
        problem={problem}
        isSending={isSending}
        onSend={onSend && send}
        aside={{ title: t(`newPassword.${kind}.aside.title`), text: t(`newPassword.${kind}.aside.text`) }}
      >
        <input type="hidden" name="token" value={token} />
        <div className="grid gap-6 @xl:grid-cols-2">
          {kind === 'invitation' && (
            <TextField
              name="name"
              label={t('newPassword.name')}
              autoComplete="name"
              required
              defaultValue={name}
              error={shown.name}
            />
          )}
          <TextField label={t('email')} type="email" autoComplete="username" readOnly value={email} />
        </div>
        {/* Their hints differ in length; the rows keep the inputs level. */}
        <div className="grid gap-6 @xl:grid-cols-2 @xl:*:row-span-4 @xl:*:grid-rows-subgrid">
          <PasswordField
            name="password"
            label={t('newPassword.password')}
            hint={t('newPassword.passwordHint')}
            showLabel={t('showPassword')}
            autoComplete="new-password"
            required
            minLength={12}
            error={shown.password}
          />
          {kind === 'reset' && needsCode && (
            <TextField
              name="code"
              label={t('newPassword.code')}
              hint={t('newPassword.codeHint')}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              required
              error={shown.code}
            />
          )}
        </div>
      </DoorForm>
    </DoorSheet>
  )
}
