import type { TFunction } from 'i18next'
import type { TextFile } from '#locales/texts.ts'

/** Those that pages are made of. */
export const staffTexts = [
  'staff-frame',
  'staff-door',
  'staff-desk',
  'staff-people',
  'staff-posts',
  'staff-account',
  'staff-log',
  'staff-session',
  'staff-openings',
  'staff-messages',
  'staff-newsletter',
  'staff-issues',
  'staff-applications',
  'staff-sending',
  'staff-deleted',
  'staff-persons',
  'staff-health',
  'staff-analytics',
  'staff-segments',
  'staff-palette',
  'staff-pictures',
  'staff-transfer',
  'staff-upload',
  'staff-sheet',
  'staff-panel',
  'staff-pairs',
  'staff-revisions',
  'staff-gate',
  'staff-editor',
  'staff-errors',
] as const satisfies TextFile[]

type StaffTextFile = (typeof staffTexts)[number]

/** What a staff page tells about itself. */
export interface StaffHandle {
  texts: readonly StaffTextFile[] // fetched together with its module
  title: (t: TFunction<typeof staffTexts>) => string // of the document, without the brand
  layout?: 'jamb' // for a screen of one thing
}

export function isStaffHandle(handle: unknown): handle is StaffHandle {
  return handle !== null && typeof handle === 'object' && 'title' in handle && typeof handle.title === 'function'
}
