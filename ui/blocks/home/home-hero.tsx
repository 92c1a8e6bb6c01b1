import { useTranslation } from 'react-i18next'
import { Anchor } from '#ui/lib/link-context.tsx'
import { tagged } from '#ui/lib/tagged.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { OpeningShutters } from '#ui/primitives/opening-shutters.tsx'
import { Picture } from '#ui/primitives/picture.tsx'

export interface HomeHeroProps {
  /** On hover or focus of the link to About, whose film can be preloaded then. */
  onPreview?: () => void
}

const action =
  'group/action -outline-offset-8 relative flex min-h-28 flex-col justify-between gap-6 border-t px-gutter py-6 font-semibold text-lg outline-current lg:min-h-48 lg:py-8'

/** Its bars and shutters move once, in CSS; words and picture are there from the first paint. */
export function HomeHero({ onPreview }: HomeHeroProps) {
  const { t } = useTranslation('home')
  return (
    <section data-slot="home-hero" className="@container border-line border-b">
      <div className="grid md:grid-cols-12 md:grid-rows-[1fr_auto_auto] lg:min-h-[min(calc(100svh-8.5rem),62rem)] lg:grid-rows-[1fr_auto]">
        <div className="relative md:col-span-8 md:row-start-1">
          <span aria-hidden="true" className="absolute inset-y-0 left-1/2 w-px origin-top animate-bar-down bg-line" />
          <span
            aria-hidden="true"
            className="absolute inset-y-0 left-3/4 w-0 origin-top animate-bar-down bg-line [animation-delay:120ms] lg:w-px"
          />
          <h1 className="display relative px-gutter pt-[clamp(2rem,6cqi,5.5rem)] pb-[clamp(2rem,7cqi,7rem)] wrap-break-word text-[clamp(3rem,18cqi,5.5rem)] leading-[0.93] md:text-[clamp(4rem,12.2cqi,12rem)]">
            {tagged(t('hero.title'), { accent: (words) => <em className="text-signal not-italic">{words}</em> })}
          </h1>
        </div>
        <p className="border-line border-t px-gutter py-6 text-ink-soft text-lg md:col-span-8 md:row-start-2 lg:col-span-4 lg:border-r lg:py-8">
          {t('hero.subtitle')}
        </p>
        <div className="grid grid-cols-2 md:col-span-8 md:row-start-3 lg:col-span-4 lg:row-start-2">
          <Anchor
            href="/contact"
            className={`${action} shutter-hover border-transparent bg-signal-text text-on-signal`}
          >
            {t('hero.start')}
            <Icon
              name="arrow-right"
              className="-ml-1 size-7 transition-transform duration-300 group-hover/action:translate-x-2"
            />
          </Anchor>
          <Anchor
            href="/about"
            onPointerEnter={onPreview}
            onFocus={onPreview}
            className={`${action} shutter-hover border-line`}
          >
            {t('hero.learn')}
            <Icon
              name="arrow-up-right"
              className="-ml-1 size-7 transition-transform duration-300 group-hover/action:translate-x-1 group-hover/action:-translate-y-1"
            />
          </Anchor>
        </div>
        <div className="relative aspect-4/5 overflow-hidden border-line max-md:border-t md:col-span-4 md:col-start-9 md:row-span-3 md:row-start-1 md:aspect-auto md:border-l lg:row-span-2">
          <Picture
            slug="home-hero"
            nightSlug="home-hero-night"
            alt={t('hero.picture')}
            sizes="(min-width: 100rem) 50rem, (min-width: 48rem) max(34vw, 72vh), 100vw"
            priority
            className="absolute inset-0 size-full object-cover object-[42%_100%]"
          />
          <OpeningShutters />
        </div>
      </div>
    </section>
  )
}
