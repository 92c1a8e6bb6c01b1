import { useTranslation } from 'react-i18next'
import { languageNames } from '#locales/languages.ts'
import { formatSpan, formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import type { Invitation } from '#ui/blocks/staff/people/person.ts'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { PaneClock } from '#ui/primitives/staff/pane-clock.tsx'
import { Seat } from '#ui/primitives/staff/seat.tsx'

export interface InvitationListProps {
  invitations: readonly Invitation[]
  clock: StaffClock
  /** Without scripts the deeds are posted here, with `deed` and `id`. */
  action: string
  onResend?: ((id: string) => void) | undefined
  onWithdraw?: ((id: string) => void) | undefined
}

const HOUR = 3_600_000

/** Who was invited: the link lives 24 hours, a pane each. */
export function InvitationList({ invitations, clock, action, onResend, onWithdraw }: InvitationListProps) {
  const { t, i18n } = useTranslation('staff-people')
  if (invitations.length === 0) return <p className="px-gutter py-16 text-center text-ink-soft">{t('invited.empty')}</p>
  return (
    <ul data-slot="invitation-list" className="@container">
      {invitations.map(({ id, email, role, language, createdAt, expiresAt, invitedBy }) => {
        const left = expiresAt - clock.now
        const when = formatWhen(createdAt, i18n.language, clock)
        return (
          <li
            key={id}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-line border-b px-gutter py-4 @3xl:grid-cols-[2.5rem_minmax(0,1fr)_13rem_auto]"
          >
            <Seat seat="invited" />
            <div className="min-w-0">
              <p className="heading wrap-anywhere text-[1.1875rem] leading-tight">{email}</p>
              <p className="text-ink-soft text-xs">
                {[
                  t(`roles.${role}`),
                  languageNames[language],
                  invitedBy === null ? when : t('invited.by', { name: invitedBy, when }),
                ].join(' · ')}
              </p>
            </div>
            <div className="grid gap-1.5 text-xs @max-3xl:col-start-2">
              {left > 0 ? t('invited.works', { span: formatSpan(left) }) : t('invited.expired')}
              <PaneClock total={24} left={Math.ceil(left / HOUR)} columns={12} size="sm" />
            </div>
            <div className="flex flex-wrap gap-2 @max-3xl:col-start-2">
              <Deed
                {...{ action, id }}
                deed="resend"
                label={t('named', { deed: t('invited.resend'), name: email })}
                onDeed={onResend}
              >
                {t('invited.resend')}
              </Deed>
              <Deed
                {...{ action, id }}
                deed="withdraw"
                label={t('named', { deed: t('invited.withdraw'), name: email })}
                onDeed={onWithdraw}
              >
                {t('invited.withdraw')}
              </Deed>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

interface DeedProps {
  action: string
  id: string
  deed: string
  label: string
  onDeed: ((id: string) => void) | undefined
  children: string
}

function Deed({ action, id, deed, label, onDeed, children }: DeedProps) {
  return (
    <form method="post" action={action} onSubmit={takeForm(onDeed && ((content) => onDeed(written(content, 'id'))))}>
      <input type="hidden" name="deed" value={deed} />
      <input type="hidden" name="id" value={id} />
      <DeedButton type="submit" size="sm" aria-label={label}>
        {children}
      </DeedButton>
    </form>
  )
}
