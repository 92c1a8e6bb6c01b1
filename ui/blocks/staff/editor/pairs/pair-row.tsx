import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#locales/languages.ts'
import { ArticleBody } from '#ui/blocks/blog/article-body.tsx'
import { BlockView } from '#ui/blocks/staff/editor/difference/block-view.tsx'
import type { BlockPair } from '#ui/blocks/staff/editor/difference/pair-blocks.ts'
import { asks, glyphs } from '#ui/blocks/staff/editor/pairs/pair-state.ts'
import { cn } from '#ui/lib/cn.ts'
import { PaneGlyph } from '#ui/primitives/staff/pane-glyph.tsx'

export interface PairRowProps {
  pair: BlockPair
  /** From 1. */
  number: number
  /** Of the source. */
  language: Language
  /** The one that was gone to. */
  isCurrent?: boolean
  style?: CSSProperties | undefined
}

/** A paragraph of the source, and how it stands: 56 px between the two languages. */
export function PairRow({ pair, number, language, isCurrent = false, style }: PairRowProps) {
  const { t } = useTranslation('staff-pairs')
  const { state } = pair
  return (
    <li
      data-slot="pair-row"
      data-state={state}
      data-pair={number}
      aria-current={isCurrent}
      style={style}
      className={cn(
        'grid grid-cols-[minmax(0,1fr)_3.5rem] border-line',
        style === undefined && 'border-b',
        asks(pair) && 'border-l-4 border-l-signal',
        isCurrent && 'bg-pane',
      )}
    >
      <div
        lang={language}
        className={cn('min-w-0 self-start px-gutter', asks(pair) && 'pl-[calc(var(--spacing-gutter)-4px)]')}
      >
        <ArticleBody className="py-5 [&>h2]:border-t-0! [&>h2]:pt-0!">
          <BlockView pair={pair} />
        </ArticleBody>
      </div>
      <p className="row-start-1 col-start-2 grid content-start justify-items-center gap-1.5 border-line border-x pt-5 text-ink-soft text-xs tabular-nums">
        <PaneGlyph state={glyphs[state]} label={t(`states.${state}`)} />
        <span aria-hidden="true">{number}</span>
      </p>
    </li>
  )
}
