import { useTranslation } from 'react-i18next'
import { SectionHeading } from '#ui/blocks/frame/section-heading.tsx'
import { cn } from '#ui/lib/cn.ts'
import { PaneCount, type PaneCountProps } from '#ui/primitives/pane-count.tsx'

interface Promise extends Pick<PaneCountProps, 'columns' | 'lit' | 'unlit' | 'size'> {
  name: 'answer' | 'start' | 'kickoff' | 'simple' | 'complex' | 'support'
  className: string
}

/** Every block is three small panes high. */
const promises: Promise[] = [
  { name: 'answer', columns: 8, lit: 3, className: 'lg:col-span-3' },
  { name: 'start', columns: 16, lit: 3, className: 'lg:col-span-4' },
  { name: 'kickoff', columns: 24, lit: 3, className: 'lg:col-span-5' },
  { name: 'simple', columns: 2, lit: 1, unlit: 1, size: 'week', className: 'lg:col-span-3' },
  { name: 'complex', columns: 8, lit: 1, unlit: 1, size: 'week', className: 'lg:col-span-5' },
  { name: 'support', columns: 10, lit: 3, className: 'lg:col-span-4' },
]

/** The agency's promises (specification 1 and 9), with a window for every hour, day or week. */
export function Impact() {
  const { t } = useTranslation('home')
  return (
    <section data-slot="impact" className="@container">
      <SectionHeading title={t('impact.title')}>{t('impact.legend')}</SectionHeading>
      <ul className="grid gap-px border-line border-y bg-line sm:grid-cols-2 lg:grid-cols-12">
        {promises.map(({ name, className, ...count }) => (
          <li
            key={name}
            className={cn(
              'flex flex-col justify-between gap-10 bg-paper px-gutter pt-6 pb-7 [--cell:calc((100cqi-2*var(--spacing-gutter))/24)] sm:[--cell:calc((50cqi-2*var(--spacing-gutter))/24)] lg:[--cell:1.5cqi]',
              className,
            )}
          >
            <p className="grid gap-2">
              <span className="display text-h2">{t(`impact.${name}.figure`)}</span>
              <span className="text-ink-soft">{t(`impact.${name}.text`)}</span>
            </p>
            <PaneCount {...count} />
          </li>
        ))}
      </ul>
    </section>
  )
}
