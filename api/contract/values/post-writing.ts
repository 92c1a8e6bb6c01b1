// Without schemas: staff's pages read these lists too.

/** Characters, unless said otherwise. What is longer is refused. */
export const writingLimits = {
  title: 200,
  slug: 120,
  excerpt: 400,
  body: 320_000, // saved, opened, brought in, rendered: the same everywhere
  tag: 40,
  tags: 12, // how many
  seoTitle: 120,
  seoDescription: 320,
  alt: 300,
  author: 80,
  reason: 500,
  leastReason: 10,
} as const

/** Of an address’s last part. */
export const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** What search engines and lists show whole, in characters: beyond it is worth a look. */
export const fittingLengths = { title: 60, description: 155, excerpt: 200 } as const

/** How long a preview link may live. Days. */
export const previewDays = [1, 7, 30] as const

/** What is checked before a post opens, in the order in which it is told. */
export const postChecks = [
  'basics', // title, excerpt, address
  'lengths',
  'headings',
  'pictures',
  'links',
  'source', // agrees with it
  'signs', // the language's own typography
  'axe', // in the browser, on the preview
  'width', // in the browser: nothing is wider than 320 px
] as const

export type PostCheck = (typeof postChecks)[number]

/** `look` is worth one; `stop` is passed only by an owner who says why. */
export const findingLevels = ['look', 'stop'] as const

export type FindingLevel = (typeof findingLevels)[number]
