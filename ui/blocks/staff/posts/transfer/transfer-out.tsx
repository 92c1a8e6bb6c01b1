import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

export interface TransferOutProps {
  house: { posts: number; windows: number; pictures: number }
  /** The zip. */
  href: string
}

/** The way out: what there is, and all of it in one file. */
export function TransferOut({ house, href }: TransferOutProps) {
  const { t, i18n } = useTranslation('staff-transfer')
  return (
    <section
      data-slot="transfer-out"
      aria-labelledby="transfer-out"
      className="grid content-start gap-5 px-gutter py-6"
    >
      <h2 id="transfer-out" className="heading text-h3">
        {t('out.title')}
      </h2>
      <p className="max-w-[42rem] text-pretty text-ink-soft text-sm">{t('out.text')}</p>
      <dl className="grid max-w-[42rem] text-sm">
        {(['posts', 'windows', 'pictures'] as const).map((what) => (
          <div key={what} className="flex justify-between gap-4 border-line border-b py-2">
            <dt>{t(`out.${what}`)}</dt>
            <dd className="tabular-nums">{formatNumber(house[what], i18n.language)}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {house.posts > 0 && (
          <DeedButton asChild tone="ink">
            <a href={href} download>
              <Icon name="download" className="size-4" />
              {t('out.take')}
            </a>
          </DeedButton>
        )}
        <span className="text-ink-soft text-xs">{t(house.posts > 0 ? 'out.hint' : 'out.nothing')}</span>
      </div>
    </section>
  )
}
