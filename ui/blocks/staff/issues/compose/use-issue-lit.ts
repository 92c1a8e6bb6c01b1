import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import type { Lit } from '#ui/blocks/staff/frame/screen-lit.tsx'
import { useCommandKey } from '#ui/blocks/staff/frame/use-command-key.ts'
import { type IssueFinding, issueForms, type Leaving, type Schedule } from '#ui/blocks/staff/issues/compose/issue.ts'

export interface IssueStanding {
  /** Undefined while they are counted. */
  people: number | undefined
  hasBlocks: boolean
  isSaved: boolean
  findings: readonly IssueFinding[]
  isApprovalAsked: boolean
  isApproved: boolean
  mayApprove: boolean
  maySchedule: boolean
  schedule: Schedule | null
  leaving: Leaving
  /** When it leaves, in words. */
  leaves: string
  isBusy: boolean
}

/** What happens next to an issue, and to how many. */
export function useIssueLit(standing: IssueStanding): Lit {
  const { people, hasBlocks, isSaved, findings, isApprovalAsked, isApproved, mayApprove } = standing
  const { maySchedule, schedule, leaving, leaves, isBusy } = standing
  const { t, i18n } = useTranslation('staff-issues')
  const command = useCommandKey()
  const keys = [command, 'enter'] as const
  const count = people ?? 0
  const counted = { count, number: formatNumber(count, i18n.language) }
  const off = (action: string, sub: string): Lit => ({ action, sub, short: t('lit.short'), isOff: true })
  if (schedule) {
    const action = people === undefined ? t('when.scheduled') : t('lit.scheduled', counted)
    if (!maySchedule) return { action, sub: leaves, short: t('lit.shortBack'), icon: 'clock', isOff: true }
    return {
      action: t('lit.takeBack'),
      sub: `${action} · ${leaves}`,
      short: t('lit.shortBack'),
      icon: 'undo',
      keys,
      form: issueForms.takeBack,
      isBusy,
    }
  }
  if (!isSaved) return off(t('lit.unsaved'), t('lit.unsavedSub'))
  if (!hasBlocks) return off(t('lit.empty'), t('lit.emptySub'))
  if (isApprovalAsked && !isApproved) {
    if (!mayApprove) return off(t('lit.awaited'), t('lit.awaitedSub'))
    return {
      action: t('lit.approve'),
      sub: t('lit.approveSub'),
      short: t('lit.shortApprove'),
      icon: 'check',
      keys,
      form: issueForms.approve,
      isBusy,
    }
  }
  if (!maySchedule) return off(t('lit.notYours'), t('lit.notYoursSub'))
  if (findings.some(({ level }) => level === 'stop')) return off(t('lit.stopped'), t('lit.stoppedSub'))
  if (people === 0) return off(t('lit.nobody'), t('lit.nobodySub'))
  const isNow = leaving.clock === 'now'
  return {
    action: people === undefined ? t('lit.any') : t(isNow ? 'lit.now' : 'lit.schedule', counted),
    sub: leaves,
    short: t(isNow ? 'lit.shortNow' : 'lit.short'),
    phone: { field: 'issue-when', icon: isNow ? 'send' : 'calendar' },
    icon: isNow ? 'send' : 'arrow-right',
    keys,
    form: issueForms.schedule,
    isBusy,
  }
}
