import { useTranslation } from 'react-i18next'
import { otherRole, type Person, type PersonDeed } from '#ui/blocks/staff/people/person.ts'
import { closeDetails, dismissDetails } from '#ui/lib/dismiss-details.ts'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface PersonMenuProps {
  person: Person
  /** Without scripts each deed is posted here, with `deed`, `id` and the `role` that would be another one. */
  action: string
  /** Without it the form is posted. */
  onAsk?: ((deed: PersonDeed) => void) | undefined
}

/** What can be done with somebody. The browser's own disclosure: it opens without scripts. */
export function PersonMenu({ person, action, onAsk }: PersonMenuProps) {
  const { t } = useTranslation('staff-people')
  const { id, name, role, sessions, isYou, isLastOwner } = person
  const other = role === 'owner' ? t('menu.makeModerator') : t('menu.makeOwner')
  const deeds: [deed: PersonDeed, words: string][] = [
    ...(isLastOwner ? [] : [['role', other] satisfies [PersonDeed, string]]),
    ...(isYou ? [] : [['handOver', t('menu.handOver')] satisfies [PersonDeed, string]]),
    ...(sessions > 0 ? [['endSessions', t('menu.endSessions')] satisfies [PersonDeed, string]] : []),
    ...(isYou || isLastOwner ? [] : [['deactivate', t('menu.deactivate')] satisfies [PersonDeed, string]]),
  ]
  return (
    <details data-slot="person-menu" className="group/menu relative">
      <summary className="grid size-11 cursor-pointer list-none place-items-center rounded-pane border border-transparent hover:border-line-strong group-open/menu:border-ink group-open/menu:bg-ink group-open/menu:text-paper [&::-webkit-details-marker]:hidden">
        <StaffIcon name="more" className="size-5" />
        <span className="sr-only">{t('menu.open', { name })}</span>
      </summary>
      <form
        ref={dismissDetails}
        method="post"
        action={action}
        onSubmit={(event) => {
          if (!onAsk) return
          event.preventDefault()
          const { submitter } = event.nativeEvent
          const asked = deeds.find(([deed]) => submitter instanceof HTMLButtonElement && submitter.value === deed)
          const details = event.currentTarget.closest('details')
          if (details) closeDetails(details)
          if (asked) onAsk(asked[0])
        }}
        className="absolute top-full right-0 z-20 mt-1 w-64 animate-blind-open border border-ink bg-pane py-1 text-sm"
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="role" value={otherRole(role)} />
        {deeds.map(([deed, words]) => (
          <button
            key={deed}
            type="submit"
            name="deed"
            value={deed}
            className="block min-h-11 w-full cursor-pointer px-4 py-2 text-left -outline-offset-4 outline-current hover:bg-ink hover:text-paper focus-visible:bg-ink focus-visible:text-paper"
          >
            {words}
          </button>
        ))}
        {isLastOwner && <p className="px-4 py-2 text-ink-soft text-xs">{t('menu.lastOwner')}</p>}
      </form>
    </details>
  )
}
