import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import { AccountPane } from '#ui/blocks/staff/account/account-pane.tsx'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { useFieldErrors } from '#ui/lib/use-field-errors.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { PaneGlyph } from '#ui/primitives/staff/pane-glyph.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export interface AddressChangeProps {
  email: string
  /** A change that is not confirmed at both ends yet. Which of them did is told where it is known. */
  waiting?:
    | { email: string; until?: number | undefined; isOldConfirmed?: boolean; isNewConfirmed?: boolean }
    | undefined
  clock: StaffClock
  /** Without scripts the form is posted here, with `deed` `address`. */
  action: string
  error?: string | undefined
  problem?: string | undefined
  isSending?: boolean
  onSend?: ((email: string) => void) | undefined
}

/** Both ends are asked: who holds the old mailbox can say no. */
export function AddressChange({
  email,
  waiting,
  clock,
  action,
  error,
  problem,
  isSending = false,
  onSend,
}: AddressChangeProps) {
  const { t, i18n } = useTranslation('staff-account')
  const errors = useMemo(() => (error ? { email: error } : undefined), [error])
  const { form, shown } = useFieldErrors<'email'>(errors)
  return (
    <AccountPane data-slot="address-change" title={t('address.title')}>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <p className="wrap-anywhere text-sm">{t('address.now', { email })}</p>
      {waiting && (
        <div role="status" className="border-signal border-l-4 bg-pane py-3 pr-4 pl-4 text-sm">
          <p className="font-semibold">
            {waiting.until === undefined
              ? t('address.waitingOpen')
              : t('address.waiting', { when: formatWhen(waiting.until, i18n.language, clock) })}
          </p>
          <ul className="mt-2 grid gap-2">
            <End
              words={t('address.old', { email })}
              isConfirmed={waiting.isOldConfirmed}
              said={t(waiting.isOldConfirmed ? 'address.confirmed' : 'address.open')}
            />
            <End
              words={t('address.new', { email: waiting.email })}
              isConfirmed={waiting.isNewConfirmed}
              said={t(waiting.isNewConfirmed ? 'address.confirmed' : 'address.open')}
            />
          </ul>
        </div>
      )}
      <form
        ref={form}
        method="post"
        action={action}
        aria-label={t('address.title')}
        noValidate
        onSubmit={takeForm(onSend && ((content) => !isSending && onSend(written(content, 'email').trim())))}
        className="grid gap-4"
      >
        <input type="hidden" name="deed" value="address" />
        <TextField
          name="email"
          type="email"
          label={t('address.next')}
          hint={t('address.hint')}
          autoComplete="email"
          required
          error={shown.email}
        />
        <DeedButton type="submit" size="sm" aria-disabled={isSending} className="justify-self-start">
          {isSending ? t('sending') : t('address.change')}
        </DeedButton>
      </form>
    </AccountPane>
  )
}

function End({ words, isConfirmed, said }: { words: string; isConfirmed: boolean | undefined; said: string }) {
  return (
    <li className="flex items-center gap-3">
      {isConfirmed !== undefined && <PaneGlyph state={isConfirmed ? 'live' : 'draft'} size="sm" />}
      <span className="wrap-anywhere min-w-0 grow">{words}</span>
      {isConfirmed !== undefined && <span className="shrink-0 text-ink-soft text-xs">{said}</span>}
    </li>
  )
}
