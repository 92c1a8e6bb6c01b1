import { useTranslation } from 'react-i18next'
import { formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import { AccountPane } from '#ui/blocks/staff/account/account-pane.tsx'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface OpenSession {
  id: string
  /** Browser and system in words; no address is kept. */
  device: string
  isPhone?: boolean
  /** Milliseconds. */
  createdAt: number
  usedAt: number
  /** The one that is looking. */
  isThis: boolean
}

export interface SessionListProps {
  sessions: readonly OpenSession[]
  clock: StaffClock
  /** Without scripts the forms are posted here, with `deed` `session-end` and `id`, or `sessions-end`. */
  action: string
  problem?: string | undefined
  onEnd?: ((id: string) => void) | undefined
  onEndOthers?: (() => void) | undefined
}

/** Where one is signed in, and the way out of it. */
export function SessionList({ sessions, clock, action, problem, onEnd, onEndOthers }: SessionListProps) {
  const { t, i18n } = useTranslation('staff-account')
  const when = (at: number) => formatWhen(at, i18n.language, clock)
  const hasOthers = sessions.some(({ isThis }) => !isThis)
  return (
    <AccountPane
      data-slot="session-list"
      title={t('sessions.title')}
      aside={
        hasOthers && (
          <form method="post" action={action} onSubmit={takeForm(onEndOthers && (() => onEndOthers()))}>
            <input type="hidden" name="deed" value="sessions-end" />
            <Button type="submit" size="sm" variant="quiet" className="-my-2 -mr-3">
              {t('sessions.endOthers')}
            </Button>
          </form>
        )
      }
    >
      {problem && <Notice tone="danger">{problem}</Notice>}
      {sessions.length === 0 ? (
        <p className="text-sm">{t('sessions.none')}</p>
      ) : (
        <ul className="border-line border-y">
          {sessions.map(({ id, device, isPhone, createdAt, usedAt, isThis }) => (
            <li key={id} className="flex items-center gap-3 border-line not-last:border-b py-3">
              <StaffIcon name={isPhone ? 'phone-device' : 'laptop'} className="size-5 shrink-0" />
              <div className="min-w-0 grow">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-sm">
                  {device}
                  {isThis && <Badge tone="success">{t('sessions.here')}</Badge>}
                </p>
                <p className="text-ink-soft text-xs tabular-nums">
                  {[
                    t('sessions.since', { when: when(createdAt) }),
                    ...(isThis ? [] : [t('sessions.lastUsed', { when: when(usedAt) })]),
                  ].join(', ')}
                </p>
              </div>
              {!isThis && (
                <form
                  method="post"
                  action={action}
                  onSubmit={takeForm(onEnd && ((content) => onEnd(written(content, 'id'))))}
                >
                  <input type="hidden" name="deed" value="session-end" />
                  <input type="hidden" name="id" value={id} />
                  <DeedButton
                    type="submit"
                    size="sm"
                    aria-label={t('named', {
                      deed: t('sessions.end'),
                      name: [device, t('sessions.since', { when: when(createdAt) })].join(', '),
                    })}
                  >
                    {t('sessions.end')}
                  </DeedButton>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="max-w-[60ch] text-ink-soft text-xs">{t('sessions.note')}</p>
    </AccountPane>
  )
}
