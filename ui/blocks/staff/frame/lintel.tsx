import type { ReactNode } from 'react'
import { type Lit, ScreenLit } from '#ui/blocks/staff/frame/screen-lit.tsx'
import { cn } from '#ui/lib/cn.ts'

export interface LintelProps {
  title: ReactNode
  /** One sentence of how things stand. Two lines at most. */
  state?: ReactNode
  /** Panes between the sentence and the lit pane, such as who else is here. */
  side?: ReactNode
  lit?: Lit | undefined
  /** On a phone the bar above says the title already; it is left to screen readers. */
  isNamedAbove?: boolean
  /** On a phone the sentence is left out as well: it is of the list, and one thing of it is open. */
  isOfList?: boolean
  className?: string
}

/** The head of a screen: 112 px on which the rail's brand and “Find or do” end as well. */
export function Lintel({ title, state, side, lit, isNamedAbove = false, isOfList = false, className }: LintelProps) {
  return (
    <header
      data-slot="lintel"
      className={cn(
        'flex items-stretch border-line md:min-h-28 md:border-b',
        !isNamedAbove && 'max-md:border-b',
        className,
      )}
    >
      <div
        className={cn(
          'flex min-w-0 grow flex-wrap items-end gap-x-7 gap-y-2 px-4 pt-6 pb-4.5 md:px-6 md:pt-4',
          isNamedAbove && 'max-md:px-0 max-md:py-0',
        )}
      >
        <h1
          className={cn(
            'display wrap-anywhere min-w-0 text-[2.75rem] leading-[0.95] md:text-[3.5rem]',
            isNamedAbove && 'max-md:sr-only',
          )}
        >
          {title}
        </h1>
        {state !== undefined && (
          <p
            className={cn(
              'max-w-[26rem] pb-1 text-ink-soft text-sm leading-normal md:min-w-48 md:flex-1',
              isNamedAbove && 'max-md:px-4 max-md:py-3',
              isOfList && 'max-md:hidden',
            )}
          >
            {state}
          </p>
        )}
      </div>
      {side !== undefined && <div className="flex shrink-0 border-line border-l max-md:hidden">{side}</div>}
      {lit && (
        <ScreenLit
          lit={lit}
          className={cn('w-52 shrink-0 gap-0! py-3! lg:w-sixth', lit.isOff && 'border-line border-l')}
        />
      )}
    </header>
  )
}
