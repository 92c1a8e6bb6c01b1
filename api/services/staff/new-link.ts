import type { StaffLinkKind, StaffRole } from '#api/contract/values/staff.ts'
import { hashOfToken, newToken } from '#api/services/staff/sessions.ts'
import { staffTimes } from '#api/services/staff/staff-times.ts'
import type { StaffLink } from '#api/store/staff/links.ts'
import type { Language } from '#locales/languages.ts'

interface LinkFacts {
  account?: string
  change?: string
  email: string // who is invited, or the address to be
  role?: StaffRole
  language: Language
  createdBy?: string
  time?: number // milliseconds it is valid for, if not the time of its kind
}

const times: Record<StaffLinkKind, number> = {
  invitation: staffTimes.invitation,
  reset: staffTimes.reset,
  'address-old': staffTimes.address,
  'address-new': staffTimes.address,
}

export type NewLink = ReturnType<typeof createNewLink>

/** A link for the store, and the token for the mail: it is nowhere else. */
export function createNewLink({ now, newId }: { now: () => number; newId: () => string }) {
  return (kind: StaffLinkKind, { time, ...facts }: LinkFacts): { link: StaffLink; token: string } => {
    const token = newToken()
    const at = now()
    const link = {
      account: undefined,
      change: undefined,
      role: undefined,
      createdBy: undefined,
      ...facts,
      id: newId(),
      kind,
      tokenHash: hashOfToken(token),
      createdAt: at,
      expiresAt: at + (time ?? times[kind]),
      usedAt: undefined,
    }
    return { link, token }
  }
}
