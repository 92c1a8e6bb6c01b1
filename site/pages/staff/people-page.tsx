import { useTranslation } from 'react-i18next'
import { Lintel } from '#ui/blocks/staff/frame/lintel.tsx'
import type { GoneListProps } from '#ui/blocks/staff/people/gone-list.tsx'
import { PeopleBoard, type PeopleBoardProps } from '#ui/blocks/staff/people/people-board.tsx'
import { type Invitation, otherRole, type Person } from '#ui/blocks/staff/people/person.ts'

type Board = Pick<PeopleBoardProps, 'clock' | 'action' | 'tabs' | 'invite' | 'rights'>

export interface PeoplePageProps extends Board {
  people: readonly Person[]
  invitations: readonly Invitation[]
  gone: GoneListProps['people']
  settings: { moderatorsNeedSecondFactor: boolean }
  /** What did not work, in one sentence. */
  problem?: string | undefined
  onDeed?: (deed: string, values: Record<string, string>) => void
}

/** Who works here, and what each may do. */
export function PeoplePage({ people, invitations, gone, settings, problem, onDeed, ...board }: PeoplePageProps) {
  const { t } = useTranslation('staff-people')
  const without = people.filter(({ secondStep }) => !secondStep.has).length
  const state = [
    t('state.here', { count: people.length }),
    without > 0 && t('state.noSecondStep', { count: without }),
  ].filter(Boolean)
  const withId = onDeed && ((deed: string) => (id: string) => onDeed(deed, { id }))
  return (
    <>
      <Lintel
        title={t('title')}
        state={state.join(' ')}
        lit={{ action: t('invite.title'), short: t('invite.short'), icon: 'plus', href: '#invite' }}
      />
      <PeopleBoard
        {...board}
        problem={problem}
        working={{
          people,
          onDeed: onDeed && ((deed, { id, role }) => onDeed(deed, { id, role: otherRole(role) })),
        }}
        invited={{ invitations, onResend: withId?.('resend'), onWithdraw: withId?.('withdraw') }}
        gone={{ people: gone, onActivate: withId?.('activate') }}
        settings={{
          ...settings,
          onChange: onDeed && ((isOn) => onDeed('settings', { moderatorsNeedSecondFactor: String(isOn) })),
        }}
      />
    </>
  )
}
