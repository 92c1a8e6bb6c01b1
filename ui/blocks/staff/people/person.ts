import type { Language } from '#locales/languages.ts'
import type { Texts } from '#locales/texts.ts'

export type StaffRole = keyof Texts['staff-people']['roles']

export const otherRole = (role: StaffRole): StaffRole => (role === 'owner' ? 'moderator' : 'owner')

/** Times in milliseconds. */
export interface Person {
  id: string
  name: string
  email: string
  role: StaffRole
  writesIn: readonly Language[]
  secondStep: { has: boolean; since?: number | undefined; dueAt?: number | null | undefined }
  /** How many are open. */
  sessions: number
  lastSeenAt: number | null
  /** Who is looking. */
  isYou?: boolean
  /** Nobody else is an owner: this one stays. */
  isLastOwner?: boolean
}

export interface Invitation {
  id: string
  email: string
  role: StaffRole
  language: Language
  createdAt: number
  expiresAt: number
  /** A name; nothing for the shell. */
  invitedBy: string | null
}

/** What an owner can do with somebody; `role` changes to the other one. */
export type PersonDeed = 'role' | 'handOver' | 'endSessions' | 'deactivate'
