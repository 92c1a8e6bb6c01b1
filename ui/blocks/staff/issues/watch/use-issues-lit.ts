import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import type { Lit } from '#ui/blocks/staff/frame/screen-lit.tsx'
import { beginForm } from '#ui/blocks/staff/issues/watch/begin-issue.tsx'
import type { ListedIssue } from '#ui/blocks/staff/issues/watch/listed-issue.ts'

interface Latest {
  /** The highest number first. */
  issues: readonly ListedIssue[]
  clock: StaffClock
  hrefFor: (issue: ListedIssue) => string
  isBusy: boolean
}

/** What is under way comes first, then what is written, then a new one. */
export function useIssuesLit({ issues, clock, hrefFor, isBusy }: Latest): Lit {
  const { t, i18n } = useTranslation('staff-sending')
  const number = (count: number) => formatNumber(count, i18n.language)
  const leaving = issues.find(({ state }) => state === 'sending' || state === 'paused')
  if (leaving) {
    const { tally } = leaving
    return {
      action: t('lit.watch', { number: leaving.number }),
      sub: t('lit.watchSub', { sent: number(tally.sent), all: number(tally.to) }),
      short: t('lit.shortWatch'),
      icon: 'send',
      href: hrefFor(leaving),
    }
  }
  const draft = issues.find(({ state }) => state === 'draft')
  if (draft)
    return {
      action: t('lit.finish', { number: draft.number }),
      sub: t('lit.finishSub', { when: formatWhen(draft.savedAt, i18n.language, clock) }),
      short: t('lit.shortFinish'),
      icon: 'pen',
      href: hrefFor(draft),
    }
  return {
    action: t('lit.begin'),
    sub: t('lit.beginSub'),
    short: t('lit.shortBegin'),
    icon: 'plus',
    form: beginForm,
    isBusy,
  }
}
