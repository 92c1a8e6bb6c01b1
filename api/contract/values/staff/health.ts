// Without schemas: staff's pages read these lists too.

/** What the server does by itself. `mails` and `push` also begin as soon as something is stored. */
export const jobNames = [
  'mails',
  'sweep',
  'push',
  'newsletter',
  'reports',
  'sums',
  'letters',
  'retention',
  'backup',
] as const

export type JobName = (typeof jobNames)[number]

/** `never` since it was installed. */
export const jobStandings = ['well', 'failed', 'late', 'never'] as const

export type JobStanding = (typeof jobStandings)[number]

/** What asks for a person, the most urgent first. */
export const healthAsks = ['dead', 'jobs', 'backups', 'lacking', 'disk', 'push', 'mailFolder', 'silent'] as const

export type HealthAsk = (typeof healthAsks)[number]

export const pushStates = ['on', 'off', 'broken'] as const

export type PushState = (typeof pushStates)[number]

export const storagePlaces = ['database', 'resumes', 'pictures', 'imports', 'mails'] as const

export type StoragePlace = (typeof storagePlaces)[number]

export const keyNames = ['secret', 'push', 'dkim', 'recaptcha'] as const

export type KeyName = (typeof keyNames)[number]

/** `made` at the first start, and kept in the data folder. */
export const keyOrigins = ['given', 'made', 'none'] as const

export type KeyOrigin = (typeof keyOrigins)[number]

/** What a mail was about that could not be delivered, by its template; `other` for what has no word of its own. */
export const letterKinds = [
  'contact-notification',
  'contact-acknowledgement',
  'contact-answer',
  'application-notification',
  'application-acknowledgement',
  'application-stage',
  'application-kept',
  'newsletter-signup', // no mail yet: it is decided which one it will be
  'newsletter-confirm',
  'newsletter-known',
  'newsletter-welcome',
  'staff-invitation',
  'staff-reset',
  'staff-new-device',
  'staff-address-change',
  'staff-report',
  'staff-alert',
  'other',
] as const

export type LetterKind = (typeof letterKinds)[number]

/** Every period in which something is deleted (D28). Those without a source of their own are the house's. */
export const retentionRules = [
  'visits',
  'reads',
  'consents',
  'messages',
  'applications',
  'requests',
  'signups',
  'limits',
  'salts',
  'mailsSent',
  'mailsFailed',
  'mailFiles',
  'pushEnded',
  'pushSent',
  'issues',
  'deleted',
  'undos',
  'revisions',
  'previews',
  'shares',
  'imports',
  'leftovers',
  'staffLog',
  'staffVisits',
  'staffLinks',
  'staffSessions',
  'staffChallenges',
  'space',
] as const

export type RetentionRule = (typeof retentionRules)[number]

/** The texts that visitors were promised it in; `own` where nobody was. */
export const ruleSources = ['privacy', 'own'] as const

export type RuleSource = (typeof ruleSources)[number]

export const spanUnits = ['months', 'days', 'hours', 'minutes'] as const

export type SpanUnit = (typeof spanUnits)[number]
