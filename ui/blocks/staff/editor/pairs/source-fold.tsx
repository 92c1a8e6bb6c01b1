import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languageNames } from '#locales/languages.ts'
import { ArticleBody } from '#ui/blocks/blog/article-body.tsx'
import { BlockView } from '#ui/blocks/staff/editor/difference/block-view.tsx'
import type { BlockPair } from '#ui/blocks/staff/editor/difference/pair-blocks.ts'
import { asks, glyphs } from '#ui/blocks/staff/editor/pairs/pair-state.ts'
import { PanelDeed } from '#ui/blocks/staff/editor/panel/panel-part.tsx'
import { cn } from '#ui/lib/cn.ts'
import { PaneGlyph } from '#ui/primitives/staff/pane-glyph.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface SourceFoldProps {
  /** Of the source. */
  language: Language
  pairs: readonly BlockPair[]
  /** Which is shown, from 0; the first that has changed unless said. */
  row: number | undefined
  onRowChange: (row: number) => void
  onAgree?: (() => void) | undefined
  className?: string
}

/** Where there is room for one language: a paragraph of the source over the text, what has changed first. */
export function SourceFold({ language, pairs, row, onRowChange, onAgree, className }: SourceFoldProps) {
  const { t } = useTranslation('staff-pairs')
  const id = useId()
  const [isShown, setShown] = useState(true)
  const changed = pairs.flatMap((pair, place) => (asks(pair) ? [place] : []))
  const stops = changed.length > 0 ? changed : pairs.map((_, place) => place)
  const shown = row ?? stops[0]
  const pair = shown === undefined ? undefined : pairs[shown]
  if (shown === undefined || !pair) return null
  const stop = stops.indexOf(shown)
  const next = stops[(stop + 1) % stops.length]
  const before = stops.at(stop - 1)
  const pane =
    'flex min-h-12 cursor-pointer items-center justify-center gap-2 px-3 font-medium text-sm -outline-offset-4 hover:bg-pane'
  return (
    <section
      data-slot="source-fold"
      aria-label={t('fold.label')}
      className={cn('sticky top-0 z-10 border-ink border-b bg-pane [@media(height<25rem)]:static', className)}
    >
      <div className="flex items-center justify-between gap-4 px-4 py-2">
        <p className="flex min-w-0 items-center gap-2.5 text-ink-soft text-xs">
          <PaneGlyph state={glyphs[pair.state]} size="sm" />
          <span>
            {t('fold.place', { language: languageNames[language], number: shown + 1, all: pairs.length })}
            {asks(pair) && `, ${t(`states.${pair.state}`)}`}
          </span>
        </p>
        <PanelDeed
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
          className="min-h-11 my-0!"
        >
          {t(isShown ? 'fold.hide' : 'fold.show')}
        </PanelDeed>
      </div>
      <div id={id} hidden={!isShown}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself is reached by keyboard. */}
        <div lang={language} tabIndex={0} className="max-h-[34vh] overflow-y-auto px-4 pb-3 -outline-offset-4">
          <ArticleBody className="[&>h2]:border-t-0! [&>h2]:pt-0!">
            <BlockView pair={pair} />
          </ArticleBody>
        </div>
        <div className="flex divide-x divide-line border-line border-t bg-paper">
          <p className="grid min-w-16 place-items-center px-3 text-ink-soft text-xs tabular-nums">
            {t('toChange', { number: stop + 1, all: stops.length })}
          </p>
          {onAgree && changed.length > 0 && (
            <button type="button" onClick={onAgree} className={cn(pane, 'flex-1')}>
              {t('panel.agree')}
            </button>
          )}
          <button
            type="button"
            aria-label={t('fold.previous')}
            disabled={stops.length < 2}
            onClick={() => before !== undefined && onRowChange(before)}
            className={cn(pane, 'min-w-12 disabled:opacity-60')}
          >
            <StaffIcon name="chevron-down" className="size-4 rotate-180" />
          </button>
          <button
            type="button"
            disabled={stops.length < 2}
            onClick={() => next !== undefined && onRowChange(next)}
            className={cn(pane, 'flex-1 disabled:opacity-60')}
          >
            <StaffIcon name="chevron-down" className="size-4" />
            {t('fold.next')}
          </button>
        </div>
      </div>
    </section>
  )
}
