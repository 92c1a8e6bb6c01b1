import { useTranslation } from 'react-i18next'
import type { DeletedKind } from '#api/contract/values/staff/deleted.ts'
import { formatNumber } from '#locales/formats.ts'
import { Strip } from '#ui/primitives/staff/strip.tsx'

export interface DeletedOutcomeProps {
  deed: 'restore' | 'erase'
  /** How many things. */
  done: number
  /** What was left alone: somebody else was faster. */
  refused: readonly {
    kind: DeletedKind
    id: string
    why: 'restored' | 'gone'
    name: string | null
    by: string | null
  }[]
}

/** What came of it, where not all of it worked or no notice can say so. */
export function DeletedOutcome({ deed, done, refused }: DeletedOutcomeProps) {
  const { t, i18n } = useTranslation('staff-deleted')
  const number = (count: number) => formatNumber(count, i18n.language)
  const kindOf = (kind: DeletedKind) => t(`things.${kind}`)
  return (
    <Strip
      icon={refused.length > 0 ? 'warning' : 'check'}
      role="status"
      data-state={refused.length > 0 ? 'conflict' : 'done'}
    >
      {refused.length === 0 ? (
        <b>{t(`done.${deed}`, { count: done, number: number(done) })}</b>
      ) : (
        <>
          <b>{t('refused.title', { done: number(done), all: number(done + refused.length) })}</b>
          <ul>
            {refused.map(({ kind, id, why, name, by }) => (
              <li key={`${kind} ${id}`}>
                {t(by === null ? `refused.${why}` : `refused.${why}By`, {
                  name: name ?? kindOf(kind),
                  kind: kindOf(kind),
                  by: by ?? '',
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Strip>
  )
}
