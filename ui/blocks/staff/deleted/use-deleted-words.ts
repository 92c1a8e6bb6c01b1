import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { spokenLanguage } from '#locales/spoken-languages.ts'
import type { DeletedThing } from '#ui/blocks/staff/deleted/deleted-thing.ts'

/** What is said of a deleted thing. */
export function useDeletedWords() {
  const { t, i18n } = useTranslation(['staff-deleted', 'staff-desk'])

  function nameOf(thing: DeletedThing): string {
    if (thing.kind === 'post') return thing.title
    if (thing.kind === 'issue') return thing.title || t('issue', { number: thing.number })
    return thing.kind === 'subscriber' ? thing.address : thing.name
  }

  function facts(thing: DeletedThing): string {
    const kind = t(`things.${thing.kind}`)
    if (thing.kind === 'post') return [kind, ...thing.languages].join(' · ')
    if (thing.kind === 'application') return [kind, t(`interests.${thing.interest}`)].join(' · ')
    if (thing.kind === 'issue') return [kind, t('issue', { number: thing.number })].join(' · ')
    const language = spokenLanguage(thing.language, i18n.language)
    if (thing.kind === 'subscriber') return [kind, language].join(' · ')
    const { score } = thing
    const scored = score === null ? [] : [t('score', { score: formatNumber(score, i18n.language, twoDigits) })]
    return [kind, language, t(`staff-desk:purposes.${thing.purpose}`), ...scored].join(' · ')
  }

  /** What restoring will do. */
  function back(thing: DeletedThing): string {
    switch (thing.kind) {
      case 'post':
        return t('back.post')
      case 'message':
        return t(thing.isQuarantined ? 'back.quarantine' : 'back.message')
      case 'application':
        return t('back.application', { stage: t(`stages.${thing.stage}`) })
      case 'subscriber':
        return t(thing.isConfirmed ? 'back.subscriber' : 'back.unconfirmed')
      case 'issue':
        return t('back.issue')
    }
  }

  return { nameOf, facts, back }
}

const twoDigits = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const
