import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Picture } from '#ui/primitives/picture.tsx'

/** Sample people are marked as such (D1). */
export function FounderStory() {
  const { t } = useTranslation('about')
  return (
    <section
      data-slot="founder-story"
      aria-labelledby="founder-story"
      className="grid border-line border-b md:grid-cols-12"
    >
      <div className="relative aspect-4/5 overflow-hidden border-line max-md:border-t md:order-last md:col-span-5 md:aspect-auto md:min-h-160 md:border-l">
        <Picture
          slug={brand.founder.picture}
          alt={t('founder.picture')}
          sizes="(min-width: 100rem) 42rem, (min-width: 48rem) 46vw, 100vw"
          className="absolute inset-0 size-full object-cover object-top"
        />
      </div>
      <div className="grid content-between gap-12 px-gutter py-[clamp(2.5rem,6vw,6rem)] md:col-span-7">
        <h2 id="founder-story" className="font-medium text-ink-soft text-lg">
          {t('founder.label')}
        </h2>
        <blockquote className="display max-w-[20ch] text-[clamp(2rem,1.1rem+3.6vw,5rem)] leading-[1.02]">
          <p>{t('founder.quote')}</p>
        </blockquote>
        <div className="grid gap-8">
          <div className="grid max-w-[60ch] gap-4 text-lg">
            <p>{t('founder.story')}</p>
            <p>{t('founder.aim')}</p>
          </div>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="font-semibold">{brand.founder.name}</span>
            <span className="text-ink-soft">{t('founder.role')}</span>
            {brand.founder.isSample && <Badge>{t('founder.sample')}</Badge>}
          </p>
        </div>
      </div>
    </section>
  )
}
