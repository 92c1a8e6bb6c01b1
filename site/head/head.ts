import { brand } from '#locales/brand.ts'
import { defaultLanguage, type Language, languages, openGraphLocales } from '#locales/languages.ts'
import { alternatePaths, canonicalPath, localPath, prefixOf } from '#site/address/addresses.ts'
import { isListedPage } from '#site/address/site-pages.ts'
import type { PageHead, PostHead } from '#site/context/page-handle.ts'
import { feedLinks, issueFeedLink } from '#site/head/feed-links.ts'
import { type HeadElement, jsonLd, link, named, property } from '#site/head/head-elements.ts'
import { type HeadWords, headlineOf, withoutTags } from '#site/head/head-words.ts'
import { jsonLdOf } from '#site/head/json-ld.ts'
import { nameOf, titleOf } from '#site/head/page-title.ts'
import { postAlternates } from '#site/head/post-alternates.ts'
import { postShareAddress, shareAddress, shareSize } from '#site/head/share-address.ts'

export type { PageHandle } from '#site/context/page-handle.ts'

export interface Head {
  title: string
  elements: HeadElement[]
}

interface HeadSources {
  head: PageHead
  pathname: string
  publicUrl: string // without a trailing slash; never taken from a request
  t: HeadWords
}

/** The head of a document (specification 9, page meta). */
export function headOf({ head, pathname: shown, publicUrl, t }: HeadSources): Head {
  const prefix = prefixOf(shown)
  const language = prefix ?? defaultLanguage
  // `/blog?type=News` is the same list as `/blog/type/news`, which is the address to keep.
  const pathname = head.type ? localPath(`/blog/type/${head.type}`, prefix) : shown
  const title = titleOf(head, t)
  const description = descriptionOf(head, t)
  const listed = isListed(head)
  const image = imageOf(head, language, t)
  const meta = head.post?.seoMeta ?? {}
  return {
    title,
    elements: [
      named('description', description),
      // Outcomes and error pages are not indexed and have no alternates.
      named('robots', listed ? 'max-image-preview:large' : 'noindex'),
      ...(listed ? addressesOf(pathname, publicUrl, head.post) : []),
      ...(head.page === 'blog-list' || head.post ? feedLinks(head.type, language, t) : []),
      ...(head.page === 'newsletter-issues' ? [issueFeedLink(language, t)] : []),
      link('manifest', `/manifest.webmanifest${language === defaultLanguage ? '' : `?language=${language}`}`),
      property('og:title', meta.ogTitle ?? title),
      property('og:description', meta.ogDescription ?? description),
      property('og:type', head.post ? 'article' : 'website'),
      property('og:site_name', brand.name),
      property('og:locale', openGraphLocales[language]),
      ...(listed ? otherLocales(language, head.post) : []),
      ...(listed ? [property('og:url', publicUrl + canonicalPath(pathname))] : []),
      property('og:image', publicUrl + image.address),
      property('og:image:type', 'image/jpeg'),
      property('og:image:width', String(image.width)),
      property('og:image:height', String(image.height)),
      property('og:image:alt', meta.ogImageAlt ?? image.alt),
      named('twitter:card', 'summary_large_image'),
      named('twitter:title', meta.twitterTitle ?? title),
      named('twitter:description', meta.twitterDescription ?? description),
      named('twitter:image', publicUrl + image.address),
      named('twitter:image:alt', meta.twitterImageAlt ?? image.alt),
      ...(listed
        ? [
            jsonLd(
              jsonLdOf({
                head,
                name: nameOf(head, t),
                description,
                image: publicUrl + image.address,
                pathname,
                language,
                publicUrl,
                t,
              }),
            ),
          ]
        : []),
    ],
  }
}

function isListed({ page, post }: PageHead): boolean {
  return post ? !post.isDraft : isListedPage(page)
}

function descriptionOf({ page, type, post }: PageHead, t: HeadWords): string {
  if (post) return post.seoMeta?.description ?? post.excerpt
  return type ? t(`blog-list:head.types.${type}`) : t(`${page}:head.description`)
}

function addressesOf(pathname: string, publicUrl: string, post: PostHead | undefined): HeadElement[] {
  const alternates = post ? postAlternates(post.addresses) : alternatePaths(pathname)
  return [
    link('canonical', publicUrl + canonicalPath(pathname)),
    ...alternates.map(({ hreflang, path }) => link('alternate', publicUrl + path, { hreflang })),
  ]
}

function otherLocales(language: Language, post: PostHead | undefined): HeadElement[] {
  return languages
    .filter((other) => other !== language && (!post || post.addresses[other]))
    .map((other) => property('og:locale:alternate', openGraphLocales[other]))
}

function imageOf({ page, post }: PageHead, language: Language, t: HeadWords) {
  const slug = post?.addresses[language]?.split('/').at(-1)
  if (post && slug) return { address: postShareAddress(slug, language), ...shareSize, alt: post.title }
  return {
    address: shareAddress(post ? 'blog-list' : page, language),
    ...shareSize,
    alt: withoutTags(page === 'blog-post' ? t('blog-list:title') : headlineOf(page, t)),
  }
}
