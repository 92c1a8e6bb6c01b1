import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { formatDay, type StaffClock } from '#locales/staff-formats.ts'
import { DaysToAnswer } from '#ui/blocks/staff/persons/days-to-answer.tsx'
import type { DoneRequest, OpenRequest } from '#ui/blocks/staff/persons/person-request.ts'
import { Anchor } from '#ui/lib/link-context.tsx'

export interface RequestListProps {
  open: readonly OpenRequest[]
  done: readonly DoneRequest[]
  clock: StaffClock
  hrefFor: (id: string) => string
}

/** Requests that wait, the soonest due first, and what is left of those that were answered. */
export function RequestList({ open, done, clock, hrefFor }: RequestListProps) {
  const { t, i18n } = useTranslation('staff-persons')
  const day = (at: number) => formatDay(at, i18n.language, clock, { month: 'short' })
  return (
    <div data-slot="request-list" className="@container">
      <h2 className="heading border-ink border-b px-gutter py-3 text-h4">{t('list.open')}</h2>
      {open.length === 0 ? (
        <p className="border-line border-b px-gutter py-5 text-ink-soft text-sm">{t('list.nothing')}</p>
      ) : (
        <ul aria-label={t('list.open')}>
          {open.map((request) => (
            <li
              key={request.id}
              className="relative flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-line border-b px-gutter py-4 hover:bg-pane"
            >
              <div className="min-w-0">
                <Anchor
                  href={hrefFor(request.id)}
                  className="heading wrap-anywhere text-[1.125rem] leading-tight outline-none after:absolute after:inset-0 after:-outline-offset-4 hover:underline hover:decoration-2 hover:decoration-signal hover:underline-offset-4 focus-visible:after:outline-2 focus-visible:after:outline-signal"
                >
                  {request.email}
                </Anchor>
                <p className="text-ink-soft text-xs">
                  {[t(`kinds.${request.kind}`), t('list.received', { day: day(request.receivedAt) })].join(' · ')}
                </p>
              </div>
              <DaysToAnswer dueAt={request.dueAt} clock={clock} />
            </li>
          ))}
        </ul>
      )}
      <h2 className="heading border-ink border-b px-gutter pt-8 pb-3 text-h4">
        {t('list.done')}{' '}
        {done.length > 0 && <span className="text-ink-soft">{formatNumber(done.length, i18n.language)}</span>}
      </h2>
      {done.length === 0 ? (
        <p className="max-w-[70ch] px-gutter py-5 text-ink-soft text-sm">{t('list.noneDone')}</p>
      ) : (
        <ul aria-label={t('list.done')}>
          {done.map((request) => (
            <li
              key={request.id}
              className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-line border-b px-gutter py-3 text-sm"
            >
              <span>
                {[t(`kinds.${request.kind}`), t(`list.outcomes.${request.outcome}`)].join(': ')}
                <span className="block text-ink-soft text-xs">
                  {t('list.received', { day: day(request.receivedAt) })}
                </span>
              </span>
              <span className="text-ink-soft text-xs">
                {t('list.doneBy', { day: day(request.doneAt), name: request.by ?? t('list.someone') })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
