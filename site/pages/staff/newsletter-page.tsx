import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { formatTime } from '#locales/staff-formats.ts'
import { Lintel } from '#ui/blocks/staff/frame/lintel.tsx'
import { BeginIssue, type BeginIssueProps } from '#ui/blocks/staff/issues/watch/begin-issue.tsx'
import { IssueList, type IssueListProps } from '#ui/blocks/staff/issues/watch/issue-list.tsx'
import { useIssuesLit } from '#ui/blocks/staff/issues/watch/use-issues-lit.ts'
import { SubscribersBoard, type SubscribersBoardProps } from '#ui/blocks/staff/newsletter/subscribers-board.tsx'

export interface NewsletterPageProps extends Omit<SubscribersBoardProps, 'issues'> {
  /** The latest, and the form that begins one. */
  issues: Omit<IssueListProps, 'clock'> & { begin: BeginIssueProps }
  /** Since when there is no connection, in milliseconds. */
  offlineSince?: number | undefined
}

/** The newsletter: its issues, and who gets it. */
export function NewsletterPage({ issues: { begin, ...issues }, offlineSince, ...board }: NewsletterPageProps) {
  const { t, i18n } = useTranslation('staff-newsletter')
  const { listed } = board.filter.counts
  const { now, timeZone } = board.clock
  const lit = useIssuesLit({ ...issues, clock: board.clock, isBusy: issues.isBusy ?? false })
  const state =
    listed === 0 ? t('state.none') : t('state.listed', { count: listed, number: formatNumber(listed, i18n.language) })
  return (
    <>
      <Lintel
        title={t('title')}
        isNamedAbove
        state={offlineSince === undefined ? state : t('state.asOf', { time: formatTime(now, timeZone) })}
        lit={lit}
      />
      <BeginIssue {...begin} />
      <SubscribersBoard {...board} issues={<IssueList {...issues} clock={board.clock} />} />
    </>
  )
}
