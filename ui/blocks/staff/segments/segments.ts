import type { AnalyticsFilters } from '#ui/blocks/staff/analytics/analytics.ts'

/** Filters that a colleague keeps under a name. */
export interface Segment {
  id: string
  name: string
  filters: AnalyticsFilters
  /** A name; null for somebody who is gone. */
  by: string | null
}

/** A link that shows a segment to who is no colleague. */
export interface OpenShare extends Segment {
  /** Milliseconds. */
  expiresAt: number
}

export type SegmentDeed = 'saveSegment' | 'renameSegment' | 'deleteSegment' | 'makeShare' | 'revokeShare'

/** What a form sends, by the name of the field. */
export interface SegmentFields {
  deed: SegmentDeed
  id?: string
  name?: string
  days?: string
}

export interface SegmentWriting {
  /** Forms are posted here without scripts; its address has the filters. */
  action: string
  /** The whole address of the link that was just made. */
  made?: string | undefined
  /** What was sent last and not taken. */
  refused?:
    | { typed: SegmentFields; errors?: Readonly<Record<string, string>> | undefined; problem?: string | undefined }
    | undefined
  isBusy?: boolean
  onSend?: ((fields: SegmentFields) => void) | undefined
}

/** Whether two selections are the same. */
export function isSameSegment(one: AnalyticsFilters, other: AnalyticsFilters): boolean {
  const entries = Object.entries(one)
  return entries.length === Object.keys(other).length && entries.every(([name, value]) => has(other, name, value))
}

const has = (filters: Partial<Record<string, string>>, name: string, value: string) => filters[name] === value

/** Whether it is about the form of `deed`, and of the one with this id. */
export const refusalOf = ({ refused }: SegmentWriting, deed: SegmentDeed, id?: string) =>
  refused?.typed.deed === deed && refused.typed.id === id ? refused : undefined
