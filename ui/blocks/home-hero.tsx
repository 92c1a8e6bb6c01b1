import { Trans, useTranslation } from 'react-i18next'
import { Anchor } from '#ui/lib/link-context.tsx'

/** The first view of Home: the headline across panes, and the one filled pane that starts a project. */
export function HomeHero() {
  const { t } = useTranslation('home')
  return (
    <section data-slot="home-hero" className="grid border-line border-b lg:grid-cols-12">
      <h1 className="display px-gutter pt-[clamp(2.5rem,7vw,6rem)] pb-[clamp(2.5rem,9vw,9rem)] text-display lg:col-span-12">
        <Trans t={t} i18nKey="hero.title" components={{ accent: <em className="text-signal not-italic" /> }} />
      </h1>
      <p className="border-line border-t px-gutter py-8 text-ink-soft text-lg lg:col-span-7 lg:border-r">
        {t('hero.subtitle')}
      </p>
      <Anchor
        href="/contact"
        className="group flex min-h-40 flex-col justify-between bg-signal-text px-gutter py-8 font-semibold text-lg text-on-signal transition-colors hover:bg-ink hover:text-paper lg:col-span-5"
      >
        {t('hero.start')}
        <svg
          viewBox="0 0 32 16"
          className="h-4 w-8 fill-none stroke-2 stroke-current transition-transform group-hover:translate-x-2"
          aria-hidden="true"
        >
          <path d="M0 8h30M23 1l7 7-7 7" />
        </svg>
      </Anchor>
    </section>
  )
}
