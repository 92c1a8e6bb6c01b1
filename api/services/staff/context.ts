import { AppError } from '#api/errors.ts'
import type { StaffAccount } from '#api/store/staff/accounts.ts'
import type { StoredSession } from '#api/store/staff/sessions.ts'
import type { Language } from '#locales/languages.ts'

/** A session that holds, with its account as it is now. */
export interface LiveSession {
  session: StoredSession & { tokenHash: string }
  account: StaffAccount
}

/** Who asks, and how the answer reaches their cookie. */
export interface StaffContext {
  live: LiveSession | undefined
  network: string
  userAgent: string
  device: string // browser and system in words
  language: Language
  /** To be called once what it says is stored. `maxAge` in seconds; undefined takes the cookie away. */
  setCookie: (cookie: { token: string; maxAge: number } | undefined) => void
}

/** The one who asks, whose right to do so has been checked. Throws `unauthorized`. */
export function acting({ live }: StaffContext): LiveSession {
  if (!live) throw new AppError('unauthorized')
  return live
}
