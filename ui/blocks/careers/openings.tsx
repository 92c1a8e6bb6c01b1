import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { type Opening, OpeningRow } from '#ui/blocks/careers/opening-row.tsx'
import { SectionHeading } from '#ui/blocks/frame/section-heading.tsx'
import { Button } from '#ui/primitives/button.tsx'

export interface OpeningsProps {
  /** Undefined when they could not be fetched. */
  openings: readonly Opening[] | undefined
  /** Of the open application. */
  applyHref: string
}

/** The open positions, and the open application, which always is one (specification 2, Careers). */
export function Openings({ openings, applyHref }: OpeningsProps) {
  const { t, i18n } = useTranslation('openings')
  const count = openings?.length ?? 0
  const nothing = openings ? 'empty' : 'failed'
  return (
    <section data-slot="openings">
      <SectionHeading title={t('title')}>
        {count > 0 && t('count', { count, number: formatNumber(count, i18n.language) })}
      </SectionHeading>
      <div className="grid gap-px border-line border-y bg-line bg-clip-padding lg:grid-cols-12">
        <div className="min-w-0 bg-paper lg:col-span-8">
          {openings && count > 0 ? (
            <ul aria-label={t('label')}>
              {openings.map((opening) => (
                <OpeningRow key={opening.id} opening={opening} isOpen={count === 1} />
              ))}
            </ul>
          ) : (
            <div className="grid h-full content-center gap-3 px-gutter py-[clamp(3rem,7vw,6rem)]">
              <p className="heading text-h2">{t(`${nothing}.title`)}</p>
              <p className="max-w-[46ch] text-ink-soft text-lg">{t(`${nothing}.text`)}</p>
            </div>
          )}
        </div>
        <div className="grid content-between gap-10 bg-pane px-gutter py-8 lg:col-span-4">
          <div className="grid gap-3">
            <h3 className="heading text-h3">{t('open.title')}</h3>
            <p className="max-w-[40ch] text-ink-soft">{t('open.text')}</p>
          </div>
          <Button asChild className="justify-self-start">
            <a href={applyHref}>{t('open.action')}</a>
          </Button>
        </div>
      </div>
    </section>
  )
}
