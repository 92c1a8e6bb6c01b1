/** What one language of a post consists of, as two may have changed it. */
export const postParts = [
  'title',
  'excerpt',
  'body',
  'slug',
  'tags',
  'seoTitle',
  'seoDescription',
  'pictureAlt',
  'picture',
  'type',
  'author',
  'isFeatured',
] as const

export type PostPart = (typeof postParts)[number]

interface Place {
  id: string
  part: PostPart
  /** Of the body: which paragraph of one's own text, from 1 on. */
  paragraph?: number | undefined
}

/** Changed by both, and not alike. Somebody has to choose. */
export interface Clash extends Place {
  mine: string
  theirs: string
}

/** Changed by one, or by both alike. */
export interface Fitting extends Place {
  whose: 'mine' | 'theirs' | 'both'
  was: string
  is: string
}

/** `both` stands one under the other: only paragraphs can. */
export type Choice = 'mine' | 'theirs' | 'both'
