import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { CharacterKeys } from '#ui/blocks/staff/frame/use-shortcuts.ts'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Key } from '#ui/primitives/staff/key.tsx'

export interface CellPaneProps {
  /** Paragraphs of the source that have changed. */
  behind: number
  /** Where the language is opened; its source stands beside it there. */
  href: string
  /** Of its cell, for the arrows of the grid. */
  column: number
  onAgree?: (() => void) | undefined
}

/** Why a cell asks, and the two answers. Opens below the cell that has the focus, or on which a mouse rests. */
export function CellPane({ behind, href, column, onAgree }: CellPaneProps) {
  const { t } = useTranslation('staff-posts')
  const hasLetterKeys = use(CharacterKeys)
  return (
    <div
      data-slot="cell-pane"
      className="absolute top-full right-0 z-10 hidden w-60 border border-ink bg-paper text-ink text-sm transition-[visibility] delay-300 group-focus-within/cell:block group-hover/cell:block group-focus-within/cell:delay-0 starting:invisible starting:group-focus-within/cell:visible @max-5xl:hidden!"
    >
      <p className="px-3 py-2.5">{t('pane.why', { count: behind })}</p>
      <div className="grid border-line border-t">
        <Anchor href={`${href}?side`} data-stop={column} className={answer}>
          {t('pane.side')}
        </Anchor>
        {onAgree && (
          <button
            type="button"
            data-agree=""
            data-stop={column}
            onClick={onAgree}
            {...(hasLetterKeys && { 'aria-keyshortcuts': 'R' })}
            className={cn(answer, 'cursor-pointer border-line border-t noscript:hidden')}
          >
            {t('pane.right')}
            {hasLetterKeys && <Key face="R" aria-hidden="true" />}
          </button>
        )}
      </div>
    </div>
  )
}

const answer =
  'flex min-h-11 items-center justify-between gap-3 px-3 text-left font-medium -outline-offset-4 hover:bg-ink hover:text-paper'
