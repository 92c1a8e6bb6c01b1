import { MOST_OF_A_DAY } from '#api/store/dashboard/raw-days.ts'

const MINUTE = 60_000
const QUARTER = 15 * MINUTE
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** What is kept for long is bounded by it too. */
export const HALF_DAY = 12 * HOUR

/** At most `max` in any `window` milliseconds for one value of `scope`. */
export interface LimitRule {
  scope: string
  max: number
  window: number
  /** Counted in sixtieths of its window: a few rows, however large `max` is. */
  isCoarse?: true
  /** For the whole site; counted as coarsely, with a warning in the log before it is full. */
  isOverall?: true
  /** Whatever `FORMS_PER_HOUR` is. */
  isFixed?: true
}

/**
 * Every limit (D32). Limits per network stop a person, per sender protect whom we mail, per /48 stop an owner of 65,536
 * IPv6 networks; overall ones bear ten times the best day of a campaign.
 */
export const limits = {
  contactSender: { scope: 'contact-sender', max: 10, window: HOUR },
  contactNetwork: { scope: 'contact-network', max: 10, window: HOUR },
  contactSite: { scope: 'contact-site', max: 50, window: HOUR },
  contactOverall: { scope: 'contact-overall', max: 2000, window: HOUR, isOverall: true },

  newsletterNetwork: { scope: 'newsletter-network', max: 10, window: HOUR },
  newsletterSite: { scope: 'newsletter-site', max: 50, window: HOUR },
  newsletterOverall: { scope: 'newsletter-overall', max: 2000, window: HOUR, isOverall: true },
  /** A lost confirmation may be requested again, but not at once (D38). */
  newsletterAddress: { scope: 'newsletter-address', max: 2, window: DAY },
  newsletterPause: { scope: 'newsletter-address-pause', max: 1, window: 15 * MINUTE },

  /** For all forms together: mails to a mailbox that somebody typed in (D40). */
  acknowledgements: { scope: 'acknowledgement', max: 2, window: DAY },

  applicationSender: { scope: 'application-sender', max: 5, window: HOUR },
  applicationNetwork: { scope: 'application-network', max: 5, window: HOUR },
  applicationSite: { scope: 'application-site', max: 25, window: HOUR },
  applicationOverall: { scope: 'application-overall', max: 2000, window: HOUR, isOverall: true },
  /** Bytes; kept for a year or more. */
  uploadsNetwork: { scope: 'uploads-network', max: 60_000_000, window: HALF_DAY, isCoarse: true },
  uploadsSite: { scope: 'uploads-site', max: 200_000_000, window: HALF_DAY, isCoarse: true },
  uploadsHour: { scope: 'uploads-hour', max: 2_000_000_000, window: HOUR, isOverall: true },
  uploadsDay: { scope: 'uploads-day', max: 10_000_000_000, window: DAY, isOverall: true },

  visits: { scope: 'visit-network', max: 120, window: MINUTE },
  visitsSite: { scope: 'visit-site', max: 600, window: MINUTE },
  visitsLong: { scope: 'visit-network-long', max: 3_000, window: HALF_DAY },
  visitsSiteLong: { scope: 'visit-site-long', max: 10_000, window: HALF_DAY },
  /** What a day may cost that is counted: 500 MB and some seconds (0026). */
  visitsOverall: { scope: 'visit-overall', max: MOST_OF_A_DAY, window: DAY, isOverall: true, isFixed: true },
  /** Separate, so that many visits never cost a proof of consent. */
  decisions: { scope: 'decision-network', max: 120, window: MINUTE },
  decisionsSite: { scope: 'decision-site', max: 300, window: MINUTE },
  decisionsLong: { scope: 'decision-network-long', max: 500, window: HALF_DAY },
  decisionsSiteLong: { scope: 'decision-site-long', max: 2_500, window: HALF_DAY },
  decisionsOverall: { scope: 'decision-overall', max: 200_000, window: HOUR, isOverall: true },
  /** Steps in forms and how fast pages were. */
  signals: { scope: 'signal-network', max: 120, window: MINUTE },
  signalsSite: { scope: 'signal-site', max: 600, window: MINUTE },
  signalsLong: { scope: 'signal-network-long', max: 2_000, window: HALF_DAY },
  signalsSiteLong: { scope: 'signal-site-long', max: 10_000, window: HALF_DAY },
  /** As of visits: each may tell the speed of a page, which is counted in memory too. */
  signalsOverall: { scope: 'signal-overall', max: MOST_OF_A_DAY, window: DAY, isOverall: true, isFixed: true },
  views: { scope: 'view-network', max: 120, window: MINUTE },
  viewsSite: { scope: 'view-site', max: 600, window: MINUTE },
  viewsLong: { scope: 'view-network-long', max: 1_000, window: HALF_DAY },
  viewsSiteLong: { scope: 'view-site-long', max: 5_000, window: HALF_DAY },
  viewsOverall: { scope: 'view-overall', max: 200_000, window: HOUR, isOverall: true },

  pushSaved: { scope: 'push-network', max: 30, window: HOUR }, // renewals included
  pushNew: { scope: 'push-new-network', max: 10, window: DAY },
  pushNewSite: { scope: 'push-new-site', max: 100, window: DAY },
  /** Wrong tries only. */
  staffAccount: { scope: 'staff-account', max: 5, window: QUARTER },
  staffCode: { scope: 'staff-code', max: 5, window: QUARTER },
  staffNetwork: { scope: 'staff-network', max: 30, window: QUARTER },
  staffSite: { scope: 'staff-site', max: 100, window: QUARTER },
  staffChallenges: { scope: 'staff-challenges', max: 60, window: QUARTER },
  staffChallengesSite: { scope: 'staff-challenges-site', max: 200, window: QUARTER },
  staffResets: { scope: 'staff-resets', max: 10, window: HOUR },
  staffResetsSite: { scope: 'staff-resets-site', max: 50, window: HOUR },
  staffResetMails: { scope: 'staff-reset-mails', max: 3, window: HOUR },
  staffAddressMails: { scope: 'staff-address-mails', max: 5, window: DAY },

  pushNewOverall: { scope: 'push-new-overall', max: 10_000, window: DAY, isOverall: true },

  /** By account: invitations are mails to a mailbox that somebody typed in. */
  staffInvitations: { scope: 'staff-invitations', max: 30, window: HOUR },
  staffInvitationsMailbox: { scope: 'staff-invitations-mailbox', max: 5, window: DAY },
  /** Mails of an issue that staff have sent to themselves: one for each language and colleague. */
  staffIssueTests: { scope: 'staff-issue-tests', max: 120, window: HOUR },
  /** By account. What is stored as drafts is looked through for links and pictures. */
  staffPostsBegun: { scope: 'staff-posts-begun', max: 100, window: HOUR },
  staffAccess: { scope: 'staff-access', max: 120, window: MINUTE },
  /** Of whom nobody knows (D25): lines of the staff's log that anybody can cause. */
  warnings: { scope: 'warning-network', max: 5, window: HOUR },
  warningsSite: { scope: 'warning-site', max: 10, window: HOUR },
  warningsOverall: { scope: 'warning-overall', max: 600, window: DAY, isOverall: true },
} as const satisfies Record<string, LimitRule>

/** After too many wrong tries each further one doubles the wait; milliseconds. */
export const growingWaits = { first: QUARTER, longest: 4 * HOUR, remembered: DAY }

/** Uploads in flight, per server. */
export const uploadsAtOnce = {
  perNetwork: limits.applicationNetwork.max,
  perSite: 10, // otherwise one /48 could hold all the bytes below by sending slowly
  bytes: 500_000_000,
}

/** The same for pictures, which only staff send. */
export const picturesAtOnce = { perNetwork: 10, perSite: 20, bytes: 500_000_000 }

/** Zips of posts. */
export const transfersAtOnce = { perNetwork: 2, perSite: 4, bytes: 500_000_000 }

/** Lists of subscribers. */
export const importsAtOnce = { perNetwork: 2, perSite: 4, bytes: 50_000_000 }

export const roomForDatabase = 200_000_000 // free bytes that uploads leave for the database

export const warnedFrom = 0.8 // share of an overall limit at which the log warns

export type WideLimits = Record<'network' | 'site' | 'overall', LimitRule>

export type LimitedForm = 'contact' | 'newsletter' | 'application'

export const limitsOfForm = {
  contact: { network: limits.contactNetwork, site: limits.contactSite, overall: limits.contactOverall },
  newsletter: { network: limits.newsletterNetwork, site: limits.newsletterSite, overall: limits.newsletterOverall },
  application: {
    network: limits.applicationNetwork,
    site: limits.applicationSite,
    overall: limits.applicationOverall,
  },
} satisfies Record<LimitedForm, WideLimits>

/** Without a limit per /48 and for half a day, one customer would fill the disk within weeks. */
export const limitsOfRecord = {
  visit: {
    network: limits.visits,
    site: limits.visitsSite,
    overall: limits.visitsOverall,
  },
  decision: {
    network: limits.decisions,
    site: limits.decisionsSite,
    overall: limits.decisionsOverall,
  },
  view: {
    network: limits.views,
    site: limits.viewsSite,
    overall: limits.viewsOverall,
  },
  signal: { network: limits.signals, site: limits.signalsSite, overall: limits.signalsOverall },
  warning: { network: limits.warnings, site: limits.warningsSite, overall: limits.warningsOverall },
  push: { network: limits.pushNew, site: limits.pushNewSite, overall: limits.pushNewOverall },
} as const satisfies Record<string, WideLimits>

/** Counted in memory: a row of their own for each visit would cost more than the visit. */
export const longLimitsOfRecord = {
  visit: { network: limits.visitsLong, site: limits.visitsSiteLong },
  decision: { network: limits.decisionsLong, site: limits.decisionsSiteLong },
  signal: { network: limits.signalsLong, site: limits.signalsSiteLong },
  view: { network: limits.viewsLong, site: limits.viewsSiteLong },
} as const satisfies Partial<Record<keyof typeof limitsOfRecord, Record<'network' | 'site', LimitRule>>>

export type LimitedRecord = keyof typeof limitsOfRecord
