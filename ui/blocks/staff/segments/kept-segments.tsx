import { useTranslation } from 'react-i18next'
import { longestSegmentName } from '#api/contract/values/staff/analytics.ts'
import type { AnalyticsFilters, AnalyticsLinks } from '#ui/blocks/staff/analytics/analytics.ts'
import { SegmentForm } from '#ui/blocks/staff/segments/segment-form.tsx'
import { refusalOf, type Segment, type SegmentWriting } from '#ui/blocks/staff/segments/segments.ts'
import { Link } from '#ui/primitives/link.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export interface KeptSegmentsProps {
  segments: readonly Segment[]
  links: Pick<AnalyticsLinks, 'shown' | 'hrefFor'>
  writing: SegmentWriting
  /** What a segment is narrowed to, in words. */
  wordsOf: (filters: AnalyticsFilters) => string
  /** Nothing is filtered, or it is kept already. */
  canKeep: boolean
}

/** Segments under their names: led to by an address, renamed or deleted in place, and a new one of what is filtered now. */
export function KeptSegments({ segments, links, writing, wordsOf, canKeep }: KeptSegmentsProps) {
  const { t } = useTranslation('staff-segments')
  const { shown, hrefFor } = links
  const refused = refusalOf(writing, 'saveSegment')
  return (
    <section data-slot="kept-segments" aria-labelledby="kept-segments" className="min-w-0">
      <h2 id="kept-segments" className="heading pb-2 text-[1.0625rem]">
        {t('kept.title')}
      </h2>
      {segments.length === 0 ? (
        <p className="text-ink-soft">{t('kept.none')}</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {segments.map(({ id, name, filters, by }) => (
            <li key={id} className="flex flex-wrap items-start gap-x-3">
              <p className="wrap-anywhere min-w-0 grow basis-0 py-2.5">
                <Link href={hrefFor({ ...shown, filters })} className="font-semibold">
                  {name}
                </Link>
                <span className="block text-ink-soft text-xs">
                  {[wordsOf(filters), by !== null && t('kept.by', { name: by })].filter(Boolean).join(' · ')}
                </span>
              </p>
              <details open={refusalOf(writing, 'renameSegment', id) !== undefined} className="open:w-full">
                <summary className="flex min-h-11 cursor-pointer list-none items-center justify-end px-2 -outline-offset-4 hover:bg-paper [&::-webkit-details-marker]:hidden">
                  <span className="sr-only">{t('kept.label', { name })}</span>
                  <StaffIcon name="more" className="size-4" />
                </summary>
                <div className="grid gap-3 pb-4">
                  <SegmentForm writing={writing} deed="renameSegment" id={id} words={t('kept.rename')} size="sm">
                    <TextField
                      name="name"
                      label={t('kept.name')}
                      defaultValue={refusalOf(writing, 'renameSegment', id)?.typed.name ?? name}
                      maxLength={longestSegmentName}
                      autoComplete="off"
                      required
                      error={refusalOf(writing, 'renameSegment', id)?.errors?.['name']}
                    />
                  </SegmentForm>
                  <SegmentForm
                    writing={writing}
                    deed="deleteSegment"
                    id={id}
                    words={t('kept.delete')}
                    tone="danger"
                    size="sm"
                  />
                </div>
              </details>
            </li>
          ))}
        </ul>
      )}
      {canKeep && (
        <div className="pt-4">
          <SegmentForm writing={writing} deed="saveSegment" words={t('kept.keep')} tone="ink" kept={segments.length}>
            <TextField
              name="name"
              label={t('kept.name')}
              hint={t('kept.hint')}
              defaultValue={refused?.typed.name}
              maxLength={longestSegmentName}
              autoComplete="off"
              required
              error={refused?.errors?.['name']}
            />
          </SegmentForm>
        </div>
      )}
    </section>
  )
}
