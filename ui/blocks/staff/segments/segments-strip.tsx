import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnalyticsFilters, AnalyticsLinks } from '#ui/blocks/staff/analytics/analytics.ts'
import { filtersOf } from '#ui/blocks/staff/analytics/analytics-bar.tsx'
import { type AnalyticsClock, useAnalyticsWords } from '#ui/blocks/staff/analytics/analytics-words.ts'
import { KeptSegments } from '#ui/blocks/staff/segments/kept-segments.tsx'
import { isSameSegment, type OpenShare, type Segment, type SegmentWriting } from '#ui/blocks/staff/segments/segments.ts'
import { ShareLinks } from '#ui/blocks/staff/segments/share-links.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface SegmentsStripProps {
  segments: readonly Segment[]
  shares: readonly OpenShare[]
  clock: AnalyticsClock
  links: Pick<AnalyticsLinks, 'shown' | 'hrefFor'>
  writing: SegmentWriting
}

const tab =
  'inline-flex min-h-11 items-center border-transparent border-b-2 text-ink-soft hover:text-ink aria-[current]:border-ink aria-[current]:font-semibold aria-[current]:text-ink'

/** Kept segments as places to go to, and a fold to keep or share what is filtered. The address stays the truth. */
export function SegmentsStrip({ segments, shares, clock, links, writing }: SegmentsStripProps) {
  const { t } = useTranslation('staff-segments')
  const { t: tFilter } = useTranslation('staff-analytics')
  const { filterValue, hours } = useAnalyticsWords(clock)
  const { shown, hrefFor } = links
  const isAsked = writing.made !== undefined || writing.refused !== undefined
  const [isOpen, setOpen] = useState(isAsked)
  const isEverybody = filtersOf(shown).length === 0
  const known = segments.find(({ filters }) => isSameSegment(filters, shown.filters))
  const wordsOf = (filters: AnalyticsFilters) =>
    filtersOf({ filters })
      .map(({ filter, value }) => `${tFilter(`filter.names.${filter}`)}: ${filterValue(filter, value)}`)
      .join(', ')
  return (
    <section data-slot="segments-strip" aria-label={t('title')} className="border-line border-b text-sm print:hidden">
      <div className="flex flex-wrap items-start">
        {segments.length > 0 && (
          <ul className="flex min-w-0 grow basis-60 flex-wrap gap-x-5 pl-gutter">
            <li>
              <Anchor
                href={hrefFor({ ...shown, filters: {} })}
                className={tab}
                {...(isEverybody && { 'aria-current': 'true' as const })}
              >
                {t('everybody')}
              </Anchor>
            </li>
            {segments.map(({ id, name, filters }) => (
              <li key={id} className="min-w-0">
                <Anchor
                  href={hrefFor({ ...shown, filters })}
                  className={`${tab} wrap-anywhere`}
                  {...(known?.id === id && { 'aria-current': 'true' as const })}
                >
                  {name}
                </Anchor>
              </li>
            ))}
          </ul>
        )}
        {/* Closed it ends the line, open it has the next ones. */}
        <details
          open={isOpen || isAsked}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
          className="ml-auto open:w-full"
        >
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-end gap-2 px-gutter font-medium -outline-offset-4 hover:underline hover:underline-offset-4 [&::-webkit-details-marker]:hidden">
            <StaffIcon name="link" className="size-4" />
            {t('open')}
          </summary>
          <div className="grid gap-x-12 gap-y-8 border-line border-t bg-pane px-gutter py-5 md:grid-cols-2">
            {isEverybody && <p className="max-w-[70ch] md:col-span-2">{t('filterFirst')}</p>}
            <KeptSegments
              segments={segments}
              links={links}
              writing={writing}
              wordsOf={wordsOf}
              canKeep={!isEverybody && known === undefined}
            />
            <ShareLinks shares={shares} clock={hours} writing={writing} wordsOf={wordsOf} canShare={!isEverybody} />
          </div>
        </details>
      </div>
    </section>
  )
}
