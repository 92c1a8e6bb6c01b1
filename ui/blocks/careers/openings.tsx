import { useTranslation } from 'react-i18next'
import type { ApplicationInterest } from '#api/contract/values/application-interests.ts'
import { formatNumber } from '#locales/formats.ts'
import { SectionHeading } from '#ui/blocks/frame/section-heading.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

export interface Opening {
  id: string
  title: string
  summary: string
  kind: Exclude<ApplicationInterest, 'other'>
}

/** The open positions, and the open application, which always is one (specification 2, Careers). */
export function Openings({ openings, applyHref }: { openings: readonly Opening[]; applyHref: string }) {
  const { t, i18n } = useTranslation('openings')
  const count = openings.length
  return (
    <section data-slot="openings">
      <SectionHeading title={t('title')}>
        {count > 0 && t('count', { count, number: formatNumber(count, i18n.language) })}
      </SectionHeading>
      <div className="grid gap-px border-line border-y bg-line bg-clip-padding lg:grid-cols-12">
        <div className="bg-paper lg:col-span-8">
          {count > 0 ? (
            <ul aria-label={t('label')}>
              {openings.map((opening) => (
                <li
                  key={opening.id}
                  className="group relative grid items-baseline gap-x-8 gap-y-3 border-line px-gutter py-7 transition-colors not-last:border-b hover:bg-pane sm:grid-cols-[1fr_auto]"
                >
                  <div className="grid gap-2">
                    <p className="text-ink-soft text-sm">{t(`kinds.${opening.kind}`)}</p>
                    <h3 className="heading text-h3">{opening.title}</h3>
                    <p className="max-w-[56ch] text-ink-soft">{opening.summary}</p>
                  </div>
                  <a
                    href={applyHref}
                    className="flex min-h-11 items-center gap-2 font-medium decoration-2 decoration-signal underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                  >
                    {t('apply')}
                    <span className="sr-only">{opening.title}</span>
                    <Icon
                      name="arrow-right"
                      className="size-5 transition-transform duration-300 group-hover:translate-x-1.5"
                    />
                  </a>
                </li>
              ))}
            </ul>
          ) : (
            <div className="grid h-full content-center gap-3 px-gutter py-[clamp(3rem,7vw,6rem)]">
              <p className="heading text-h2">{t('empty.title')}</p>
              <p className="max-w-[46ch] text-ink-soft text-lg">{t('empty.text')}</p>
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
