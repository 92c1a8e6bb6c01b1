import { useTranslation } from 'react-i18next'
import type { Language } from '#locales/languages.ts'
import { ArticleBody } from '#ui/blocks/blog/article-body.tsx'
import { BlockView } from '#ui/blocks/staff/editor/difference/block-view.tsx'
import type { BlockPair } from '#ui/blocks/staff/editor/difference/pair-blocks.ts'
import { cn } from '#ui/lib/cn.ts'
import { DiffText, type DiffTextProps } from '#ui/primitives/staff/diff-text.tsx'

type Pieces = DiffTextProps['pieces']

export interface RevisionColumnsProps {
  language: Language
  pairs: readonly BlockPair[]
  titles: Pieces
  excerpts: Pieces
  /** Which revision each column is. */
  heads: Record<'former' | 'now', string>
}

const sides = ['former', 'now'] as const

/** Two revisions, paragraph beside paragraph: what went at the left, what came at the right. */
export function RevisionColumns({ language, pairs, titles, excerpts, heads }: RevisionColumnsProps) {
  const { t } = useTranslation('staff-revisions')
  const labels = { inserted: t('marks.inserted'), removed: t('marks.removed') }
  const row = 'grid grid-cols-2 divide-x divide-line border-line border-b'
  const cell = 'min-w-0 wrap-anywhere py-4 first:pr-4 last:pl-4'
  const line = (pieces: Pieces, className: string) => (
    <div {...changeOf(pieces.some(({ kind }) => kind !== undefined))} className={row}>
      {sides.map((side) => (
        <p key={side} lang={language} className={cn(cell, className)}>
          <DiffText pieces={pieces.filter(({ kind }) => kind === undefined || kind === kinds[side])} labels={labels} />
        </p>
      ))}
    </div>
  )
  return (
    <div data-slot="revision-columns" className="min-w-0">
      <div className={cn(row, 'border-ink!')}>
        {sides.map((side) => (
          <p key={side} className={cn(cell, 'pt-0! pb-2.5! font-semibold text-xs')}>
            {heads[side]}
          </p>
        ))}
      </div>
      {line(titles, 'display text-[1.75rem] leading-none @max-lg:text-[1.25rem]')}
      {line(excerpts, 'text-ink-soft')}
      {pairs.map((pair, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <div key={place} {...changeOf(pair.state !== 'same')} className={row}>
          {sides.map((side) => (
            <div key={side} lang={language} className={cn(cell, pair.state !== 'same' && 'bg-pane')}>
              {pair[side] && (
                <ArticleBody className="text-sm! [&>h2]:border-t-0! [&>h2]:pt-0!">
                  <BlockView pair={pair} side={side} />
                </ArticleBody>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

const kinds = { former: 'removed', now: 'inserted' } as const

const changeOf = (isChanged: boolean) => (isChanged ? { 'data-change': '' } : {})
