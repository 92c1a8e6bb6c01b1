import type { PostAnswer, PostRequest } from '#api/contract/client.ts'
import type { PostsService } from '#api/services/posts/posts.ts'
import type { PreviewLinks } from '#api/services/posts/preview-links.ts'

export type PostReader = ReturnType<typeof createPostReader>

/** A public post, or a draft by its preview link (D22). */
export function createPostReader({ posts, previews }: { posts: PostsService; previews: PreviewLinks }) {
  return {
    async read({ language, slug, preview }: PostRequest): Promise<PostAnswer> {
      if (!/^[a-z0-9-]{1,200}$/.test(slug)) return { status: 'missing', addresses: {} }
      if (preview === undefined) return posts.find(language, slug)
      const post = previews.allows(language, slug, preview) ? await posts.findDraft(language, slug) : undefined
      return post ? { status: 'found', post } : { status: 'missing', addresses: {} }
    },
  }
}
