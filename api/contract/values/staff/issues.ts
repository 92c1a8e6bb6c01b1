// Without schemas: staff's pages read these lists too.

/** `paused` goes on where it was; of `cancelled` what is out stays out. */
export const issueStates = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled'] as const

export type IssueState = (typeof issueStates)[number]

export const issueBlockKinds = ['post', 'text', 'button', 'picture', 'line'] as const

export type IssueBlockKind = (typeof issueBlockKinds)[number]

/** How much of a post a mail shows: picture, title, excerpt and a button, or its title and excerpt. */
export const postLooks = ['whole', 'short'] as const

export type PostLook = (typeof postLooks)[number]

/**
 * What becomes of a language: it gets its own mail, waits for what is missing, or gets the mail of the language that
 * the issue was written in.
 */
export const languageFates = ['own', 'waits', 'falls'] as const

export type LanguageFate = (typeof languageFates)[number]

/** What a language can lack. */
export const issueGaps = ['subject', 'post', 'words', 'button', 'alt'] as const

export type IssueGap = (typeof issueGaps)[number]

/** What is done about a language that lacks something. */
export const gapRules = ['wait', 'fall'] as const

export type GapRule = (typeof gapRules)[number]

export const issueChecks = ['complete', 'subject', 'links', 'pictures', 'leaving', 'weight'] as const

export type IssueCheck = (typeof issueChecks)[number]

/** When an issue leaves: for all at once, or at nine in the morning where each language lives. */
export const issueClocks = ['together', 'morning'] as const

export type IssueClock = (typeof issueClocks)[number]

/** Why sending rests: staff paused it, too many came back, or the mail server cannot be reached. */
export const pauseReasons = ['staff', 'bounces', 'server'] as const

export type PauseReason = (typeof pauseReasons)[number]

/**
 * One recipient's mail. `held` waits for what its language lacks, `due` for its turn. `going` is handed over just now; if
 * its server or ours falls silent then, it may have arrived, and it is `unknown`: it never goes a second time by itself.
 * `refused` came back for good, `given` up after days of waiting, `skipped`: no longer on the list when its turn came.
 */
export const deliveryStates = ['held', 'due', 'going', 'sent', 'unknown', 'refused', 'given', 'skipped'] as const

export type DeliveryState = (typeof deliveryStates)[number]

/** Where we know from that a mail came back: from its server at once, or from a report that came later (RFC 3464, 5965). */
export const bounceSources = ['answer', 'report'] as const

export type BounceSource = (typeof bounceSources)[number]

export const bounceKinds = ['hard', 'soft', 'complaint'] as const

export type BounceKind = (typeof bounceKinds)[number]

/** Characters, unless said otherwise. */
export const issueLimits = {
  title: 120,
  subject: 150,
  preheader: 200,
  words: 5000,
  label: 60,
  link: 1000,
  alt: 300,
  blocks: 20, // how many
  testers: 10, // accounts
  page: 20, // rows
  bytes: 100_000, // of a mail's HTML: what is longer, some mail programs cut off
} as const

/** What programs show whole of a subject, and of the line beside it, in characters: beyond it is worth a look. */
export const fittingSubject = { subject: 60, preheader: 90 } as const

/** From the third on an address is not written to any more. */
export const mostHardBounces = 3
