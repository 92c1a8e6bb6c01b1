import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffClock } from '#locales/staff-formats.ts'
import { GoneList, type GoneListProps } from '#ui/blocks/staff/people/gone-list.tsx'
import { InvitationList, type InvitationListProps } from '#ui/blocks/staff/people/invitation-list.tsx'
import { InviteForm, type InviteFormProps } from '#ui/blocks/staff/people/invite-form.tsx'
import { PeopleList, type PeopleListProps } from '#ui/blocks/staff/people/people-list.tsx'
import { PeopleSettings, type PeopleSettingsProps } from '#ui/blocks/staff/people/people-settings.tsx'
import { PeopleTabs, type PeopleTabsProps } from '#ui/blocks/staff/people/people-tabs.tsx'
import { RightsTable, type RightsTableProps } from '#ui/blocks/staff/people/rights-table.tsx'
import { Notice } from '#ui/primitives/notice.tsx'

type Own<Props> = Omit<Props, 'clock' | 'action'>

export interface PeopleBoardProps {
  clock: StaffClock
  /** Every form without scripts is posted here, with its `deed`. */
  action: string
  tabs: PeopleTabsProps
  /** Why something was refused. */
  problem?: string | undefined
  working: Own<PeopleListProps>
  invited: Own<InvitationListProps>
  gone: Own<GoneListProps>
  invite: Own<InviteFormProps>
  settings: Own<PeopleSettingsProps>
  rights: RightsTableProps['rights']
}

/** Who works here, and what each may do. Below it the way in for one more. */
export function PeopleBoard({
  clock,
  action,
  tabs,
  problem,
  working,
  invited,
  gone,
  invite,
  settings,
  rights,
}: PeopleBoardProps) {
  const { t } = useTranslation('staff-people')
  const shared = { clock, action }
  return (
    <div data-slot="people-board" className="@container">
      <PeopleTabs {...tabs} />
      {problem && (
        <Notice tone="danger" className="m-4">
          {problem}
        </Notice>
      )}
      {tabs.shown === 'working' && <PeopleList {...working} {...shared} />}
      {tabs.shown === 'invited' && <InvitationList {...invited} {...shared} />}
      {tabs.shown === 'gone' && <GoneList {...gone} {...shared} />}
      <div className="grid border-line @4xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <RightsTable rights={rights} />
        <div className="min-w-0 divide-y divide-line border-line @max-4xl:border-t @4xl:border-l">
          <div>
            <h2 id="invite" className="heading flex min-h-12 items-center border-ink border-b px-gutter text-h4">
              {t('invite.title')}
            </h2>
            <Pane>
              <InviteForm {...invite} action={action} />
            </Pane>
          </div>
          <Pane>
            <PeopleSettings {...settings} action={action} />
          </Pane>
        </div>
      </div>
    </div>
  )
}

function Pane({ children }: { children: ReactNode }) {
  return <div className="px-gutter py-5">{children}</div>
}
