import type { StaffAccountShown } from '#api/contract/staff/session.ts'
import type { StaffAccount } from '#api/store/staff/accounts.ts'

export function shownAccount(account: StaffAccount): StaffAccountShown {
  const { id, email, name, role, language, writesIn, theme, letterKeys } = account
  return { id, email, name, role, language, writesIn, theme, letterKeys }
}
