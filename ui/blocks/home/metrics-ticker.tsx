import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#ui/lib/cn.ts'
import { Icon } from '#ui/primitives/icon.tsx'

const metrics = ['support', 'kickoff', 'languages', 'expertise', 'reach', 'systems', 'industries', 'tools'] as const

/** Pauses on hover and by the button; with reduced motion or without scripts the figures stand in rows. */
export function MetricsTicker() {
  const { t } = useTranslation('home')
  const [isPaused, setIsPaused] = useState(false)
  return (
    <section
      data-slot="metrics-ticker"
      data-state={isPaused ? 'paused' : 'moving'}
      aria-label={t('metrics.label')}
      className="group/ticker flex border-line border-b"
    >
      <div className="min-w-0 grow overflow-hidden">
        <div
          className={cn(
            'moving:flex moving:w-max moving:animate-ticker group-focus-within/ticker:[animation-play-state:paused]! group-hover/ticker:[animation-play-state:paused]!',
            isPaused && '[animation-play-state:paused]!',
          )}
        >
          <Figures t={t} />
          <Figures t={t} isCopy />
        </div>
      </div>
      <button
        type="button"
        onClick={() => setIsPaused(!isPaused)}
        aria-label={t(isPaused ? 'metrics.play' : 'metrics.pause')}
        className="-outline-offset-4 relative hidden w-14 shrink-0 cursor-pointer place-items-center border-line border-l bg-paper outline-current transition-colors hover:bg-ink hover:text-paper moving:grid"
      >
        <Icon name={isPaused ? 'play' : 'pause'} className="size-5" />
      </button>
    </section>
  )
}

/** A second row makes the loop endless; it is hidden from screen readers. */
function Figures({ t, isCopy = false }: { t: TFunction<'home'>; isCopy?: boolean }) {
  return (
    <ul
      aria-hidden={isCopy || undefined}
      className={cn('flex flex-wrap moving:flex-nowrap', isCopy && 'hidden moving:flex')}
    >
      {metrics.map((metric) => (
        <li
          key={metric}
          className="flex min-h-16 items-baseline gap-2 whitespace-nowrap border-line border-r px-gutter py-4 moving:px-[calc(var(--spacing-gutter)*1.5)]"
        >
          <span className="heading text-h3">{t(`metrics.${metric}.figure`)}</span>
          <span className="text-ink-soft">{t(`metrics.${metric}.text`)}</span>
        </li>
      ))}
    </ul>
  )
}
