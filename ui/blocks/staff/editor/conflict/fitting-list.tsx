import { useTranslation } from 'react-i18next'
import type { Language } from '#locales/languages.ts'
import type { Fitting } from '#ui/blocks/staff/editor/conflict/clash.ts'
import { usePartWords } from '#ui/blocks/staff/editor/conflict/part-words.ts'

export interface FittingListProps {
  fitting: readonly Fitting[]
  /** Of the text. */
  language: Language
}

/** What only one has changed, or both alike. Nobody is asked about it. */
export function FittingList({ fitting, language }: FittingListProps) {
  const { t } = useTranslation('staff-editor')
  const { placeOf, readable } = usePartWords()
  if (fitting.length === 0) return null
  return (
    <section data-slot="fitting-list" className="border-line border-b px-4 py-5 md:px-8">
      <h2 className="heading text-h4">{t('conflict.fits')}</h2>
      <ul className="mt-2 divide-y divide-line text-sm">
        {fitting.map((each) => (
          <li key={each.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5">
            <span className="w-32 shrink-0 text-ink-soft">{placeOf(each)}</span>
            <span className="min-w-0 grow basis-60">
              <span {...(each.is !== '' && { lang: language })} className="wrap-anywhere line-clamp-3">
                {readable(each.part, each.is) || t('conflict.nothing')}
              </span>
              {each.was !== '' && (
                <span className="wrap-anywhere line-clamp-1 text-ink-soft text-xs">
                  {t('conflict.was', { text: readable(each.part, each.was) })}
                </span>
              )}
            </span>
            <span className="text-ink-soft">{t(`conflict.whose.${each.whose}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
