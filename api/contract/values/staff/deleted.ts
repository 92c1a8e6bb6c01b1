// Without schemas: staff's pages read these lists too.

/** What waits thirty days before it is gone (D26). Pictures and openings have places of their own. */
export const deletedKinds = ['post', 'message', 'application', 'subscriber', 'issue'] as const

export type DeletedKind = (typeof deletedKinds)[number]

export const deletedSorts = ['soonest', 'latest'] as const

export type DeletedSort = (typeof deletedSorts)[number]

/** Chosen at once: as many as a page has. */
export const MOST_DELETED_AT_ONCE = 50

/** Nights. */
export const DAYS_KEPT = 30
