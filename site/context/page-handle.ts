import type { OpeningKind } from '#api/contract/values/openings.ts'
import type { PostType } from '#api/contract/values/post-lists.ts'
import type { Language } from '#locales/languages.ts'
import type { Texts } from '#locales/texts.ts'
import type { ListedPage } from '#site/address/site-pages.ts'

export type HeadTexts =
  | ListedPage
  | 'blog-post'
  | 'thank-you'
  | 'message-error'
  | 'newsletter'
  | 'newsletter-issues'
  | 'not-found'
  | 'page-error'

export interface PageHandle {
  /** Which page this is, for its head. The answer to a form may make it another. */
  head: (actionData: unknown, loaderData: unknown) => HeadTexts | PageHead
  texts: readonly (keyof Texts)[] // the page's own text files, fetched together with its module
}

export interface PageHead {
  page: HeadTexts
  type?: PostType
  openings?: OpeningHead[] // of the careers page
  post?: PostHead // of a `blog-post` page; without it the page is not found, and not indexed
}

/** An opening in the page's language. */
export interface OpeningHead {
  id: string
  title: string
  html: string
  kind: OpeningKind
  postedAt: string
  closesOn?: string
}

/** The head of a post (specification 3). */
export interface PostHead {
  title: string
  excerpt: string
  addresses: Partial<Record<Language, string>> // plain paths of its published translations (D21)
  isDraft?: boolean
  picture?: string
  author?: string
  published?: string
  updated?: string
  seoMeta?: {
    title?: string | undefined
    description?: string | undefined
    ogTitle?: string | undefined
    ogDescription?: string | undefined
    ogImageAlt?: string | undefined
    twitterTitle?: string | undefined
    twitterDescription?: string | undefined
    twitterImageAlt?: string | undefined
  }
}

export function pageHeadOf(handle: unknown, actionData: unknown, loaderData: unknown): PageHead {
  if (!isPageHandle(handle)) return { page: 'page-error' }
  const head = handle.head(actionData, loaderData)
  return typeof head === 'string' ? { page: head } : head
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return handle !== null && typeof handle === 'object' && 'head' in handle && typeof handle.head === 'function'
}

/** Of a visitor's page or a staff one. */
export function hasTexts(handle: unknown): handle is Pick<PageHandle, 'texts'> {
  return handle !== null && typeof handle === 'object' && 'texts' in handle && Array.isArray(handle.texts)
}
