// Without schemas: staff's pages read these lists too.

/** How one language of a post stands. */
export const translationStates = ['missing', 'draft', 'scheduled', 'live', 'unpublished'] as const

export type TranslationState = (typeof translationStates)[number]

/** What the board can be filtered by: `live` includes those that are behind their source. */
export const boardStates = ['draft', 'scheduled', 'live', 'behind', 'unpublished', 'missing'] as const

export type BoardState = (typeof boardStates)[number]

export const boardSorts = ['newest', 'oldest', 'title', 'reads', 'changed'] as const

export type BoardSort = (typeof boardSorts)[number]

/** Posts that one deed may change. */
export const MOST_AT_ONCE = 100
