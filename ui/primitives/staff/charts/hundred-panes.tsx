import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'

export type HundredLook = 'lit' | 'half' | 'dark'

export interface HundredPanesProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** How many of each, a hundred in all (`ofHundred`). */
  parts: readonly { look: HundredLook; count: number }[]
}

const COLUMNS = 20
const [WIDTH, HEIGHT, GAP] = [18, 22, 4]

/** A hundred windows: each is one in a hundred. Hidden from screen readers: give the numbers in words. */
export function HundredPanes({ parts, className, ...props }: HundredPanesProps) {
  const panes = parts.flatMap(({ look, count }) => Array.from({ length: count }, () => look))
  const draw = (look: HundredLook, pane: (x: number, y: number) => string) =>
    panes
      .map((each, place) =>
        each === look ? pane((place % COLUMNS) * (WIDTH + GAP), Math.floor(place / COLUMNS) * (HEIGHT + GAP)) : '',
      )
      .join('')
  const frame = (x: number, y: number) => `M${x + 0.5} ${y + 0.5}h${WIDTH - 1}v${HEIGHT - 1}h${1 - WIDTH}z`
  const rows = Math.max(1, Math.ceil(panes.length / COLUMNS))
  return (
    <svg
      data-slot="hundred-panes"
      viewBox={`0 0 ${COLUMNS * (WIDTH + GAP) - GAP} ${rows * (HEIGHT + GAP) - GAP}`}
      aria-hidden="true"
      {...props}
      className={cn('block h-auto w-full', className)}
    >
      <path d={draw('dark', frame) + draw('half', frame)} className="pane-dark" />
      <path d={draw('lit', (x, y) => `M${x} ${y}h${WIDTH}v${HEIGHT}h${-WIDTH}z`)} className="pane-lit" />
      <path
        d={draw('half', (x, y) => `M${x} ${y + HEIGHT / 2}h${WIDTH}v${HEIGHT / 2}h${-WIDTH}z`)}
        className="pane-lit"
      />
    </svg>
  )
}
