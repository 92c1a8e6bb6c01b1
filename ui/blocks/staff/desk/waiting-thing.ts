import type { ContactPurpose } from '#api/contract/values/contact-purposes.ts'
import type { Language } from '#locales/languages.ts'

interface Row {
  id: string
  /** The place where something can be done about it, where there is one. */
  href?: string | undefined
}

/** Times in milliseconds. A title is of the post, a name of the sender. */
export type WaitingThing = Row &
  (
    | {
        kind: 'message'
        name: string
        language: Language
        purpose: ContactPurpose
        receivedAt: number
        /** 24 hours after it came. */
        dueAt: number
      }
    | { kind: 'quarantine'; count: number; deletedAt: number }
    | {
        kind: 'applications'
        count: number
        names: readonly string[]
        /** The one that has begun counted. */
        workingDaysLeft: number
      }
    | { kind: 'translations'; count: number; behind: readonly { title: string; language: Language }[]; since: number }
    | { kind: 'drafts'; count: number; titles: readonly string[]; since: number }
    | { kind: 'mails'; count: number; reason?: string }
    | { kind: 'deletions'; count: number; deletedAt: number }
    | { kind: 'requests'; count: number; dueAt: number }
  )

export const HOUR = 3_600_000
export const DAY = 24 * HOUR

/** Less than a quarter of the promise is left, its last working day has begun, or somebody has to look. */
export function asks(thing: WaitingThing, now: number): boolean {
  if (thing.kind === 'message') return thing.dueAt - now < 6 * HOUR
  if (thing.kind === 'requests') return thing.dueAt - now < 7 * DAY
  return thing.kind === 'mails' || (thing.kind === 'applications' && thing.workingDaysLeft < 2)
}
