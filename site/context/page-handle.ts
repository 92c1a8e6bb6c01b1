import type { PostType } from '#api/contract/values/post-lists.ts'
import type { Language } from '#locales/languages.ts'
import type { Texts } from '#locales/texts.ts'
import type { ListedPage } from '#site/address/site-pages.ts'

/** The text files that carry a page's `head.title` and `head.description`. */
export type HeadTexts =
  | ListedPage
  | 'blog-post'
  | 'thank-you'
  | 'message-error'
  | 'newsletter'
  | 'not-found'
  | 'page-error'

/** What a route module exports as `handle`. */
export interface PageHandle {
  /**
   * Which page this is, for its head; the answer to a form may make it another. Most pages are named by their text file
   * alone. Pages made from what a loader read say more: `head: (_answer, loaded) => ({ page: 'blog-post', post: … })`.
   */
  head: (actionData: unknown, loaderData: unknown) => HeadTexts | PageHead
  /** The text files that the page reads, beside those of every page: fetched along with its module, not when it is shown. */
  texts: readonly (keyof Texts)[]
}

export interface PageHead {
  page: HeadTexts
  /** The blog's list of one type: its title and description are those of the type. */
  type?: PostType
  /** The post that a `blog-post` page shows; without it the page says that there is none, and is not to be indexed. */
  post?: PostHead
}

/** What a post says in its head (specification 3). */
export interface PostHead {
  title: string
  excerpt: string
  /** Plain paths of its published translations (D21): `{ en: '/blog/app/a-window', de: '/blog/app/ein-fenster' }`. */
  addresses: Partial<Record<Language, string>>
  /** A draft is never indexed (D22). */
  isDraft?: boolean
  /** A slug of the pictures' manifest. */
  picture?: string
  author?: string
  /** ISO dates. */
  published?: string
  updated?: string
  seoMeta?: {
    ogTitle?: string | undefined
    ogDescription?: string | undefined
    ogImageAlt?: string | undefined
    twitterTitle?: string | undefined
    twitterDescription?: string | undefined
    twitterImageAlt?: string | undefined
  }
}

/** What a route's `handle` says of the page; routes without one are the not-found screen. */
export function pageHeadOf(handle: unknown, actionData: unknown, loaderData: unknown): PageHead {
  if (!isPageHandle(handle)) return { page: 'not-found' }
  const head = handle.head(actionData, loaderData)
  return typeof head === 'string' ? { page: head } : head
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return handle !== null && typeof handle === 'object' && 'head' in handle && typeof handle.head === 'function'
}
