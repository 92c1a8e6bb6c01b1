import { scaleLinear, scalePoint } from 'd3-scale'
import { line } from 'd3-shape'

/** Units of the plot: its height is in pixels, its width is stretched to what there is. */
export const plotWidth = 1000

export type ChartValue = number | null

export interface ChartScales {
  /** Per cent from the left. */
  left: (place: number) => number
  /** Pixels from the top. */
  top: (value: number) => number
  /** Where a value is written at the edge. */
  steps: readonly number[]
  /** Of a line; `null` leaves a gap. */
  path: (values: readonly ChartValue[]) => string
}

/** From zero, so that a small change looks small. Values are never negative. */
export function chartScales(points: number, lines: readonly (readonly ChartValue[])[], height: number): ChartScales {
  const known = lines.flat().filter((value) => value !== null)
  const x = scalePoint<number>()
    .domain(Array.from({ length: points }, (_, place) => place))
    .range([0, plotWidth])
  const y = scaleLinear()
    .domain([0, Math.max(...known, 0) || 1])
    .nice(3)
    .range([height, 0])
  const at = (place: number) => x(place) ?? 0
  const isWhole = known.every(Number.isInteger)
  const draw = line<ChartValue>()
    .defined((value) => value !== null)
    .x((_, place) => at(place))
    .y((value) => y(value ?? 0))
    .digits(1)
  return {
    left: (place) => (at(place) / plotWidth) * 100,
    top: (value) => y(value),
    steps: y.ticks(3).filter((step) => !isWhole || Number.isInteger(step)),
    path: (values) => draw([...values]) ?? '',
  }
}

/** Points that are named below the plot: the first, the last, and at most five evenly between them. */
export function namedPlaces(points: number): number[] {
  if (points < 2) return points === 1 ? [0] : []
  const last = points - 1
  const step = Math.max(1, Math.ceil(last / 6))
  const places = Array.from({ length: Math.floor(last / step) + 1 }, (_, place) => place * step)
  // Two names that nearly touch are one too many.
  return [...places.filter((place) => last - place >= step * 0.75), last]
}

/** Names at the ends of lines, moved apart where they would lie on each other. Pixels from the top. */
export function apart(tops: readonly number[], distance: number, height: number): number[] {
  const order = tops.map((top, place) => ({ top, place })).sort((one, other) => one.top - other.top)
  const moved = [...tops]
  let lowest = Number.NEGATIVE_INFINITY
  for (const { top, place } of order) {
    lowest = Math.max(top, lowest + distance)
    moved[place] = lowest
  }
  const over = lowest - height
  if (over <= 0) return moved
  let highest = height + distance
  for (const { place } of order.toReversed()) {
    highest = Math.min(moved[place] ?? 0, highest - distance)
    moved[place] = highest
  }
  return moved
}
