import type { ReactNode } from 'react'
import type { StaffClock } from '#locales/staff-formats.ts'
import { DeedDone, type DeedDoneProps } from '#ui/blocks/staff/newsletter/deed-done.tsx'
import { SubscriberFilter, type SubscriberFilterProps } from '#ui/blocks/staff/newsletter/subscriber-filter.tsx'
import {
  SubscriberLanguages,
  type SubscriberLanguagesProps,
} from '#ui/blocks/staff/newsletter/subscriber-languages.tsx'
import { SubscriberList, type SubscriberListProps } from '#ui/blocks/staff/newsletter/subscriber-list.tsx'
import { SubscriberStreet, type SubscriberStreetProps } from '#ui/blocks/staff/newsletter/subscriber-street.tsx'
import { Notice } from '#ui/primitives/notice.tsx'

export interface SubscribersBoardProps {
  clock: StaffClock
  /** Nothing before the first one has come. */
  growth?: (Omit<SubscriberStreetProps, 'clock'> & Omit<SubscriberLanguagesProps, 'clock'>) | undefined
  /** The latest issues, between how the list has grown and its addresses. */
  issues?: ReactNode
  filter: SubscriberFilterProps
  list: Omit<SubscriberListProps, 'clock' | 'conditions' | 'hrefFor'>
  /** A sentence of the server: what did not work. */
  problem?: string | undefined
  /** What was done, where no notice says so. */
  done?: DeedDoneProps | undefined
}

/** The newsletter's list: how it has grown, which of it is shown, and the addresses. */
export function SubscribersBoard({ clock, growth, issues, filter, list, problem, done }: SubscribersBoardProps) {
  return (
    <div data-slot="subscribers-board" className="@container flex grow flex-col">
      {problem && (
        <Notice tone="danger" className="m-4">
          {problem}
        </Notice>
      )}
      {done && <DeedDone {...done} />}
      {growth && (
        <div className="grid grid-cols-[minmax(0,1fr)] @4xl:grid-cols-[minmax(0,3.5fr)_minmax(0,1.5fr)]">
          <SubscriberStreet {...growth} clock={clock} />
          <div className="grid border-line @max-4xl:border-t @4xl:border-l">
            <SubscriberLanguages {...growth} clock={clock} />
          </div>
        </div>
      )}
      {issues}
      <SubscriberFilter {...filter} />
      <SubscriberList {...list} conditions={filter.conditions} hrefFor={filter.hrefFor} clock={clock} />
    </div>
  )
}
