import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { languageNames } from '#locales/languages.ts'
import { formatDay, formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import type { Person } from '#ui/blocks/staff/people/person.ts'
import { cn } from '#ui/lib/cn.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { PaneClock } from '#ui/primitives/staff/pane-clock.tsx'
import { Seat } from '#ui/primitives/staff/seat.tsx'
import { SixStrip } from '#ui/primitives/staff/six-strip.tsx'

/** Shared by every list of people, and their heads. */
export const personColumns =
  'grid grid-cols-[2.5rem_minmax(0,1fr)_3rem] gap-x-4 gap-y-3 pl-gutter @5xl:grid-cols-[2.5rem_minmax(0,1fr)_9rem_12rem_11rem_3rem] @5xl:items-center'

export interface PersonRowProps {
  person: Person
  clock: StaffClock
  /** What can be done. */
  children?: ReactNode
}

/** Somebody who works here. A role is a sign, not a face. */
export function PersonRow({ person, clock, children }: PersonRowProps) {
  const { t, i18n } = useTranslation('staff-people')
  const { name, email, role, writesIn, sessions, lastSeenAt, isYou } = person
  return (
    <div data-slot="person-row" className={cn(personColumns, 'py-4')}>
      <Seat seat={role} />
      <div className="min-w-0">
        <p className="heading wrap-anywhere text-[1.1875rem] leading-tight">
          {name}
          {isYou && <span className="ml-2 font-normal font-text text-ink-soft text-xs">{t('you')}</span>}
        </p>
        <p className="wrap-anywhere text-ink-soft text-xs">
          {t(`roles.${role}`)} · {email}
        </p>
      </div>
      <div className="col-start-3 row-start-1 justify-self-center @5xl:col-start-6">{children}</div>
      <dl className="col-span-2 col-start-2 grid gap-3 text-xs @lg:grid-cols-3 @5xl:contents">
        <Fact name={t('columns.writesIn')}>
          <SixStrip
            variant="glyphs"
            states={Object.fromEntries(writesIn.map((language) => [language, 'live']))}
            label={writesIn.map((language) => languageNames[language]).join(', ') || t('writesNothing')}
          />
        </Fact>
        <Fact name={t('columns.secondStep')}>
          <SecondStep person={person} clock={clock} />
        </Fact>
        <Fact name={t('columns.sessions')}>
          {sessions > 0 ? t('sessions.open', { count: sessions }) : t('sessions.none')}
          <span className="block text-ink-soft">
            {isYou
              ? t('sessions.here')
              : lastSeenAt === null
                ? t('sessions.never')
                : formatWhen(lastSeenAt, i18n.language, clock)}
          </span>
        </Fact>
      </dl>
    </div>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0 @max-lg:grid @max-lg:grid-cols-[7rem_minmax(0,1fr)]">
      <dt className="mb-0.5 text-ink-soft @5xl:sr-only">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const DAY = 86_400_000

function SecondStep({ person: { secondStep }, clock }: { person: Person; clock: StaffClock }) {
  const { t, i18n } = useTranslation('staff-people')
  const day = (at: number, month: 'short' | 'long') => formatDay(at, i18n.language, clock, { month })
  if (secondStep.has) {
    return (
      <span className="flex items-center gap-2">
        <Icon name="check" className="size-4 shrink-0" />
        {secondStep.since === undefined
          ? t('secondStep.has')
          : t('secondStep.since', { day: day(secondStep.since, 'long') })}
      </span>
    )
  }
  if (!secondStep.dueAt) return t('secondStep.none')
  const left = Math.ceil((secondStep.dueAt - clock.now) / DAY)
  return (
    <span className="grid justify-items-start gap-1.5">
      <span className="flex items-center gap-2 font-semibold text-signal-text">
        <Icon name="warning" className="size-4 shrink-0" />
        {t(left > 0 ? 'secondStep.due' : 'secondStep.over', { day: day(secondStep.dueAt, 'short') })}
      </span>
      <PaneClock total={14} left={left} size="sm" isAsking />
    </span>
  )
}
