import { useTranslation } from 'react-i18next'
import { Anchor } from '#ui/lib/link-context.tsx'
import { tagged } from '#ui/lib/tagged.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

export function CallToAction() {
  const { t } = useTranslation('call-to-action')
  return (
    <section data-slot="call-to-action" className="@container">
      <div className="grid md:grid-cols-12">
        <h2 className="display px-gutter pt-section pb-[clamp(3rem,7vw,7rem)] text-[clamp(2.75rem,9cqi,9.5rem)] leading-[0.93] md:col-span-12">
          {tagged(t('title'), { accent: (words) => <em className="text-signal not-italic">{words}</em> })}
        </h2>
        <p className="max-w-none border-line border-t px-gutter py-8 text-ink-soft text-lg md:col-span-7 lg:col-span-8">
          <span className="block max-w-[48ch]">{t('text')}</span>
        </p>
        <Anchor
          href="/contact"
          className="group/action shutter-hover -outline-offset-8 flex min-h-32 items-end justify-between gap-6 bg-signal-text px-gutter py-8 font-semibold text-lg text-on-signal outline-current md:col-span-5 lg:col-span-4"
        >
          {t('button')}
          <Icon
            name="arrow-right"
            className="size-8 transition-transform duration-300 group-hover/action:translate-x-2"
          />
        </Anchor>
      </div>
    </section>
  )
}
