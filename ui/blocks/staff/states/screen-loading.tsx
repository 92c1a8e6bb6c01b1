import { useTranslation } from 'react-i18next'
import { cn } from '#ui/lib/cn.ts'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { Spinner } from '#ui/primitives/spinner.tsx'
import { PaneGlyph } from '#ui/primitives/staff/pane-glyph.tsx'

export interface ScreenLoadingProps {
  /** What is fetched, as after “Fetching”: “posts”. */
  what: string
  rows?: number
  /** Panes a row; six where languages stand, none where a row is words. */
  panes?: number
  className?: string
}

/** Widths as words have them. */
const widths = ['w-[55%]', 'w-[42%]', 'w-[62%]', 'w-[48%]']

/** The frames are there before the light. It stays dark for 200 ms: most answers are faster. */
export function ScreenLoading({ what, rows = 5, panes = 0, className }: ScreenLoadingProps) {
  const { t } = useTranslation('staff-frame')
  return (
    <div
      data-slot="screen-loading"
      aria-busy="true"
      className={cn('[animation:dim_120ms_linear_200ms_backwards]', className)}
    >
      <div className="flex min-h-12 items-center border-line border-b px-4 text-ink-soft md:px-6">
        <Spinner size="sm" isLabelled label={t('states.loading', { what })} />
      </div>
      <div aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: frames never change their order.
          <div key={row} className="flex min-h-15.5 items-stretch border-line border-b">
            <span className="relative w-15.5 shrink-0 border-line border-r before:absolute before:inset-y-0 before:left-1/2 before:border-line before:border-l after:absolute after:inset-x-0 after:top-1/2 after:border-line after:border-t" />
            <span className="grid min-w-0 grow content-center gap-2 px-4">
              <Skeleton className={cn('h-3.5', widths[row % widths.length])} />
              <Skeleton className={cn('h-2', widths[(row + 2) % widths.length], 'max-w-32')} />
            </span>
            {Array.from({ length: panes }, (_, pane) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: frames never change their order.
                key={pane}
                className="hidden w-15 shrink-0 place-items-center border-line border-l sm:grid"
              >
                <PaneGlyph state="missing" />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
