import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTime, type StaffClock } from '#locales/staff-formats.ts'
import type { LogActor, LogEntry } from '#ui/blocks/staff/log/log-entry.ts'
import { cn } from '#ui/lib/cn.ts'
import { Link } from '#ui/primitives/link.tsx'
import { Seat, type SeatRole } from '#ui/primitives/staff/seat.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface LogLineProps {
  entry: LogEntry
  clock: StaffClock
  isOpen?: boolean
}

const seats: Record<LogActor['kind'], SeatRole | undefined> = {
  owner: 'owner',
  moderator: 'moderator',
  house: 'house',
  shell: 'house',
  nobody: undefined,
}

const columns =
  'grid min-h-13 grid-cols-[3.5rem_minmax(0,1fr)_2.5rem] items-center gap-x-4 gap-y-1 py-2.5 pr-2 pl-gutter @4xl:grid-cols-[3.5rem_9.5rem_minmax(0,1fr)_12rem_2.5rem]'

/** A deed a line. Opened it says what was, what is and why; the browser opens it, without scripts too. */
export function LogLine({ entry, clock, isOpen = false }: LogLineProps) {
  const { t } = useTranslation('staff-log')
  const { at, who, deed, thing, device, was, is, why, isAsking } = entry
  const facts: [string, ReactNode][] = [
    ...(why ? [[t('line.why'), why] satisfies [string, ReactNode]] : []),
    ...(was ? [[t('line.was'), <Was key="was">{was}</Was>] satisfies [string, ReactNode]] : []),
    ...(is ? [[t('line.is'), <Is key="is">{is}</Is>] satisfies [string, ReactNode]] : []),
    [t('line.number'), entry.id],
  ]
  const name = who.kind === 'owner' || who.kind === 'moderator' ? who.name : t(`line.${who.kind}`)
  return (
    <details
      data-slot="log-line"
      data-state={isAsking ? 'asks' : undefined}
      open={isOpen}
      className={cn(
        'group/line relative border-line border-b text-sm open:bg-pane hover:bg-pane',
        isAsking &&
          'before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-signal forced-colors:before:border-l-4',
      )}
    >
      <summary className={cn(columns, 'cursor-pointer list-none -outline-offset-4 [&::-webkit-details-marker]:hidden')}>
        <time dateTime={new Date(at).toISOString()} className="text-ink-soft tabular-nums">
          {formatTime(at, clock.timeZone)}
        </time>
        <span className="flex min-w-0 items-center gap-2">
          <Sitting kind={who.kind} />
          <span className="truncate">{name}</span>
        </span>
        <span className="min-w-0 text-pretty @max-4xl:col-span-2 @max-4xl:col-start-2 @max-4xl:row-start-2">
          {t(`deeds.${deed}`)}
          {thing?.name && (
            <>
              : <b className="wrap-anywhere font-semibold">{thing.name}</b>
            </>
          )}
        </span>
        <span className="text-ink-soft text-xs @max-4xl:col-start-2 @max-4xl:row-start-3 @max-4xl:empty:hidden">
          {device}
        </span>
        <StaffIcon
          name="chevron-down"
          className="col-start-3 row-start-1 size-4 justify-self-center text-ink-soft transition-transform group-open/line:rotate-180 @4xl:col-start-5"
        />
      </summary>
      <dl className={cn(columns, 'pt-0 pb-4 text-xs')}>
        {facts.map(([label, words]) => (
          <div
            key={label}
            className="col-span-2 col-start-2 grid gap-x-3 @md:grid-cols-[7rem_minmax(0,1fr)] @4xl:col-span-2 @4xl:col-start-3"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere tabular-nums">{words}</dd>
          </div>
        ))}
      </dl>
      {thing?.href && (
        <p className={cn(columns, 'min-h-0 pt-0 pb-4 text-xs')}>
          <Link href={thing.href} className="col-start-2 justify-self-start @4xl:col-start-3">
            {thing.name ?? t(`things.${thing.kind}`)}
          </Link>
        </p>
      )}
    </details>
  )
}

function Sitting({ kind }: { kind: LogActor['kind'] }) {
  const seat = seats[kind]
  if (seat) return <Seat seat={seat} size="sm" />
  return (
    <span
      aria-hidden="true"
      className="inline-grid h-[1.8rem] w-6 shrink-0 place-items-center border-[1.5px] border-current"
    >
      <StaffIcon name="warning" className="size-3.5" />
    </span>
  )
}

function Was({ children }: { children: ReactNode }) {
  return <del className="bg-danger/10 text-danger">{children}</del>
}

function Is({ children }: { children: ReactNode }) {
  return <ins className="bg-success/10 decoration-2 decoration-success underline-offset-2">{children}</ins>
}
