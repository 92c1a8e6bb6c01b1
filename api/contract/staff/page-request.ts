import type { MadeAnswer } from '#api/contract/page-cache.ts'
import type { StaffClient } from '#api/contract/staff/client.ts'
import type { StaffTheme } from '#api/contract/values/staff.ts'
import type { Language } from '#locales/languages.ts'

/** `theme` and `language` are those of the account, or of the browser at the door. */
export interface StaffPageRequest {
  method: 'GET' | 'POST'
  path: string // path and query
  form?: URLSearchParams // a posted form
  client: StaffClient // knows who asks
  language: Language
  theme: StaffTheme
  isInsecure: boolean // plain HTTP on a host that is not this machine: a warning and nothing else (D25)
}

export type RenderStaffPage = (request: StaffPageRequest) => Promise<MadeAnswer>
