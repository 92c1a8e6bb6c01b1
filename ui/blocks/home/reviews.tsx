import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#ui/lib/cn.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import { Picture } from '#ui/primitives/picture.tsx'

const reviews = ['furniture', 'museum', 'library'] as const // sample content, marked as such (D1)

/** Stacked in one grid cell, so that the height never changes; without scripts, below each other. */
export function Reviews() {
  const { t } = useTranslation('home')
  const [current, setCurrent] = useState(0)
  const go = (step: number) => setCurrent((current + step + reviews.length) % reviews.length)
  return (
    <section
      data-slot="reviews"
      aria-label={t('reviews.label')}
      className="grid border-line border-b md:grid-cols-12 md:grid-rows-[1fr_auto]"
    >
      <div className="relative aspect-3/2 overflow-hidden border-line max-md:border-b md:col-span-4 md:row-span-2 md:aspect-auto md:min-h-[min(52vw,44rem)] md:border-r">
        <Picture
          slug="home-review"
          alt=""
          sizes="(min-width: 100rem) 34rem, (min-width: 48rem) 40vw, 100vw"
          className="absolute inset-0 size-full object-cover object-bottom"
        />
      </div>
      <div
        aria-live="polite"
        aria-atomic="true"
        className="grid px-gutter py-[clamp(2.5rem,6vw,6rem)] noscript:gap-16 md:col-span-8 print:gap-16"
      >
        {reviews.map((review, place) => (
          <figure
            key={review}
            data-state={place === current ? 'shown' : 'hidden'}
            className={cn(
              'col-start-1 row-start-1 grid content-between gap-10 noscript:visible noscript:row-auto print:visible print:row-auto print:break-inside-avoid',
              place === current ? 'motion-safe:animate-blind-open' : 'invisible',
            )}
          >
            <blockquote className="display max-w-[22ch] text-[clamp(2rem,1.1rem+3.6vw,5rem)] leading-[1.02]">
              <p>{t(`reviews.${review}.quote`)}</p>
            </blockquote>
            <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
              <Badge>{t('reviews.sample')}</Badge>
              {t(`reviews.${review}.who`)}
            </figcaption>
          </figure>
        ))}
      </div>
      <div className="flex items-center gap-3 border-line border-t px-gutter py-4 noscript:hidden md:col-span-8 print:hidden">
        <span className="mr-auto text-ink-soft text-sm">
          {t('reviews.count', { number: current + 1, total: reviews.length })}
        </span>
        <IconButton label={t('reviews.previous')} onClick={() => go(-1)}>
          <Icon name="chevron-left" />
        </IconButton>
        <IconButton label={t('reviews.next')} onClick={() => go(1)}>
          <Icon name="chevron-right" />
        </IconButton>
      </div>
    </section>
  )
}
