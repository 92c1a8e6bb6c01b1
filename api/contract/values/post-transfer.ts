// Without schemas: staff's pages read these lists too.
const MB = 1_000_000

/** What an import may be, in bytes unless said otherwise. It is somebody's file: every limit is held while it is read. */
export const transferLimits = {
  zip: 200 * MB,
  unpacked: 600 * MB,
  texts: 60 * MB, // of that; they are all in memory at once
  files: 20_000, // how many
  directory: 4 * MB, // names, fields and comments of them
  text: 2 * MB, // of one post in one language
  facts: 64_000, // of a file that is no text
  changes: 1000, // translations that are written in one transaction
  told: 100, // refusals that are listed
  problems: 1000, // refusals after which no more are looked for
} as const

/** How long an import is kept between its dry run and the deed. Milliseconds. */
export const transferKept = 3_600_000

/** Why an import, or a file of it, is refused: keys of `refusals` in `locales/{language}/staff/staff-transfer.json`. */
export const transferRefusals = [
  // the whole of it
  'notZip',
  'tooManyFiles',
  'unpackedLarge',
  'empty',
  'tooManyChanges',
  'tooSlow',
  // a file
  'badName',
  'notFile',
  'twice',
  'locked',
  'noPlace',
  'fileLarge',
  'fileBroken',
  'notText',
  'language',
  'noFacts',
  'noTexts',
  'noFront',
  'notYaml',
  'fieldLong',
  'fieldSlug',
  'fieldUnknown',
  'fieldWrong',
  // a post among those of the site
  'slugTaken',
  'slugTwice',
  'postDeleted',
  'otherSource',
  'pictureGone',
  'noWords',
  'gateStopped',
] as const

export type TransferRefusal = (typeof transferRefusals)[number]

/** What of a translation an import may change, in the order in which it is told. */
export const transferFields = [
  'slug',
  'title',
  'excerpt',
  'text',
  'tags',
  'seo',
  'picture',
  'pictureAlt',
  'type',
  'author',
  'featured',
  'state',
  'visibleFrom',
  'visibleUntil',
  'updatedAt',
  'formerSlugs',
] as const

export type TransferField = (typeof transferFields)[number]
