import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '#locales/spoken-languages.ts'
import { formatDay, formatSpan, formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import { useNumberWords } from '#ui/blocks/staff/desk/number-words.ts'
import { asks, DAY, HOUR, type WaitingThing } from '#ui/blocks/staff/desk/waiting-thing.ts'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { PaneClock, type PaneClockProps } from '#ui/primitives/staff/pane-clock.tsx'
import { PaneGlyph } from '#ui/primitives/staff/pane-glyph.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

const signs: Record<WaitingThing['kind'], ReactNode> = {
  message: <StaffIcon name="message" className="size-5" />,
  quarantine: <StaffIcon name="shield" className="size-5" />,
  applications: <StaffIcon name="briefcase" className="size-5" />,
  translations: <PaneGlyph state="stale" />,
  drafts: <PaneGlyph state="draft" />,
  mails: <StaffIcon name="mail" className="size-5" />,
  deletions: <StaffIcon name="trash" className="size-5" />,
  requests: <StaffIcon name="shield" className="size-5" />,
}

export interface WaitRowProps {
  thing: WaitingThing
  clock: StaffClock
  /** The first of the list stands out when it asks. */
  isFirst?: boolean
}

/** One thing that waits: its sign, what it is, how long it may still wait. The whole row leads there. */
export function WaitRow({ thing, clock, isFirst = false }: WaitRowProps) {
  const { t, i18n } = useTranslation('staff-desk')
  const inWords = useNumberWords()
  const { title, note, left, panes } = wordsOf(thing, { t, inWords, language: i18n.language, clock })
  const isAsking = asks(thing, clock.now)
  return (
    <li
      data-slot="wait-row"
      data-state={isAsking ? 'asks' : 'waits'}
      className={cn(
        'relative grid min-h-16.5 grid-cols-[3.25rem_minmax(0,1fr)_3.25rem] items-center gap-y-1.5 border-line border-b py-2.5 hover:bg-pane @xl:grid-cols-[3.25rem_minmax(0,1fr)_auto_3.25rem] @xl:py-2',
        isFirst &&
          isAsking &&
          'bg-pane before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-signal forced-colors:before:border-l-4',
      )}
    >
      <span className="grid justify-end self-start pt-0.5 pr-3.5 @xl:self-center @xl:pt-0">{signs[thing.kind]}</span>
      <span className="min-w-0">
        {thing.href === undefined ? (
          <span className={titleLook}>{title}</span>
        ) : (
          <Anchor
            href={thing.href}
            className={cn(
              titleLook,
              'outline-none after:absolute after:inset-0 after:-outline-offset-4 focus-visible:after:outline-2 focus-visible:after:outline-signal',
            )}
          >
            {title}
          </Anchor>
        )}
        {note && <span className="mt-0.5 block truncate text-ink-soft text-xs">{note}</span>}
      </span>
      <span
        className={cn(
          'col-start-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs @xl:col-start-3 @xl:grid @xl:justify-items-end @xl:gap-1.5 @xl:pl-4 @xl:text-right',
          isAsking ? 'font-semibold text-signal-text' : 'text-ink-soft',
        )}
      >
        <span className="tabular-nums @max-xl:order-last">{left}</span>
        {panes && (
          <>
            <PaneClock {...panes} isAsking={isAsking} className="@max-xl:hidden" />
            <PaneClock {...panes} columns={panes.total} isAsking={isAsking} className="@xl:hidden" />
          </>
        )}
      </span>
      {thing.href !== undefined && (
        <StaffIcon
          name="chevron-right"
          className="col-start-3 row-start-1 size-4 justify-self-center @xl:col-start-4"
        />
      )}
    </li>
  )
}

const titleLook = 'heading line-clamp-2 text-[1.125rem] leading-tight @xl:line-clamp-1'

interface Means {
  t: TFunction<'staff-desk'>
  inWords: (count: number) => string
  language: string
  clock: StaffClock
}

interface Words {
  title: string
  note: string
  left: string
  panes?: Pick<PaneClockProps, 'total' | 'left' | 'columns' | 'size'>
}

const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ')

function wordsOf(thing: WaitingThing, { t, inWords, language, clock }: Means): Words {
  const counted = (count: number) => ({ count, number: inWords(count) })
  const since = (at: number) => t('left.since', { day: formatDay(at, language, clock, { month: 'short' }) })
  const days = (at: number) => {
    const left = Math.max(0, Math.ceil((at - clock.now) / DAY))
    return { left: t('left.days', { count: left }), panes: { total: 30, left, columns: 15, size: 'sm' } as const }
  }
  switch (thing.kind) {
    case 'message': {
      const left = thing.dueAt - clock.now
      const note = joined(
        t('rows.message', { spoken: spokenLanguage(thing.language, language) }),
        t(`purposes.${thing.purpose}`),
        formatWhen(thing.receivedAt, language, clock),
      )
      return {
        title: thing.name,
        note,
        left: t(left < 0 ? 'left.over' : 'left.hours', { span: formatSpan(Math.abs(left)) }),
        panes: { total: 24, left: Math.ceil(left / HOUR), columns: 12, size: 'sm' },
      }
    }
    case 'quarantine':
      return {
        title: t('rows.quarantine', counted(thing.count)),
        note: t('rows.quarantineNote'),
        ...days(thing.deletedAt),
      }
    case 'applications':
      return {
        title: t('rows.applications', counted(thing.count)),
        note: joined(...thing.names),
        left: t('left.workingDays', { left: thing.workingDaysLeft }),
        panes: { total: 5, left: thing.workingDaysLeft, columns: 5, size: 'lg' },
      }
    case 'translations':
      return {
        title: t('rows.translations', counted(thing.count)),
        note: joined(...thing.behind.map(({ title, language: behind }) => `${title} (${behind})`)),
        left: since(thing.since),
      }
    case 'drafts':
      return {
        title: t('rows.drafts', counted(thing.count)),
        note: joined(...thing.titles),
        left: since(thing.since),
      }
    case 'mails':
      return { title: t('rows.mails', counted(thing.count)), note: thing.reason ?? '', left: t('left.look') }
    case 'deletions':
      return { title: t('rows.deletions', counted(thing.count)), note: '', ...days(thing.deletedAt) }
    case 'requests':
      return { title: t('rows.requests', counted(thing.count)), note: '', ...days(thing.dueAt) }
  }
}
