import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import type { RefusedFile } from '#ui/blocks/staff/posts/transfer/transfer.ts'
import { Strip } from '#ui/primitives/staff/strip.tsx'

export interface TransferRefusalsProps {
  refused: readonly RefusedFile[]
  /** More than are listed. */
  inAll: number
}

/** Why nothing is brought in: a sentence a file. */
export function TransferRefusals({ refused, inAll }: TransferRefusalsProps) {
  const { t, i18n } = useTranslation('staff-transfer')
  const number = (count: number) => formatNumber(count, i18n.language)
  return (
    <section data-slot="transfer-refusals" aria-labelledby="transfer-refused">
      <Strip icon="warning" role="alert">
        <b id="transfer-refused">{t('refused.title', { count: inAll, number: number(inAll) })}</b> {t('refused.text')}
      </Strip>
      <ul className="text-sm">
        {refused.map(({ file, why, field, most }) => (
          <li
            key={`${file} ${JSON.stringify(why)} ${field}`}
            className="grid gap-x-6 gap-y-0.5 border-line border-b px-gutter py-3 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <span className="wrap-anywhere font-medium">{file || t('refused.whole')}</span>
            <span className="wrap-anywhere text-pretty text-ink-soft">
              {typeof why === 'object'
                ? why.sentence
                : t(`refusals.${why}`, { field, most: most === undefined ? '' : number(most) })}
            </span>
          </li>
        ))}
      </ul>
      {inAll > refused.length && (
        <p className="border-line border-b px-gutter py-3 text-ink-soft text-sm">
          {t('refused.more', { count: inAll - refused.length, number: number(inAll - refused.length) })}
        </p>
      )}
    </section>
  )
}
