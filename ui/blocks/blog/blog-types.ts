import type { PostOrder, PostSort, PostType } from '#api/contract/values/post-lists.ts'
import type { PictureEntry } from '#ui/pictures/manifest.ts'
import type { TextPieces } from '#ui/primitives/marked-text.tsx'

/** The spelling of the `type` parameter (specification 2). */
export const blogTypeParameters: Record<PostType, string> = {
  insights: 'Insights',
  features: 'Features',
  'case-studies': 'Case Studies',
  news: 'News',
  opinion: 'Opinion',
}

export interface BlogQuery {
  q: string
  type?: PostType
  sort: PostSort
  order: PostOrder
}

export interface BlogPicture {
  slug: string
  /** Empty when the picture repeats the title. */
  alt: string
  /** One that does not come with the site; `focus` is what every crop keeps: shares of width and height. */
  upload?: (PictureEntry & { focus: { x: number; y: number } }) | undefined
}

export interface BlogCardView {
  /** Plain path. */
  href: string
  title: string
  excerpt?: string
  /** Without one, the card says General. */
  type?: PostType
  /** ISO date. */
  date?: string | undefined
  /** Minutes. */
  readTime?: number
  author?: string
  popularity?: number
  picture?: BlogPicture
  featured?: boolean
  /** The excerpt may be another part of the text. */
  hits?: { title: TextPieces; excerpt: TextPieces } | undefined
}

export type BlogListing =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready'
      posts: BlogCardView[]
      /** Of a search without results: posts with some of its words. */
      nearest?: BlogCardView[] | undefined
      total: number
      /** From 1. */
      page: number
      pageCount: number
    }

export interface ArticleSection {
  id: string
  title: string
  sections?: { id: string; title: string }[] | undefined
}

export interface BlogPostView extends BlogCardView {
  html: string
  sections: ArticleSection[]
  /** ISO date. */
  updated?: string
  /** Opened by staff or by a signed preview link (D22). */
  isDraft?: boolean
  previous?: Pick<BlogCardView, 'href' | 'title'>
  next?: Pick<BlogCardView, 'href' | 'title'>
  related: BlogCardView[]
}
