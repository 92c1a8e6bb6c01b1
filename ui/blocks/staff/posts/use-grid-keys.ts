import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react'

interface Steps {
  rows?: number
  stops?: number
}

/**
 * One tab stop for a whole grid; arrows, Home and End move it (APG, grid). A stop has its column as `data-stop`. Before
 * hydration every stop can be reached by Tab.
 */
export function useGridKeys(grid: RefObject<HTMLElement | null>) {
  const reached = useRef<HTMLElement>(null)

  const settle = useCallback(
    (wanted?: HTMLElement) => {
      const stops = stopsIn(grid.current)
      const known = wanted ?? reached.current
      const stop = known && stops.includes(known) ? known : (stops.find(isTitle) ?? stops[0])
      for (const each of allStopsIn(grid.current)) each.tabIndex = each === stop ? 0 : -1
      reached.current = stop ?? null
    },
    [grid],
  )

  // Rows come and go.
  useEffect(() => settle())

  const move = useCallback(
    ({ rows = 0, stops = 0 }: Steps) => {
      const from = reached.current
      const isIn = from !== null && grid.current?.contains(document.activeElement)
      const to = isIn ? next(grid.current, from, { rows, stops }) : from
      to?.focus()
      // The focus says where one is; the row shows itself whole.
      to?.closest('[role=row]')?.scrollIntoView({ block: 'nearest' })
    },
    [grid],
  )

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[`${event.ctrlKey ? 'Ctrl+' : ''}${event.key}`]
    if (!step || event.altKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    move(step)
  }

  function onFocus({ target }: FocusEvent) {
    if (target instanceof HTMLElement && target.dataset['stop'] !== undefined) settle(target)
  }

  return { onKeyDown, onFocus, move }
}

const FAR = 10_000

const steps: Record<string, Steps | undefined> = {
  ArrowUp: { rows: -1 },
  ArrowDown: { rows: 1 },
  ArrowLeft: { stops: -1 },
  ArrowRight: { stops: 1 },
  Home: { stops: -FAR },
  End: { stops: FAR },
  'Ctrl+Home': { rows: -FAR, stops: -FAR },
  'Ctrl+End': { rows: FAR, stops: FAR },
}

const allStopsIn = (element: Element | null) => [...(element?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])]

/** Those of a head or a pane that is not shown cannot be reached. */
const stopsIn = (element: Element | null) => allStopsIn(element).filter((stop) => stop.checkVisibility())

function next(grid: Element | null, from: HTMLElement, { rows = 0, stops = 0 }: Steps): HTMLElement | undefined {
  const all = [...(grid?.querySelectorAll('[role=row]') ?? [])].map(stopsIn).filter((row) => row.length > 0)
  const place = all.findIndex((row) => row.includes(from))
  const row = all[within(place + rows, all.length)] ?? []
  const column = Number(from.dataset['stop'])
  const same = rows === 0 ? row.indexOf(from) : row.findLastIndex((stop) => Number(stop.dataset['stop']) <= column)
  return row[within(Math.max(same, 0) + stops, row.length)]
}

/** Of the first row: where a grid begins. */
const isTitle = ({ dataset }: HTMLElement) => dataset['stop'] === '1'

const within = (place: number, length: number) => Math.min(Math.max(place, 0), length - 1)
