import type { ApplicationInterest } from '#api/contract/values/application-interests.ts'
import type { ContactPurpose } from '#api/contract/values/contact-purposes.ts'
import type { DeletedKind } from '#api/contract/values/staff/deleted.ts'
import type { Language } from '#locales/languages.ts'

interface Every {
  id: string
  /** Milliseconds. */
  deletedAt: number
  goneAt: number
  /** A name; null where it is not known. */
  by: string | null
}

/** One that can still be brought back. An address is covered. */
export type DeletedThing = Every &
  (
    | { kind: 'post'; title: string; languages: readonly Language[] }
    | {
        kind: 'message'
        name: string
        purpose: ContactPurpose
        language: Language
        score: number | null
        isQuarantined: boolean
      }
    | {
        kind: 'application'
        name: string
        interest: ApplicationInterest
        stage: 'received' | 'review' | 'interview' | 'decision'
      }
    | { kind: 'subscriber'; address: string; language: Language; isConfirmed: boolean }
    | { kind: 'issue'; number: number; title: string }
  )

export const keyOf = ({ kind, id }: { kind: DeletedKind; id: string }) => `${kind} ${id}`

/** What a form sends of it: what it is, and when it was deleted, so that another deletion is left alone. */
export const chosenValue = ({ kind, id, deletedAt }: DeletedThing) => `${kind} ${deletedAt} ${id}`
