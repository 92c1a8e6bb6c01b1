import type { PostOrder, PostSort, PostType } from '#api/contract/values/post-lists.ts'
/** What the blog's blocks show: plain data, as the site hands it over. */

/** How the addresses' `type` parameter spells them (specification 2). */
export const blogTypeParameters: Record<PostType, string> = {
  insights: 'Insights',
  features: 'Features',
  'case-studies': 'Case Studies',
  news: 'News',
  opinion: 'Opinion',
}

/** What the visitor asked the list for. */
export interface BlogQuery {
  /** The words searched for; empty for none. */
  q: string
  /** One type only; without it, all posts. */
  type?: PostType
  sort: PostSort
  order: PostOrder
}

export interface BlogPicture {
  slug: string
  /** Empty when the picture says nothing the title does not say. */
  alt: string
}

/** A text in pieces, where some are what was searched for. */
export type TextPieces = { text: string; isHit: boolean }[]

/** A post as a card shows it. */
export interface BlogCardView {
  /** Plain path of the post. */
  href: string
  title: string
  excerpt?: string
  /** Without one, the card says General. */
  type?: PostType
  /** ISO date. */
  date?: string | undefined
  /** Minutes; without it, 5. */
  readTime?: number
  author?: string
  /** How often it was read. */
  popularity?: number
  picture?: BlogPicture
  featured?: boolean
  /** Of a search: title and excerpt in pieces, with what was found marked. The excerpt may be another part of the text. */
  hits?: { title: TextPieces; excerpt: TextPieces } | undefined
}

export type BlogListing =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready'
      posts: BlogCardView[]
      /** On all pages together. */
      total: number
      /** From 1. */
      page: number
      pageCount: number
    }

/** A heading of an article, with the id it carries in the text. */
export interface ArticleSection {
  id: string
  title: string
  /** Its subsections. */
  sections?: { id: string; title: string }[] | undefined
}

/** A post as its own page shows it. */
export interface BlogPostView extends BlogCardView {
  /** The text, sanitized on the server. */
  html: string
  sections: ArticleSection[]
  /** ISO date of the last change worth mentioning. */
  updated?: string
  /** A draft opened by staff or by a signed preview link (D22). */
  isDraft?: boolean
  previous?: Pick<BlogCardView, 'href' | 'title'>
  next?: Pick<BlogCardView, 'href' | 'title'>
  related: BlogCardView[]
}
