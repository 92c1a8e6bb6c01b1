import type { TFunction } from 'i18next'
import type { TextFile } from '#locales/texts.ts'

export type StaffTextFile = Extract<TextFile, `staff-${string}`>

/** What a staff page tells about itself. */
export interface StaffHandle {
  texts: readonly StaffTextFile[] // fetched together with its module
  title: (t: TFunction<readonly StaffTextFile[]>) => string // of the document, without the brand
}

export function isStaffHandle(handle: unknown): handle is StaffHandle {
  return handle !== null && typeof handle === 'object' && 'title' in handle && typeof handle.title === 'function'
}
