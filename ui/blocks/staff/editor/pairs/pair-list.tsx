import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languageNames } from '#locales/languages.ts'
import { formatDay, type StaffClock } from '#locales/staff-formats.ts'
import type { BlockPair } from '#ui/blocks/staff/editor/difference/pair-blocks.ts'
import { PairRow } from '#ui/blocks/staff/editor/pairs/pair-row.tsx'
import { asks, sheetBlocks, targetPlaces } from '#ui/blocks/staff/editor/pairs/pair-state.ts'
import { SourceFold } from '#ui/blocks/staff/editor/pairs/source-fold.tsx'
import { useAlignedRows } from '#ui/blocks/staff/editor/pairs/use-aligned-rows.ts'
import { useFollowing } from '#ui/blocks/staff/editor/pairs/use-following.ts'
import { cn } from '#ui/lib/cn.ts'
import { Keys } from '#ui/primitives/staff/key.tsx'

export interface PairListProps {
  sourceLanguage: Language
  /** Of the translation. */
  language: Language
  source: { title: string; excerpt: string; body: string }
  /** `pairBlocks(source.body, source.former)`, memoised: alignment is measured anew for other ones. Undefined before there are scripts: then the source is plain Markdown, as the sheet is. */
  pairs: readonly BlockPair[] | undefined
  /** When the translation was last saved; milliseconds. Nothing while it is not written. */
  savedAt?: number | undefined
  clock: StaffClock
  /** The translation's title and excerpt, beside those of the source. */
  head: ReactNode
  /** The translation's sheet. */
  children: ReactNode
  /** The element in it whose children are its blocks. */
  selector?: string
  /** Nothing where there is nothing to agree to. */
  onAgree?: (() => void) | undefined
}

const columns = '@3xl:grid @3xl:grid-cols-[minmax(0,1fr)_3.5rem_minmax(0,1fr)]'

const unpaired: readonly BlockPair[] = []

/** A translation beside its source, paragraph by paragraph. In one column the source folds down over the text. Alt and an arrow lead from change to change. */
export function PairList({
  sourceLanguage,
  language,
  source,
  pairs: found,
  savedAt,
  clock,
  head,
  children,
  selector = '.ProseMirror',
  onAgree,
}: PairListProps) {
  const { t, i18n } = useTranslation('staff-pairs')
  const pairs = found ?? unpaired
  const list = useRef<HTMLOListElement>(null)
  const target = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<number>()
  const rows = useAlignedRows({ source: list, target, selector, pairs })
  useFollowing({ source: list, target, selector, isOff: rows !== undefined || !found })
  const changed = pairs.flatMap((pair, row) => (asks(pair) ? [row] : []))
  const position = current === undefined ? -1 : changed.indexOf(current)

  function goTo(row: number) {
    setCurrent(row)
    const blocks = sheetBlocks(target.current, selector)
    const place = targetPlaces(pairs, blocks.length)?.[row]
    list.current?.querySelector(`[data-pair="${row + 1}"]`)?.scrollIntoView({ block: 'center' })
    if (place !== undefined) blocks[place]?.scrollIntoView({ block: 'center' })
  }

  function step(by: 1 | -1) {
    const next = changed.at((Math.max(position, by === 1 ? -1 : 0) + by) % changed.length)
    if (next !== undefined) goTo(next)
  }

  function press(event: KeyboardEvent) {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || changed.length === 0) return
    // Before the sheet, where it would move the block.
    event.preventDefault()
    event.stopPropagation()
    step(event.key === 'ArrowDown' ? 1 : -1)
  }

  const since =
    savedAt === undefined
      ? t('sinceNever')
      : t('since', { when: formatDay(savedAt, i18n.language, clock, { month: 'short' }) })

  return (
    <div data-slot="pair-list" onKeyDownCapture={press} className="@container grow">
      <div className={cn(columns, 'border-ink border-b text-sm @max-3xl:hidden')}>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 px-gutter py-3">
          <b className="font-semibold">{t('source', { language: languageNames[sourceLanguage] })}</b>
          {found && <span className="text-ink-soft text-xs">{since}</span>}
        </p>
        <span className="border-line border-x" />
        <div className="flex flex-wrap items-center justify-between gap-x-4 px-gutter">
          <b className="py-3 font-semibold">{t('target', { language: languageNames[language] })}</b>
          {changed.length > 0 && (
            <button
              type="button"
              aria-keyshortcuts="Alt+ArrowDown"
              onClick={() => step(1)}
              className="flex min-h-11 cursor-pointer items-center gap-2.5 text-xs hover:underline hover:decoration-2 hover:decoration-signal hover:underline-offset-4"
            >
              <Keys faces={['Alt', 'down']} className="text-ink-soft pointer-coarse:hidden" />
              {t('next')}
              <span className="text-ink-soft tabular-nums">
                {position < 0 ? changed.length : t('toChange', { number: position + 1, all: changed.length })}
              </span>
            </button>
          )}
        </div>
      </div>
      <SourceFold
        language={sourceLanguage}
        pairs={pairs}
        row={current}
        onRowChange={goTo}
        onAgree={onAgree}
        className="@3xl:hidden"
      />
      <div className={cn(columns, 'border-line border-b')}>
        <div lang={sourceLanguage} className="grid content-start gap-3 px-gutter py-6 @max-3xl:hidden">
          <p className="display text-[2rem] leading-none">{source.title}</p>
          {source.excerpt && <p className="max-w-160 text-ink-soft text-lg">{source.excerpt}</p>}
        </div>
        <span className="border-line border-x @max-3xl:hidden" />
        <div className="min-w-0 px-gutter py-6">{head}</div>
      </div>
      {found && !rows && (
        <p className="border-line border-b px-gutter py-3 text-ink-soft text-xs @max-3xl:hidden">{t('differs')}</p>
      )}
      <div className="relative" style={rows && { minHeight: rows.end }}>
        {rows?.tops.slice(rows.start > 0 ? 0 : 1).map((top) => (
          <span key={top} aria-hidden="true" style={{ top }} className="absolute inset-x-0 border-line border-t" />
        ))}
        <div className={cn(columns, 'min-h-[inherit]')}>
          {found ? (
            <ol
              ref={list}
              aria-label={t('sourceText')}
              style={rows && { paddingTop: rows.start }}
              // What scrolls by itself is reached by keyboard.
              {...(!rows && { tabIndex: 0 })}
              className={cn(
                '@3xl:col-span-2 @max-3xl:hidden',
                !rows && 'relative @3xl:sticky @3xl:top-0 @3xl:max-h-dvh @3xl:self-start @3xl:overflow-y-auto',
              )}
            >
              {pairs.map((pair, row) => (
                <PairRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
                  key={row}
                  pair={pair}
                  number={row + 1}
                  language={sourceLanguage}
                  isCurrent={row === current}
                  style={rows && { height: (rows.tops[row + 1] ?? rows.end) - (rows.tops[row] ?? 0) }}
                />
              ))}
            </ol>
          ) : (
            <div
              lang={sourceLanguage}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself is reached by keyboard.
              tabIndex={0}
              className={cn(
                'whitespace-pre-wrap px-gutter py-5 -outline-offset-4 wrap-anywhere',
                'max-h-[34vh] overflow-y-auto @max-3xl:border-line @max-3xl:border-b',
                '@3xl:sticky @3xl:top-0 @3xl:col-span-2 @3xl:max-h-dvh @3xl:self-start',
              )}
            >
              {source.body}
            </div>
          )}
          <div ref={target} className="relative flow-root min-w-0 px-gutter @max-3xl:py-5">
            {children}
          </div>
        </div>
      </div>
    </div>
  )
}
