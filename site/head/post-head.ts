import type { Post } from '#api/contract/posts.ts'
import type { PostHead } from '#site/context/page-handle.ts'

export function postHead({
  title,
  excerpt,
  addresses,
  isDraft,
  picture,
  author,
  date,
  updated,
  seoMeta,
}: Omit<Post, 'previous' | 'next' | 'related'>): PostHead {
  return {
    title,
    excerpt,
    addresses: Object.fromEntries(Object.entries(addresses).map(([language, slug]) => [language, `/blog/app/${slug}`])),
    ...(isDraft && { isDraft }),
    picture: picture.slug,
    author,
    ...(date && { published: date }),
    ...(updated && { updated }),
    seoMeta,
  }
}
