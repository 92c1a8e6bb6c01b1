import type { ChartValue } from '#ui/primitives/staff/charts/chart-scales.ts'
import type { StaffIconName } from '#ui/primitives/staff/staff-icon.tsx'

export type ChartLook = 'main' | 'second' | 'third' | 'before'

/** Each has its own dash, so that the lines are told apart in black and white. */
export const chartLooks: Record<ChartLook, { stroke: string; width: number; dash: string | undefined }> = {
  main: { stroke: 'stroke-ink', width: 3, dash: undefined },
  second: { stroke: 'stroke-ink-soft', width: 2, dash: '8 4' },
  third: { stroke: 'stroke-sky', width: 2, dash: '2 4' },
  before: { stroke: 'stroke-line-strong', width: 1.5, dash: '1 3' },
}

export interface ChartLine {
  name: string
  /** `null` where nothing was measured, which leaves a gap. */
  values: readonly ChartValue[]
  look: ChartLook
  /** In a narrow place there is room for one line and the one before. */
  isWideOnly?: boolean
}

export interface ChartNote {
  id: string
  /** Of the point that it belongs to. */
  place: number
  icon: StaffIconName
  text: string
  /** Where it is told in full. */
  href: string
}
