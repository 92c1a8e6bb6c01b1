import type { PictureUpload, PostCard } from '#api/contract/posts.ts'
import { pictureId } from '#api/contract/values/pictures.ts'
import type { ListedPost } from '#api/store/post-rows.ts'
import type { Stores } from '#api/store/stores.ts'

export function isVisible(post: Pick<ListedPost, 'visibleFrom' | 'visibleUntil'>, at: number): boolean {
  const { visibleFrom, visibleUntil } = post
  return visibleFrom !== undefined && visibleFrom <= at && (visibleUntil === undefined || visibleUntil > at)
}

export type Uploads = ReadonlyMap<string, PictureUpload>

/** The uploaded ones among posts’ pictures: nothing is asked where there are none. */
export function uploadsOf(pictures: Pick<Stores['pictures'], 'sizes'>, posts: ListedPost[]): Promise<Uploads> {
  return pictures.sizes(posts.map(({ picture }) => picture).filter((picture) => pictureId.test(picture)))
}

export function cardOf(post: ListedPost, uploads: Uploads): PostCard {
  const { slug, title, excerpt, type, visibleFrom, readTime, author, views, featured, picture, pictureAlt } = post
  const upload = uploads.get(picture)
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
    picture: { slug: picture, alt: pictureAlt, ...(upload && { upload }) },
  }
}
