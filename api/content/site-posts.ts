import { readPosts } from '#api/content/read-posts.ts'
import type { PostContent } from '#api/services/posts/post-editing.ts'
import { contentsOf } from '#api/services/transfer/written-contents.ts'

/** Oldest first. */
export function sitePosts(folder: string): PostContent[] {
  return readPosts(folder).toReversed().flatMap(contentsOf)
}
