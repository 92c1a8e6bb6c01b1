import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { languages } from '#locales/languages.ts'
import type { Sending } from '#ui/blocks/staff/issues/watch/sending.ts'
import { cn } from '#ui/lib/cn.ts'
import { Icon } from '#ui/primitives/icon.tsx'

export interface HowItGoesProps {
  sending: Pick<Sending, 'all' | 'retried' | 'languages'>
}

/** What became of the mails so far. */
export function HowItGoes({ sending }: HowItGoesProps) {
  const { all, retried } = sending
  const { t, i18n } = useTranslation('staff-sending')
  const left = languages.reduce((sum, language) => sum + sending.languages[language].left, 0)
  const lines = [
    { name: 'sent', count: all.sent },
    { name: 'retried', count: retried },
    { name: 'refused', count: all.refused, isBad: true },
    { name: 'given', count: all.given, isBad: true, isRare: true },
    { name: 'unknown', count: all.unknown, isBad: true, isRare: true },
    { name: 'skipped', count: all.skipped, isRare: true },
    { name: 'left', count: left },
  ] as const
  return (
    <section data-slot="how-it-goes" aria-labelledby="how-it-goes" className="px-5 py-5">
      <h2 id="how-it-goes" className="heading mb-1 text-[1.0625rem]">
        {t('goes.title')}
      </h2>
      <dl className="divide-y divide-line text-sm">
        {lines.map((line) => {
          const isMarked = 'isBad' in line && line.count > 0
          if ('isRare' in line && line.count === 0) return null
          return (
            <div
              key={line.name}
              className={cn('flex items-baseline justify-between gap-4 py-2.5', isMarked && 'text-danger')}
            >
              <dt>
                {isMarked && <Icon name="warning" className="mr-2 inline-block size-4 align-[-0.15em]" />}
                {t(`goes.${line.name}`)}
              </dt>
              <dd className="font-semibold tabular-nums">{formatNumber(line.count, i18n.language)}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
