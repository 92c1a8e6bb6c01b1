import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#locales/languages.ts'
import { formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import { ArticleBody } from '#ui/blocks/blog/article-body.tsx'
import { BlockView } from '#ui/blocks/staff/editor/difference/block-view.tsx'
import { diffPieces } from '#ui/blocks/staff/editor/difference/diff-pieces.ts'
import { type BlockPair, pairBlocks } from '#ui/blocks/staff/editor/difference/pair-blocks.ts'
import { type NumberedRevision, type RevisionMode, revisionModes } from '#ui/blocks/staff/editor/revisions/revision.ts'
import { RevisionColumns } from '#ui/blocks/staff/editor/revisions/revision-columns.tsx'
import { cn } from '#ui/lib/cn.ts'
import { DiffMark, DiffText } from '#ui/primitives/staff/diff-text.tsx'
import { Keys } from '#ui/primitives/staff/key.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface RevisionViewProps {
  /** Of the text. */
  language: Language
  /** The older one. */
  from: NumberedRevision
  to: NumberedRevision
  mode: RevisionMode
  onModeChange: (mode: RevisionMode) => void
  clock: StaffClock
}

/** What has changed between two revisions, word by word. Alt and an arrow lead from change to change. */
export function RevisionView({ language, from, to, mode, onModeChange, clock }: RevisionViewProps) {
  const { t, i18n } = useTranslation('staff-revisions')
  const text = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<number>()
  const pairs = useMemo(() => pairBlocks(to.text.body, from.text.body), [to.text.body, from.text.body])
  const titles = useMemo(() => diffPieces(to.text.title, from.text.title), [to.text.title, from.text.title])
  const excerpts = useMemo(() => diffPieces(to.text.excerpt, from.text.excerpt), [to.text.excerpt, from.text.excerpt])
  const isChanged = (pieces: typeof titles) => pieces.some(({ kind }) => kind !== undefined)
  const changes = [isChanged(titles), isChanged(excerpts), ...pairs.map(({ state }) => state !== 'same')].filter(
    Boolean,
  ).length
  const marks = { inserted: t('marks.inserted'), removed: t('marks.removed') }

  function step(by: 1 | -1) {
    const next = ((((place ?? (by === 1 ? -1 : 0)) + by) % changes) + changes) % changes
    setPlace(next)
    const element = text.current?.querySelectorAll('[data-change]')[next]
    element?.scrollIntoView({ block: 'center' })
  }

  function press(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || changes === 0) return
    event.preventDefault()
    step(event.key === 'ArrowDown' ? 1 : -1)
  }

  return (
    <section data-slot="revision-view" aria-label={t('text')} onKeyDown={press} className="@container min-w-0">
      <div className="flex flex-wrap items-stretch justify-between border-line border-b text-sm">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
        <div role="group" aria-label={t('view.label')} className="flex max-@lg:w-full">
          {revisionModes.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === mode}
              onClick={() => onModeChange(each)}
              className="-outline-offset-4 flex min-h-12 cursor-pointer items-center gap-2.5 border-line border-r px-4 font-medium outline-current hover:underline hover:decoration-2 hover:decoration-signal hover:underline-offset-8 aria-pressed:bg-ink aria-pressed:text-paper max-@lg:flex-1 forced-colors:aria-pressed:underline"
            >
              <StaffIcon name={each === 'inline' ? 'post' : 'columns'} className="size-4 shrink-0" />
              {t(`view.${each}`)}
            </button>
          ))}
        </div>
        {changes > 0 && (
          <button
            type="button"
            aria-keyshortcuts="Alt+ArrowDown"
            onClick={() => step(1)}
            className="-outline-offset-4 flex min-h-12 cursor-pointer items-center gap-2.5 px-4 text-xs hover:underline hover:decoration-2 hover:decoration-signal hover:underline-offset-4"
          >
            <Keys faces={['Alt', 'down']} className="text-ink-soft pointer-coarse:hidden" />
            {t('next')}
            <span className="text-ink-soft tabular-nums">
              {place === undefined ? changes : t('changeOf', { number: place + 1, all: changes })}
            </span>
          </button>
        )}
      </div>
      <div ref={text} className="px-gutter py-6">
        {changes === 0 && <p className="mb-6 text-ink-soft text-sm">{t('sameText')}</p>}
        {mode === 'columns' ? (
          <RevisionColumns
            language={language}
            pairs={pairs}
            titles={titles}
            excerpts={excerpts}
            heads={{
              former: t('column', { number: from.number, when: formatWhen(from.savedAt, i18n.language, clock) }),
              now: t('column', { number: to.number, when: formatWhen(to.savedAt, i18n.language, clock) }),
            }}
          />
        ) : (
          <div className="mx-auto max-w-160">
            {changes > 0 && (
              <p className="mb-6 flex flex-wrap gap-x-5 gap-y-1 text-xs">
                <DiffMark kind="removed" label={marks.removed}>
                  {t('legend.removed', { number: from.number })}
                </DiffMark>
                <DiffMark kind="inserted" label={marks.inserted}>
                  {t('legend.inserted')}
                </DiffMark>
              </p>
            )}
            <div lang={language} className="grid gap-6">
              <h2 {...changeOf(isChanged(titles))} className="display text-[2.75rem] leading-none @max-lg:text-[2rem]">
                <DiffText pieces={titles} labels={marks} />
              </h2>
              <p {...changeOf(isChanged(excerpts))} className="text-ink-soft text-lg">
                <DiffText pieces={excerpts} labels={marks} />
              </p>
              <ArticleBody>
                {pairs.map((pair, row) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
                  <Block key={row} pair={pair} />
                ))}
              </ArticleBody>
            </div>
          </div>
        )}
      </div>
    </section>
  )
}

const changeOf = (isChanged: boolean) => (isChanged ? { 'data-change': '' } : {})

/** Its own box only where it has changed: the article's spaces are between its children. */
function Block({ pair }: { pair: BlockPair }) {
  return (
    <div
      {...changeOf(pair.state !== 'same')}
      className={cn('[&>:first-child]:mt-0', pair.state !== 'same' && '-ml-4 border-signal border-l-2 pl-3.5')}
    >
      <BlockView pair={pair} />
    </div>
  )
}
