import type { PostCard } from '#api/contract/posts.ts'

/** The widest file of a post's picture up to `most` pixels; the site's own have one of every usual width. */
export function pictureWidth({ upload }: PostCard['picture'], most: number): number {
  return upload ? (upload.widths.findLast((width) => width <= most) ?? upload.widths[0] ?? most) : most
}
