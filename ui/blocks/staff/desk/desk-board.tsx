import type { StaffClock } from '#locales/staff-formats.ts'
import { DeskFigures, type DeskFiguresProps } from '#ui/blocks/staff/desk/desk-figures.tsx'
import { GoingLiveList } from '#ui/blocks/staff/desk/going-live-list.tsx'
import { HouseLines, type HouseLinesProps } from '#ui/blocks/staff/desk/house-lines.tsx'
import { PublishingCalendar, type PublishingCalendarProps } from '#ui/blocks/staff/desk/publishing-calendar.tsx'
import { WaitList, type WaitListProps } from '#ui/blocks/staff/desk/wait-list.tsx'

export interface DeskBoardProps {
  clock: StaffClock
  waiting: Omit<WaitListProps, 'clock'>
  calendar: Omit<PublishingCalendarProps, 'clock'>
  /** Without it the house is not shown: it is the owner's. */
  house?: Omit<HouseLinesProps, 'clock'> | undefined
  figures?: DeskFiguresProps | undefined
}

/** What stands on the desk: what waits, what goes live, five figures. On phones one below the other. */
export function DeskBoard({ clock, waiting, calendar, house, figures }: DeskBoardProps) {
  return (
    <div data-slot="desk-board" className="@container">
      <div className="grid @4xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <WaitList {...waiting} clock={clock} />
        <div className="min-w-0 border-line @max-4xl:border-t @4xl:border-l">
          <PublishingCalendar {...calendar} clock={clock} />
          <div className="divide-y divide-line border-line border-t">
            <GoingLiveList day={calendar.chosen} items={calendar.items} clock={clock} />
            {house && <HouseLines {...house} clock={clock} />}
          </div>
        </div>
      </div>
      {figures && (
        <div className="border-line border-y">
          <DeskFigures {...figures} />
        </div>
      )}
    </div>
  )
}
