import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languages } from '#locales/languages.ts'
import type { StaffClock } from '#locales/staff-formats.ts'
import { ConfirmRow } from '#ui/blocks/staff/frame/confirm-row.tsx'
import type { Person, PersonDeed, StaffRole } from '#ui/blocks/staff/people/person.ts'
import { PersonMenu } from '#ui/blocks/staff/people/person-menu.tsx'
import { PersonRow, personColumns } from '#ui/blocks/staff/people/person-row.tsx'
import { cn } from '#ui/lib/cn.ts'
import { Skeleton } from '#ui/primitives/skeleton.tsx'

export interface PeopleListProps {
  /** Nothing while they are being fetched. */
  people: readonly Person[] | undefined
  clock: StaffClock
  /** Without scripts the deeds are posted here. */
  action: string
  /** Done once it was confirmed in the row. */
  onDeed?: ((deed: PersonDeed, person: Person) => void) | undefined
}

/** Who works here. A deed turns the row into its question. */
export function PeopleList({ people, clock, action, onDeed }: PeopleListProps) {
  const { t } = useTranslation('staff-people')
  // With the role of then: a list that is read anew while the question stands does not turn it round.
  const [asked, setAsked] = useState<{ id: string; deed: PersonDeed; role: StaffRole }>()
  if (asked?.deed === 'role' && people?.some(({ id, role }) => id === asked.id && role !== asked.role))
    setAsked(undefined)
  if (!people) return <Loading label={t('loading')} />
  return (
    <div data-slot="people-list" className="@container">
      <PeopleHead />
      <ul>
        {people.map((person) => {
          const question = asked?.id === person.id ? asked.deed : undefined
          const words = question === 'role' ? (person.role === 'owner' ? 'makeModerator' : 'makeOwner') : question
          return (
            <ConfirmRow
              key={person.id}
              isAsking={question !== undefined}
              title={words && t(`ask.${words}.title`, { name: person.name })}
              text={words && t(`ask.${words}.text`)}
              deed={words && t(`menu.${words}`)}
              keep={t('ask.keep')}
              onKeep={() => setAsked(undefined)}
              onConfirm={() => {
                setAsked(undefined)
                if (question) onDeed?.(question, person)
              }}
            >
              <PersonRow person={person} clock={clock}>
                <PersonMenu
                  person={person}
                  action={action}
                  onAsk={onDeed && ((deed) => setAsked({ id: person.id, deed, role: person.role }))}
                />
              </PersonRow>
            </ConfirmRow>
          )
        })}
      </ul>
    </div>
  )
}

/** The heads of the columns, where there are columns. Each row says them itself for screen readers. */
function PeopleHead() {
  const { t } = useTranslation('staff-people')
  return (
    <div
      aria-hidden="true"
      className={cn(personColumns, 'hidden border-ink border-b py-2.5 font-semibold text-xs @5xl:grid')}
    >
      <Head>{t('columns.who')}</Head>
      <Head>
        {t('columns.writesIn')} <span className="block font-normal text-ink-soft">{languages.join(' ')}</span>
      </Head>
      <Head>{t('columns.secondStep')}</Head>
      <Head>{t('columns.sessions')}</Head>
    </div>
  )
}

function Head({ children }: { children: ReactNode }) {
  return <span className="first:col-start-2">{children}</span>
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {[9, 12, 10].map((width) => (
        <div
          key={width}
          className="grid min-h-19 grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-4 border-line border-b pl-gutter"
        >
          <Skeleton shape="pane" className="h-9.5 min-h-0 w-8" />
          <span className="grid gap-2">
            <Skeleton style={{ width: `${width}rem` }} />
            <Skeleton className="text-xs" style={{ width: `${width + 2}rem` }} />
          </span>
        </div>
      ))}
    </div>
  )
}
