/** What a search finds beside articles. Its words: `kinds` in `locales/{language}/site/blog-list.json`. */
export const foundKinds = ['page', 'service', 'project', 'legal'] as const
export type FoundKind = (typeof foundKinds)[number]
