import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { type Language, languageNames } from '#locales/languages.ts'
import { formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import type { PostRevision } from '#ui/blocks/staff/editor/revisions/revision.ts'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { PaneGlyph } from '#ui/primitives/staff/pane-glyph.tsx'

export interface RevisionListProps {
  language: Language
  /** Newest first; the first is now. Nothing while they are on their way. */
  revisions: readonly PostRevision[] | undefined
  clock: StaffClock
  /** The one that is compared with now. */
  compared?: string | undefined
  /** Each comparison has its address. */
  hrefFor: (id: string) => string
  /** Instead of following the link. */
  onCompare?: ((id: string) => void) | undefined
  /** They did not arrive. */
  hasFailed?: boolean | undefined
  onRetry?: (() => void) | undefined
}

/** What a language of a post was, by time. */
export function RevisionList({
  language,
  revisions,
  clock,
  compared,
  hrefFor,
  onCompare,
  hasFailed = false,
  onRetry,
}: RevisionListProps) {
  const { t } = useTranslation('staff-revisions')
  return (
    <section data-slot="revision-list" aria-label={t('title')} className="@container min-w-0">
      <div className="flex min-h-12 flex-wrap items-baseline justify-between gap-x-4 border-line border-b px-gutter py-3">
        <h2 className="heading text-h4">{t('title')}</h2>
        {revisions && revisions.length > 0 && (
          <p className="text-ink-soft text-xs tabular-nums">
            {t('count', { count: revisions.length, language: languageNames[language] })}
          </p>
        )}
      </div>
      {hasFailed ? (
        <div role="alert" className="grid justify-items-start gap-3 px-gutter py-5">
          <p className="font-semibold">{t('failed.title')}</p>
          <p className="text-ink-soft text-sm">{t('failed.text')}</p>
          {onRetry && (
            <DeedButton size="sm" onClick={onRetry}>
              {t('failed.again')}
            </DeedButton>
          )}
        </div>
      ) : revisions === undefined ? (
        <Loading />
      ) : (
        <Filled {...{ language, revisions, clock, compared, hrefFor, onCompare }} />
      )}
    </section>
  )
}

function Filled({
  language,
  revisions,
  clock,
  compared,
  hrefFor,
  onCompare,
}: RevisionListProps & { revisions: readonly PostRevision[] }) {
  const { t, i18n } = useTranslation('staff-revisions')
  const number = (value: number) => formatNumber(value, i18n.language)

  function choose(event: MouseEvent, id: string) {
    if (!onCompare || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onCompare(id)
  }

  return (
    <>
      <ol aria-label={t('list')}>
        {revisions.map(({ id, savedAt, savedBy, title, words, isPublic }, place) => {
          const isNow = place === 0
          const inside = (
            <>
              <PaneGlyph state={isPublic ? 'live' : 'draft'} className="mt-0.5" />
              <span className="grid min-w-0 gap-0.5">
                <span className="tabular-nums">
                  <b className="font-semibold">{revisions.length - place}</b>{' '}
                  {formatWhen(savedAt, i18n.language, clock)}
                </span>
                <span lang={language} className="wrap-anywhere line-clamp-2 text-xs">
                  {title}
                </span>
                <span className={cn('text-xs', !isNow && 'text-ink-soft')}>
                  {[isNow && t('now'), isPublic && t('public'), savedBy ?? t('someone')].filter(Boolean).join(', ')}
                </span>
              </span>
              <span className={cn('shrink-0 text-xs tabular-nums', !isNow && 'text-ink-soft')}>
                {t('words', { count: words, number: number(words) })}
              </span>
            </>
          )
          const looks = 'grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-3.5 px-gutter py-3.5 text-sm'
          return (
            <li key={id} className="border-line border-b">
              {isNow ? (
                <div className={cn(looks, 'panes-on-ink bg-ink text-paper')}>{inside}</div>
              ) : (
                <Anchor
                  href={hrefFor(id)}
                  aria-current={id === compared}
                  onClick={(event) => choose(event, id)}
                  className={cn(
                    looks,
                    '-outline-offset-4 hover:bg-pane focus-visible:-outline-offset-4',
                    id === compared &&
                      'border-signal border-l-4 bg-pane pl-[calc(var(--spacing-gutter)-4px)] forced-colors:underline',
                  )}
                >
                  {inside}
                </Anchor>
              )}
            </li>
          )
        })}
      </ol>
      {revisions.length > 1 && <p className="px-gutter py-5 text-ink-soft text-xs">{t('kept')}</p>}
    </>
  )
}

function Loading() {
  const { t } = useTranslation('staff-revisions')
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="grid gap-2 border-line border-b px-gutter py-5">
          <Skeleton className="w-40" />
          <Skeleton className="w-24" />
        </div>
      ))}
    </div>
  )
}
