import { useTranslation } from 'react-i18next'
import { formatDay, type StaffClock } from '#locales/staff-formats.ts'
import type { StaffRole } from '#ui/blocks/staff/people/person.ts'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { Seat } from '#ui/primitives/staff/seat.tsx'

export interface GoneListProps {
  /** Deactivated; times in milliseconds. */
  people: readonly { id: string; name: string; email: string; role: StaffRole; goneAt: number }[]
  clock: StaffClock
  /** Without scripts the deed is posted here, with `deed` and `id`. */
  action: string
  onActivate?: ((id: string) => void) | undefined
}

/** Who worked here. What they wrote stays. */
export function GoneList({ people, clock, action, onActivate }: GoneListProps) {
  const { t, i18n } = useTranslation('staff-people')
  if (people.length === 0) return <p className="px-gutter py-16 text-center text-ink-soft">{t('gone.empty')}</p>
  return (
    <ul data-slot="gone-list" className="@container">
      {people.map(({ id, name, email, role, goneAt }) => (
        <li
          key={id}
          className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-line border-b px-gutter py-4 @xl:grid-cols-[2.5rem_minmax(0,1fr)_auto]"
        >
          <Seat seat={role} className="text-ink-soft" />
          <div className="min-w-0">
            <p className="heading wrap-anywhere text-[1.1875rem] text-ink-soft leading-tight">{name}</p>
            <p className="wrap-anywhere text-ink-soft text-xs">
              {[t(`roles.${role}`), email, t('gone.since', { day: formatDay(goneAt, i18n.language, clock) })].join(
                ' · ',
              )}
            </p>
          </div>
          <form
            method="post"
            action={action}
            onSubmit={takeForm(onActivate && ((content) => onActivate(written(content, 'id'))))}
            className="@max-xl:col-start-2"
          >
            <input type="hidden" name="deed" value="activate" />
            <input type="hidden" name="id" value={id} />
            <DeedButton type="submit" size="sm" aria-label={t('named', { deed: t('gone.activate'), name })}>
              {t('gone.activate')}
            </DeedButton>
          </form>
        </li>
      ))}
    </ul>
  )
}
