import { useTranslation } from 'react-i18next'
import { formatDay, formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import { AccountPane } from '#ui/blocks/staff/account/account-pane.tsx'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { useHydrated } from '#ui/lib/use-hydrated.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export interface PasskeysProps {
  /** Times in milliseconds. */
  passkeys: readonly { id: string; name: string; createdAt: number; usedAt: number | null }[]
  clock: StaffClock
  /** Without scripts one is removed here, with `deed` `passkey-remove` and `id`. */
  action: string
  error?: string | undefined
  problem?: string | undefined
  isAdding?: boolean
  /** Without it the browser has no passkeys. Making one takes scripts. */
  onAdd?: ((name: string) => void) | undefined
  onRemove?: ((id: string) => void) | undefined
}

/** Finger, face or a key at the computer. */
export function Passkeys({
  passkeys,
  clock,
  action,
  error,
  problem,
  isAdding = false,
  onAdd,
  onRemove,
}: PasskeysProps) {
  const { t, i18n } = useTranslation('staff-account')
  const isHydrated = useHydrated()
  return (
    <AccountPane data-slot="passkeys" title={t('passkeys.title')}>
      <p className="max-w-[52ch] text-ink-soft text-sm">{t('passkeys.text')}</p>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {passkeys.length === 0 ? (
        <p className="text-sm">{t('passkeys.empty')}</p>
      ) : (
        <ul className="border-line border-y">
          {passkeys.map(({ id, name, createdAt, usedAt }) => {
            const day = formatDay(createdAt, i18n.language, clock, { month: 'short' })
            return (
              <li key={id} className="flex items-center gap-3 border-line not-last:border-b py-3">
                <StaffIcon name="key" className="size-5 shrink-0" />
                <div className="min-w-0 grow">
                  <p className="wrap-anywhere font-semibold text-sm">{name}</p>
                  <p className="text-ink-soft text-xs">
                    {usedAt === null
                      ? t('passkeys.sinceUnused', { day })
                      : t('passkeys.since', { day, when: formatWhen(usedAt, i18n.language, clock) })}
                  </p>
                </div>
                <form
                  method="post"
                  action={action}
                  onSubmit={takeForm(onRemove && ((content) => onRemove(written(content, 'id'))))}
                >
                  <input type="hidden" name="deed" value="passkey-remove" />
                  <input type="hidden" name="id" value={id} />
                  <DeedButton type="submit" size="sm" aria-label={t('named', { deed: t('passkeys.remove'), name })}>
                    {t('passkeys.remove')}
                  </DeedButton>
                </form>
              </li>
            )
          })}
        </ul>
      )}
      {isHydrated && onAdd ? (
        <form
          noValidate
          onSubmit={takeForm((content) => !isAdding && onAdd(written(content, 'name').trim()))}
          className="grid items-end gap-3 @md:grid-cols-[minmax(0,1fr)_auto]"
        >
          <TextField name="name" label={t('passkeys.name')} maxLength={60} autoComplete="off" error={error} />
          <DeedButton type="submit" aria-disabled={isAdding} className={error ? 'self-center' : undefined}>
            {isAdding ? t('sending') : t('passkeys.add')}
          </DeedButton>
        </form>
      ) : (
        <p className="text-ink-soft text-xs">{t('passkeys.scripts')}</p>
      )}
    </AccountPane>
  )
}
