import { useTranslation } from 'react-i18next'
import type { PostCheck } from '#api/contract/values/post-writing.ts'
import { formatNumber } from '#locales/formats.ts'
import { type Language, languageNames } from '#locales/languages.ts'
import type { CellState, GateFinding } from '#ui/blocks/staff/editor/gate/gate.ts'
import { cn } from '#ui/lib/cn.ts'
import { GridPart } from '#ui/primitives/staff/grid-part.tsx'
import { PaneGlyph, type PaneState } from '#ui/primitives/staff/pane-glyph.tsx'

export interface MatrixCellProps {
  language: Language
  check: PostCheck
  /** For the arrows of the grid. */
  column: number
  isWritten: boolean
  isSource: boolean
  isChosen: boolean
  isAnswered: boolean
  found: readonly GateFinding[]
}

const glyphs: Record<CellState, PaneState | undefined> = {
  order: 'live',
  look: 'scheduled',
  stop: 'asks',
  checking: 'missing',
  shut: undefined,
  missing: undefined,
  source: undefined,
}

/** One check in one language. A pane and a number: the words are in its name. */
export function MatrixCell(props: MatrixCellProps) {
  const { language, check, column, found } = props
  const { t, i18n } = useTranslation('staff-gate')
  const state = stateOf(props)
  const glyph = glyphs[state]
  const counted = { count: found.length, number: formatNumber(found.length, i18n.language) }
  const isShut = state === 'shut' || state === 'missing'
  const figure = found.length > 0 && state !== 'checking' ? (found[0]?.facts['length'] ?? counted.number) : ''

  function wordsOf(): string {
    if (state === 'look' || state === 'stop') return t(`cell.${state}`, counted)
    return state === 'shut' && found.length > 0 ? t('cell.shutFound', counted) : t(`cell.${state}`)
  }

  return (
    <GridPart
      role="gridcell"
      data-slot="matrix-cell"
      data-state={state}
      className={cn(
        'grid min-w-0 border-line border-l',
        isShut && 'bg-[repeating-linear-gradient(0deg,transparent_0_6px,var(--line)_6px_7px)]',
      )}
    >
      <span
        data-stop={column}
        className="relative flex min-h-12 items-center gap-2 px-3 -outline-offset-4 focus-visible:-outline-offset-4"
      >
        {glyph && <PaneGlyph key={state} state={glyph} size="sm" />}
        <span className="sr-only">
          {t('cell.name', { language: languageNames[language], check: t(`checks.${check}`), state: wordsOf() })}
        </span>
        <span
          aria-hidden="true"
          className={cn(
            'text-xs tabular-nums',
            state === 'stop' ? 'font-semibold text-signal-text' : 'text-ink-soft',
            isShut && figure !== '' && 'bg-paper px-1',
          )}
        >
          {state === 'source' ? '–' : figure}
        </span>
      </span>
    </GridPart>
  )
}

function stateOf({ isWritten, isChosen, isAnswered, isSource, check, found }: MatrixCellProps): CellState {
  if (!isWritten) return 'missing'
  if (!isChosen) return 'shut'
  if (!isAnswered) return 'checking'
  if (found.some(({ level }) => level === 'stop')) return 'stop'
  if (found.length > 0) return 'look'
  return check === 'source' && isSource ? 'source' : 'order'
}
