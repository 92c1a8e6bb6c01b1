import type { PublishedPosts } from '#api/contract/client.ts'
import { newsletterPaths } from '#api/contract/values/newsletter-paths.ts'
import { brand } from '#locales/brand.ts'
import { isLanguage, type Language } from '#locales/languages.ts'
import { localPath } from '#site/address/addresses.ts'
import { feedFormats, issueFeedPath } from '#site/head/feed-links.ts'
import type { HeadWords } from '#site/head/head-words.ts'

export function issueFeedAt(pathname: string): Language | undefined {
  const [, start, language] = pathname.split('/')
  return start === 'feeds' && isLanguage(language) && pathname === issueFeedPath(language) ? language : undefined
}

interface IssueFeedSources {
  posts: Pick<PublishedPosts, 'issues'>
  publicUrl: string
  words: (language: Language) => HeadWords
}

/** Undefined where issues of the language are not public. */
export async function writeIssueFeed(language: Language, { posts, publicUrl, words }: IssueFeedSources) {
  const { isPublic, issues } = await posts.issues(language)
  if (!isPublic) return undefined
  const t = words(language)
  const { rssFeed } = await import('#site/render/files/feeds.ts')
  const self = issueFeedPath(language)
  const body = rssFeed({
    language,
    title: `${t('newsletter-issues:head.title')} | ${brand.name}`,
    description: t('newsletter-issues:head.description'),
    page: localPath(newsletterPaths.issue, language),
    self: { rss: self, atom: self, json: self },
    publicUrl,
    posts: issues.map(({ subject, preheader, sentAt, address }) => ({
      title: subject,
      excerpt: preheader,
      html: '',
      address,
      published: sentAt,
      author: brand.name,
      type: t('newsletter-issues:head.title'),
      tags: [],
    })),
  })
  return { type: `${feedFormats.rss.type}; charset=utf-8`, body, maxAge: 0 }
}
