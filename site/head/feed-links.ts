import type { PostType } from '#api/contract/values/post-lists.ts'
import type { Language } from '#locales/languages.ts'
import { type HeadElement, link } from '#site/head/head-elements.ts'
import type { HeadWords } from '#site/head/head-words.ts'

export const feedFormats = {
  rss: { file: 'rss.xml', type: 'application/rss+xml' },
  atom: { file: 'atom.xml', type: 'application/atom+xml' },
  json: { file: 'feed.json', type: 'application/feed+json' },
} as const

export type FeedFormat = keyof typeof feedFormats

export function feedPath(format: FeedFormat, language: Language, type?: PostType): string {
  return `/feeds/${language}/${type ? `${type}/` : ''}${feedFormats[format].file}`
}

/** Issues of the newsletter. */
export const issueFeedPath = (language: Language): string => `/feeds/${language}/newsletter/${feedFormats.rss.file}`

export function issueFeedLink(language: Language, t: HeadWords): HeadElement {
  const { type } = feedFormats.rss
  return link('alternate', issueFeedPath(language), { type, title: t('newsletter-issues:head.title') })
}

export function feedLinks(type: PostType | undefined, language: Language, t: HeadWords): HeadElement[] {
  const blog = t('blog-list:head.title')
  const title = type ? `${t(`site-header:blog.types.${type}`)} | ${blog}` : blog
  return (['rss', 'atom', 'json'] as const).map((format) =>
    link('alternate', feedPath(format, language, type), { type: feedFormats[format].type, title }),
  )
}
