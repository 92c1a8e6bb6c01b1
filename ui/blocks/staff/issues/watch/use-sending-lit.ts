import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { spokenLanguage } from '#locales/spoken-languages.ts'
import type { Lit } from '#ui/blocks/staff/frame/screen-lit.tsx'
import { isUnderWay, languageNow, peopleOf, type Sending, toGo } from '#ui/blocks/staff/issues/watch/sending.ts'

/** The form that the lit pane sends, by id. */
export const pressForm = 'sending-press'

interface Press {
  sending: Sending
  maySend: boolean
  isBusy: boolean
  issueHref: string
  issuesHref: string
}

/** The one thing to do about an issue that leaves: pause it, go on, or what comes before and after. */
export function useSendingLit({ sending, maySend, isBusy, issueHref, issuesHref }: Press): Lit {
  const { t, i18n } = useTranslation('staff-sending')
  const number = (count: number) => formatNumber(count, i18n.language)
  const { state, all } = sending
  const counted = { sent: number(all.sent), all: number(peopleOf(all)) }
  if (isUnderWay(state)) {
    if (!maySend)
      return {
        action: t('press.watched'),
        sub: t('press.watchedSub'),
        short: t('press.shortWatched'),
        icon: 'eye',
        isOff: true,
      }
    if (state === 'paused')
      return {
        action: isBusy ? t('press.pausing') : t('press.resume'),
        sub: t('press.resumeSub', { number: number(toGo(all)) }),
        short: t('press.shortResume'),
        icon: 'play',
        keys: ['P'],
        form: pressForm,
        isBusy,
      }
    const now = languageNow(sending)
    return {
      action: isBusy ? t('press.pausing') : t('press.pause'),
      sub: now
        ? t('press.pauseSub', { ...counted, spoken: spokenLanguage(now, i18n.language) })
        : t('press.pauseOf', counted),
      short: t('press.shortPause'),
      icon: 'pause',
      keys: ['P'],
      form: pressForm,
      isBusy,
    }
  }
  if (state === 'scheduled' || state === 'draft') {
    const isDraft = state === 'draft'
    return {
      action: t(isDraft ? 'press.finish' : 'press.toIssue'),
      sub: t(isDraft ? 'press.finishSub' : 'press.toIssueSub'),
      short: t('press.shortIssue'),
      href: issueHref,
    }
  }
  return { action: t('press.all'), short: t('press.shortAll'), href: issuesHref }
}
