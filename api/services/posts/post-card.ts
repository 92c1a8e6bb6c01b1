import type { PostCard } from '#api/contract/posts.ts'
import type { ListedPost } from '#api/store/post-rows.ts'

export function isVisible({ visibleFrom }: ListedPost, at: number): boolean {
  return visibleFrom !== undefined && visibleFrom <= at
}

export function cardOf(post: ListedPost): PostCard {
  const { slug, title, excerpt, type, visibleFrom, readTime, author, views, featured, picture, pictureAlt } = post
  return {
    slug,
    title,
    excerpt,
    type,
    ...(visibleFrom !== undefined && { date: new Date(visibleFrom).toISOString() }),
    readTime,
    author,
    popularity: views,
    featured,
    picture: { slug: picture, alt: pictureAlt },
  }
}
