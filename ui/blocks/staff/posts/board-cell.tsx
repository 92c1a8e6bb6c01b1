import { useTranslation } from 'react-i18next'
import type { Language } from '#locales/languages.ts'
import { formatDay, type StaffClock } from '#locales/staff-formats.ts'
import { type BoardPane, glyphOf } from '#ui/blocks/staff/posts/board-post.ts'
import { CellPane } from '#ui/blocks/staff/posts/cell-pane.tsx'
import { usePaneWords } from '#ui/blocks/staff/posts/use-pane-words.ts'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { GridPart } from '#ui/primitives/staff/grid-part.tsx'
import { PaneGlyph } from '#ui/primitives/staff/pane-glyph.tsx'

export interface BoardCellProps {
  language: Language
  pane: BoardPane
  clock: StaffClock
  /** Its column, for the arrows of the grid. */
  column: number
  /** It still says what its source says. */
  onAgree?: (() => void) | undefined
}

const FIRST = 2 // column of a language

/** How one language of a post stands, and the way to it. A sign and a number: words are in its name. */
export function BoardCell({ language, pane, clock, column, onAgree }: BoardCellProps) {
  const { i18n } = useTranslation('staff-posts')
  const words = usePaneWords(clock)
  const { state, behind, visibleFrom, href } = pane
  const glyph = glyphOf(pane)
  const asks = glyph === 'stale' || glyph === 'asks'
  const day = (at: number) => formatDay(at, i18n.language, clock, { month: 'short' })
  const label = state === 'scheduled' && visibleFrom ? day(visibleFrom) : asks ? `${behind}\u00a0¶` : undefined
  const looks = cn(
    'relative flex size-full min-h-17 items-center gap-2.5 -outline-offset-4 focus-visible:-outline-offset-4 @max-5xl:flex-col @max-5xl:justify-center @max-5xl:gap-1.5 @5xl:px-3',
    asks ? 'font-semibold text-signal-text' : 'text-ink-soft',
  )
  const inside = (
    <>
      <PaneGlyph state={glyph} />
      <span className="sr-only">{words(language, pane)}</span>
      <span aria-hidden="true" className="whitespace-nowrap text-xs tabular-nums">
        {label ?? <span className="@5xl:hidden">{language}</span>}
      </span>
    </>
  )
  return (
    <GridPart
      role="gridcell"
      data-slot="board-cell"
      className={cn(
        'group/cell relative grid min-w-0 border-line border-l hover:bg-pane @max-5xl:border-t',
        column === FIRST && '@max-5xl:border-l-0',
      )}
    >
      {href === undefined ? (
        <span data-stop={column} className={looks}>
          {inside}
        </span>
      ) : (
        <Anchor href={href} data-stop={column} className={looks}>
          {inside}
        </Anchor>
      )}
      {asks && href !== undefined && <CellPane behind={behind} href={href} column={column} onAgree={onAgree} />}
    </GridPart>
  )
}
