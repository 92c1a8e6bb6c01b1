import type { PublishedPosts } from '#api/contract/client.ts'
import { type PostType, postTypes } from '#api/contract/values/post-lists.ts'
import { brand } from '#locales/brand.ts'
import { isLanguage, type Language } from '#locales/languages.ts'
import { localPath } from '#site/address/addresses.ts'
import { type FeedFormat, feedFormats, feedPath } from '#site/head/feed-links.ts'
import type { HeadWords } from '#site/head/head-words.ts'
import { pictureWidth } from '#site/head/picture-width.ts'

interface AskedFeed {
  format: FeedFormat
  language: Language
  type: PostType | undefined
}

interface FeedSources {
  posts: PublishedPosts
  publicUrl: string
  words: (language: Language) => HeadWords
}

export function feedAt(pathname: string): AskedFeed | undefined {
  const [, start, language, ...rest] = pathname.split('/')
  if (start !== 'feeds' || !isLanguage(language) || rest.length > 2) return undefined
  const format = formats.find((candidate) => feedFormats[candidate].file === rest.at(-1))
  const type = postTypes.find((candidate) => candidate === rest[0])
  if (!format || (rest.length === 2 && !type)) return undefined
  return { format, language, type }
}

const formats: readonly FeedFormat[] = ['rss', 'atom', 'json']

export async function writeFeed({ format, language, type }: AskedFeed, { posts, publicUrl, words }: FeedSources) {
  const t = words(language)
  const feeds = await import('#site/render/files/feeds.ts')
  const write = { rss: feeds.rssFeed, atom: feeds.atomFeed, json: feeds.jsonFeed }[format]
  const found = await posts.latest(language, type)
  const body = write({
    language,
    title: `${type ? t(`site-header:blog.types.${type}`) : t('blog-list:head.title')} | ${brand.name}`,
    description: type ? t(`blog-list:head.types.${type}`) : t('blog-list:head.description'),
    page: localPath(type ? `/blog/type/${type}` : '/blog', language),
    self: {
      rss: feedPath('rss', language, type),
      atom: feedPath('atom', language, type),
      json: feedPath('json', language, type),
    },
    publicUrl,
    posts: found.map(({ slug, date = '', picture, type: ownType, ...post }) => ({
      ...post,
      address: localPath(`/blog/app/${slug}`, language),
      published: date,
      type: t(`site-header:blog.types.${ownType}`),
      ...(picture.slug !== '' && {
        picture: { address: `/pictures/${picture.slug}-${pictureWidth(picture, 1200)}.jpg`, alt: picture.alt },
      }),
    })),
  })
  return { type: `${feedFormats[format].type}; charset=utf-8`, body }
}
