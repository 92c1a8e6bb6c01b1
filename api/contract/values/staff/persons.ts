// Without schemas: staff's pages read these lists too.

/** GDPR, articles 15 and 17. */
export const personRequestKinds = ['access', 'erasure'] as const

export type PersonRequestKind = (typeof personRequestKinds)[number]

export const personRequestOutcomes = ['handedOver', 'erased', 'withdrawn'] as const

export type PersonRequestOutcome = (typeof personRequestOutcomes)[number]

const DAY = 24 * 3_600_000

/** Milliseconds: what the privacy policy promises. */
export const personRequestTime = 30 * DAY
