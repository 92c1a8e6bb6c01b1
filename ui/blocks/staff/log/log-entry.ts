import type { Texts } from '#locales/texts.ts'

export type StaffDeed = keyof Texts['staff-log']['deeds']
export type StaffThing = keyof Texts['staff-log']['things']

/** Who did it: an account, the house by itself, somebody at the shell, or nobody who was signed in. */
export type LogActor =
  | { kind: 'owner' | 'moderator'; id: string; name: string }
  | { kind: 'house' | 'shell' | 'nobody' }

export interface LogEntry {
  id: string
  /** Milliseconds. */
  at: number
  who: LogActor
  deed: StaffDeed
  /** Its name where it still has one. */
  thing?: { kind: StaffThing; id: string; name: string | null; href?: string | undefined } | undefined
  /** Browser and system in words, or the job of the house. */
  device?: string | undefined
  was?: string | undefined
  is?: string | undefined
  why?: string | undefined
  /** Somebody should look. */
  isAsking?: boolean | undefined
}

export interface LogConditions {
  who?: string | undefined
  deed?: StaffDeed | undefined
  thing?: string | undefined
  /** Days such as `2026-11-09`, both included. */
  from?: string | undefined
  to?: string | undefined
}
