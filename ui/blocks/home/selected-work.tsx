import { useTranslation } from 'react-i18next'
import { SectionHeading } from '#ui/blocks/frame/section-heading.tsx'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Picture } from '#ui/primitives/picture.tsx'

const projects = ['harbour-museum', 'night-train', 'olive-press'] as const

const widths: Record<(typeof projects)[number], string> = {
  'harbour-museum': 'lg:col-span-4',
  'night-train': 'lg:col-span-3',
  'olive-press': 'lg:col-span-3',
}

const link =
  'decoration-2 decoration-signal underline-offset-4 outline-none after:-outline-offset-8 after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-signal group-hover/work:underline'

/** Three of the projects; each opens in the portfolio. Their words repeat portfolio.json, which Home does not load. */
export function SelectedWork() {
  const { t } = useTranslation('home')
  return (
    <section data-slot="selected-work">
      <SectionHeading title={t('work.title')}>{t('work.intro')}</SectionHeading>
      <ul className="grid gap-px border-line border-y bg-line sm:grid-cols-2 lg:grid-cols-12">
        {projects.map((slug) => (
          <li key={slug} className={cn('group/work relative bg-paper', widths[slug])}>
            <Picture
              slug={slug}
              alt=""
              sizes="(min-width: 64rem) 38vw, (min-width: 40rem) 50vw, 100vw"
              className="aspect-4/3 w-full border-line border-b object-cover lg:aspect-auto lg:h-80"
            />
            <div className="grid gap-2 px-gutter py-6">
              <h3 className="heading text-h3">
                <Anchor href={`/portfolio?project=${slug}`} className={link}>
                  {t(`work.projects.${slug}.title`)}
                </Anchor>
              </h3>
              <p className="text-ink-soft">{t(`work.projects.${slug}.summary`)}</p>
            </div>
          </li>
        ))}
        <li className="grid bg-paper lg:col-span-2">
          <Anchor
            href="/portfolio"
            className="shutter-hover -outline-offset-8 flex min-h-28 flex-col justify-between gap-6 px-gutter py-6 font-semibold text-lg outline-current"
          >
            {t('work.all')}
            <Icon name="arrow-right" className="-ml-1 size-7" />
          </Anchor>
        </li>
      </ul>
    </section>
  )
}
