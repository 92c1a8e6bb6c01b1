const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How often something may happen to one value of `scope`: at most `max` in any `window` milliseconds. */
export interface LimitRule {
  scope: string
  max: number
  window: number
  /** One for the whole site. It is counted in sixtieths of its window, and the log warns before it closes. */
  isOverall?: true
}

/**
 * Every limit there is (D32). Those for a network stop one person, those for a sender protect whom we write to, those for
 * a /48 stop a customer who owns 65,536 networks of IPv6. The overall ones keep a flood from many networks within what
 * the disk and the mail server bear; the best day of a campaign stays below a tenth of them.
 */
export const limits = {
  contactSender: { scope: 'contact-sender', max: 10, window: HOUR },
  contactNetwork: { scope: 'contact-network', max: 10, window: HOUR },
  contactSite: { scope: 'contact-site', max: 50, window: HOUR },
  contactOverall: { scope: 'contact-overall', max: 2000, window: HOUR, isOverall: true },

  newsletterNetwork: { scope: 'newsletter-network', max: 10, window: HOUR },
  newsletterSite: { scope: 'newsletter-site', max: 50, window: HOUR },
  newsletterOverall: { scope: 'newsletter-overall', max: 2000, window: HOUR, isOverall: true },
  /** Mails that a sign-up causes for one mailbox: a lost one may be asked for again, but not at once (D38). */
  newsletterAddress: { scope: 'newsletter-address', max: 2, window: DAY },
  newsletterPause: { scope: 'newsletter-address-pause', max: 1, window: 15 * MINUTE },

  /** What whoever owns a mailbox gets because somebody typed it into a form, of all forms together (D40). */
  acknowledgements: { scope: 'acknowledgement', max: 2, window: DAY },

  applicationSender: { scope: 'application-sender', max: 5, window: HOUR },
  applicationNetwork: { scope: 'application-network', max: 5, window: HOUR },
  applicationSite: { scope: 'application-site', max: 25, window: HOUR },
  applicationOverall: { scope: 'application-overall', max: 2000, window: HOUR, isOverall: true },
  /** Bytes of résumés that are kept. */
  uploadsHour: { scope: 'uploads-hour', max: 2_000_000_000, window: HOUR, isOverall: true },
  uploadsDay: { scope: 'uploads-day', max: 10_000_000_000, window: DAY, isOverall: true },

  visits: { scope: 'visit-network', max: 120, window: MINUTE },
  visitsSite: { scope: 'visit-site', max: 600, window: MINUTE },
  visitsOverall: { scope: 'visit-overall', max: 200_000, window: HOUR, isOverall: true },
  /** Counted apart, so that a crowd of visits never costs a proof of consent. */
  decisions: { scope: 'decision-network', max: 120, window: MINUTE },
  decisionsSite: { scope: 'decision-site', max: 300, window: MINUTE },
  decisionsOverall: { scope: 'decision-overall', max: 200_000, window: HOUR, isOverall: true },
  /** Reads of posts, counted or not. */
  views: { scope: 'view-network', max: 120, window: MINUTE },
  viewsSite: { scope: 'view-site', max: 600, window: MINUTE },
  viewsOverall: { scope: 'view-overall', max: 200_000, window: HOUR, isOverall: true },

  /** Savings of push subscriptions, the renewals of browsers that are known included. */
  pushSaved: { scope: 'push-network', max: 30, window: HOUR },
  /** New browsers. */
  pushNew: { scope: 'push-new-network', max: 10, window: DAY },
  pushNewSite: { scope: 'push-new-site', max: 100, window: DAY },
  pushNewOverall: { scope: 'push-new-overall', max: 10_000, window: DAY, isOverall: true },
} as const satisfies Record<string, LimitRule>

/** What may be under way at once, on each server. */
export const uploadsAtOnce = {
  /** As many as one network may send in an hour. */
  perNetwork: limits.applicationNetwork.max,
  /** Of one /48, which could otherwise take all the bytes below, again and again, by sending slowly. */
  perSite: 10,
  /** Bytes that those of all networks may come to on the disk. */
  bytes: 500_000_000,
}

/** Free room on the disk that is left to the database, in bytes: no upload is taken below it. */
export const roomForDatabase = 200_000_000

/** Share of an overall limit from which on the log warns. */
export const warnedFrom = 0.8

/** What a network, a /48 and all together may do. */
export type WideLimits = Record<'network' | 'site' | 'overall', LimitRule>

/** The forms, each with a limit for a network, one for a /48 and one overall. */
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

/** What is written down without a form. A /48 with a limit for each of its networks alone would fill the disk. */
export const limitsOfRecord = {
  visit: { network: limits.visits, site: limits.visitsSite, overall: limits.visitsOverall },
  decision: { network: limits.decisions, site: limits.decisionsSite, overall: limits.decisionsOverall },
  view: { network: limits.views, site: limits.viewsSite, overall: limits.viewsOverall },
  push: { network: limits.pushNew, site: limits.pushNewSite, overall: limits.pushNewOverall },
} satisfies Record<string, WideLimits>

export type LimitedRecord = keyof typeof limitsOfRecord
