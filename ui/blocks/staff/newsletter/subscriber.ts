import type { PostType } from '#api/contract/values/post-lists.ts'
import type {
  ConsentProof,
  LeavingReason,
  SortOrder,
  SubscriberEvent,
  SubscriberShelf,
  SubscriberSort,
  SuppressionReason,
} from '#api/contract/values/staff/subscribers.ts'
import type { Language } from '#locales/languages.ts'

/** Times in milliseconds. */
export interface ListedSubscriber {
  id: string
  address: string
  language: Language
  /** All of them unless they chose. */
  topics: readonly PostType[]
  /** The place on the site, or what a file says. */
  source: string
  /** On the list; of who has not confirmed: when they were asked. */
  since: number
  proof: ConsentProof
}

/** All that is kept of who must not be mailed. */
export interface SuppressedAddress {
  hash: string
  since: number
  /** Null from before it was kept. */
  why: SuppressionReason | null
}

export interface SubscriberHistory {
  at: number
  what: SubscriberEvent
  /** A colleague; null for the subscriber. */
  by: string | null
  why: LeavingReason | null
}

export interface OpenSubscriber extends ListedSubscriber {
  isConfirmed: boolean
  signedUpAt: number
  confirmedAt: number | null
  /** Empty where none is known. */
  ip: string
  userAgent: string
  /** Of who has not confirmed. */
  forgottenAt: number | null
  imported: { at: number; by: string | null; how: string | null } | null
  /** Oldest first. */
  history: readonly SubscriberHistory[]
}

/** Which of them, and in which order. Of those without an address only the days count. */
export interface SubscriberConditions {
  /** `listed` if left out. */
  shelf?: SubscriberShelf | undefined
  /** A part of the address. */
  q?: string | undefined
  /** A language. */
  in?: Language | undefined
  topic?: PostType | undefined
  source?: string | undefined
  /** Days such as `2026-11-09`, both included. */
  from?: string | undefined
  to?: string | undefined
  sort?: SubscriberSort | undefined
  order?: SortOrder | undefined
}

/** Conditions that hide some of a shelf. */
export const isFiltered = ({ q, in: language, topic, source, from, to }: SubscriberConditions) =>
  [q, language, topic, source, from, to].some(Boolean)

/** Newest first, everything else from A. */
export const usualOrder = (sort: SubscriberSort): SortOrder => (sort === 'since' ? 'desc' : 'asc')
