// Without schemas: staff's pages read these lists too.

/**
 * What the staff's list of subscribers can be of: `left` is who unsubscribed, `never` whoever else must not be mailed.
 * Of both there is a hash and a date, nothing more (D14).
 */
export const subscriberShelves = ['listed', 'unconfirmed', 'left', 'never'] as const

export type SubscriberShelf = (typeof subscriberShelves)[number]

/** Shelves whose subscribers are known by their address. */
export const namedShelves = ['listed', 'unconfirmed'] as const satisfies readonly SubscriberShelf[]

export type NamedShelf = (typeof namedShelves)[number]

export const subscriberSorts = ['since', 'address', 'language', 'source'] as const

export type SubscriberSort = (typeof subscriberSorts)[number]

export const sortOrders = ['asc', 'desc'] as const

export type SortOrder = (typeof sortOrders)[number]

/**
 * Why an address must not be mailed: it left by itself, staff were asked, staff deleted it, its person had everything erased,
 * three mails to it came back for good, its person told their mail server that they do not want ours.
 */
export const suppressionReasons = ['left', 'asked', 'deleted', 'erased', 'bounced', 'complaint'] as const

export type SuppressionReason = (typeof suppressionReasons)[number]

/** How somebody asked staff to be taken off the list. A list, so that the log holds nothing that names a person. */
export const leavingReasons = ['mail', 'phone', 'inPerson', 'letter', 'complaint', 'bounced', 'other'] as const

export type LeavingReason = (typeof leavingReasons)[number]

/**
 * What a subscription stands on: `clicks` on the site and in the mail, `file` a proof that was imported, `mail` a click in
 * the mail that an import without proof has sent; `none` as long as that is awaited.
 */
export const consentProofs = ['clicks', 'file', 'mail', 'none'] as const

export type ConsentProof = (typeof consentProofs)[number]

export const subscriberEvents = [
  'signedUp',
  'imported',
  'confirmed',
  'unsubscribed',
  'resubscribed',
  'deleted',
  'restored',
] as const

export type SubscriberEvent = (typeof subscriberEvents)[number]

/** What a column of a file can be; any other is left aside. */
export const importFields = [
  'email',
  'language',
  'topics',
  'signedUpAt',
  'confirmedAt',
  'how',
  'state', // whether subscribed
  'left', // whether, or when
  'source',
  'ip',
  'userAgent',
] as const

export type ImportField = (typeof importFields)[number]

/** What several columns of one file may say: each of them counts. */
export const repeatedImportFields: readonly ImportField[] = ['state', 'left']

export const importDelimiters = [',', ';', '\t', '|'] as const

export type ImportDelimiter = (typeof importDelimiters)[number]

/** `windows-1252` is what is assumed of bytes that are no UTF-8. */
export const importEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const

export type ImportEncoding = (typeof importEncodings)[number]

/** What becomes of a line: on the list with its proof, asked by mail, there already, left out for good, refused. */
export const importOutcomes = ['added', 'asked', 'known', 'suppressed', 'refused'] as const

export type ImportOutcome = (typeof importOutcomes)[number]

/** Why a line is refused, or asked though it has a proof: `whenMissing` to `howMissing`. */
export const importReasons = [
  'quotes', // that do not close
  'noAddress',
  'address', // that is none
  'disposable',
  'left', // or never confirmed, or unreachable, by what the file says
  'repeated', // an earlier line has the address
  'language', // none, or none of ours, and no other was chosen
  'whenMissing',
  'whenUnclear', // such as 3/4/2025
  'whenFuture',
  'howMissing',
] as const

export type ImportReason = (typeof importReasons)[number]

/** Why nothing of a file can be taken as it is. */
export const importTroubles = ['empty', 'notText', 'tooManyLines', 'tooManyColumns', 'noAddresses'] as const

export type ImportTrouble = (typeof importTroubles)[number]

/** In characters; `page` and `lines` in rows, `bytes` in bytes. */
export const subscriberLimits = {
  search: 200,
  page: 50,
  lines: 20_000,
  columns: 60,
  how: 200,
  bytes: 8_000_000,
} as const

/** How long a leaving can be taken back. Milliseconds. */
export const leavingUndo = 600_000
