import type { PostAnswer, PostRequest } from '#api/contract/client.ts'
import type { PostsService } from '#api/services/posts/posts.ts'
import type { PreviewLinks } from '#api/services/posts/preview-links.ts'

export type PostReader = ReturnType<typeof createPostReader>

/** A public post, or what is written of it by its preview link (D22). */
export function createPostReader({ posts, previews }: { posts: PostsService; previews: PreviewLinks }) {
  async function written({ language, slug, preview }: Required<PostRequest>) {
    const postId = await previews.postOf(language, preview)
    if (postId !== undefined) return posts.findWritten(language, postId)
    return previews.allows(language, slug, preview) ? posts.findDraft(language, slug) : undefined
  }

  return {
    async read({ language, slug, preview }: PostRequest): Promise<PostAnswer> {
      if (!/^[a-z0-9-]{1,200}$/.test(slug)) return { status: 'missing', addresses: {} }
      if (preview === undefined) return posts.find(language, slug)
      const post = await written({ language, slug, preview })
      return post ? { status: 'found', post } : { status: 'missing', addresses: {} }
    },
  }
}
