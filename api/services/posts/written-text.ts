import type { SeoMeta } from '#api/contract/posts.ts'
import type { WrittenPost } from '#api/contract/staff/post-writing.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { isUnnamed } from '#api/services/posts/post-slugs.ts'
import type { StoredPost } from '#api/store/post-rows.ts'
import type { SharedPost } from '#api/store/staff/post-texts.ts'

/** The columns of a translation that the editor writes. */
type Worded = Pick<
  StoredPost,
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'body'
  | 'tags'
  | 'seo'
  | 'picture'
  | 'pictureAlt'
  | 'type'
  | 'author'
  | 'featured'
  | 'postId'
>

const sharedKeys = ['picture', 'type', 'author', 'isFeatured'] as const

/** Of a post that nobody has written yet. */
export const firstShared: SharedPost = { picture: '', type: postTypes[0], author: '', isFeatured: false }

export function sharedOf({ picture, type, author, isFeatured }: SharedPost): SharedPost {
  return { picture, type, author, isFeatured }
}

/** What was changed since `base`, over what is known now: an old page does not take back what another one has set. */
export function mergedShared(known: SharedPost, base: SharedPost, changed: SharedPost): SharedPost {
  const kept = sharedKeys.filter((key) => changed[key] === base[key])
  return { ...sharedOf(changed), ...Object.fromEntries(kept.map((key) => [key, known[key]])) }
}

export function isSameShared(one: SharedPost, other: SharedPost): boolean {
  return sharedKeys.every((key) => one[key] === other[key])
}

export function isSameText(one: WrittenPost, other: WrittenPost): boolean {
  const signOf = (text: WrittenPost) => JSON.stringify(Object.entries(text).toSorted(byName))
  return signOf(one) === signOf(other)
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)

/** A translation as the editor has it. A draft without an address of its own lies at its post's id. */
export function textOf(post: Omit<Worded, 'featured'> & { featured: boolean }): WrittenPost {
  const { postId, slug, title, excerpt, body, tags, seo, picture, pictureAlt, type, author, featured } = post
  return {
    ...{ title, excerpt, body, tags, picture, pictureAlt, type, author },
    slug: isUnnamed(slug, postId) ? '' : slug,
    seoTitle: seoTitleOf(seo),
    seoDescription: seoDescriptionOf(seo),
    isFeatured: featured,
  }
}

/** What is written as a translation has it. `former`: how that was. */
export function contentOf(text: WrittenPost, former: Pick<Worded, 'seo' | 'pictureAlt'> | undefined) {
  const { title, excerpt, body, tags, picture, pictureAlt, type, author, isFeatured } = text
  return {
    ...{ title, excerpt, body, tags, picture, pictureAlt, type, author },
    featured: isFeatured,
    seo: seoOf(text, former),
  }
}

const seoTitleOf = ({ title, ogTitle }: SeoMeta) => title ?? ogTitle ?? ''
const seoDescriptionOf = ({ description, ogDescription }: SeoMeta) => description ?? ogDescription ?? ''

/** One title for search engines and shared links. What says it differently for some of them stays until it is changed. */
function seoOf(text: WrittenPost, former: Pick<Worded, 'seo' | 'pictureAlt'> | undefined): SeoMeta {
  const { title, ogTitle, twitterTitle, description, ogDescription, twitterDescription, ogImageAlt, twitterImageAlt } =
    former?.seo ?? {}
  const { seoTitle, seoDescription, pictureAlt } = text
  const isTitle = former && seoTitle === seoTitleOf(former.seo)
  const isDescription = former && seoDescription === seoDescriptionOf(former.seo)
  return Object.fromEntries(
    Object.entries({
      ...(isTitle ? { title, ogTitle, twitterTitle } : { title: seoTitle, ogTitle: seoTitle }),
      ...(isDescription
        ? { description, ogDescription, twitterDescription }
        : { description: seoDescription, ogDescription: seoDescription }),
      ...(pictureAlt === former?.pictureAlt && { ogImageAlt, twitterImageAlt }),
    }).filter(([, words]) => words !== undefined && words !== ''),
  )
}

export function emptyText(shared: SharedPost): WrittenPost {
  const { picture, type, author, isFeatured } = shared
  return {
    ...{ title: '', slug: '', excerpt: '', body: '', tags: [], seoTitle: '', seoDescription: '', pictureAlt: '' },
    ...{ picture, type, author, isFeatured },
  }
}
