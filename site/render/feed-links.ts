import type { Language } from '#locales/languages.ts'
import { type HeadElement, link } from '#site/render/head-elements.ts'
import type { HeadWords } from '#site/render/head-words.ts'
import type { BlogType } from '#ui/blocks/blog-types.ts'

/** The formats of a feed, each with the name of its file. */
export const feedFormats = {
  rss: { file: 'rss.xml', type: 'application/rss+xml' },
  atom: { file: 'atom.xml', type: 'application/atom+xml' },
  json: { file: 'feed.json', type: 'application/feed+json' },
} as const

export type FeedFormat = keyof typeof feedFormats

/** Where a feed is found: of a language's posts, or of one type of them. */
export function feedPath(format: FeedFormat, language: Language, type?: BlogType): string {
  return `/feeds/${language}/${type ? `${type}/` : ''}${feedFormats[format].file}`
}

/** What feed readers look for in the head of the blog's pages. */
export function feedLinks(type: BlogType | undefined, language: Language, t: HeadWords): HeadElement[] {
  const blog = t('blog-list:head.title')
  const title = type ? `${t(`site-header:blog.types.${type}`)} | ${blog}` : blog
  return (['rss', 'atom', 'json'] as const).map((format) =>
    link('alternate', feedPath(format, language, type), { type: feedFormats[format].type, title }),
  )
}
