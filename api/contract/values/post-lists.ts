/** The five types of post (specification 3), in the order in which the site lists them. They are the newsletter's topics, too. */
export const postTypes = ['insights', 'features', 'case-studies', 'news', 'opinion'] as const
export type PostType = (typeof postTypes)[number]

/** What a list can be sorted by (specification 3). */
export const postSorts = ['featured', 'date', 'title', 'category', 'readTime', 'author', 'popularity'] as const
export type PostSort = (typeof postSorts)[number]

export const postOrders = ['newest', 'oldest'] as const
export type PostOrder = (typeof postOrders)[number]
