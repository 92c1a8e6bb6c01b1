import type { PublishedPosts } from '#api/contract/client.ts'
import { cardOf, isVisible, uploadsOf } from '#api/services/posts/post-card.ts'
import type { RenderPost } from '#api/services/posts/post-rendering.ts'
import type { Stores } from '#api/store/stores.ts'

const FED = 20 // posts per feed
const MAPPED = 8000 // posts in the sitemap: times six languages below its maximum of 50,000 addresses

interface PublishedPostsDependencies {
  stores: Pick<Stores, 'posts' | 'pictures'>
  render: RenderPost
  issues: PublishedPosts['issues']
  readPicture: (id: string, name: string) => Promise<Uint8Array | undefined>
  now: () => number
}

export function createPublishedPosts(dependencies: PublishedPostsDependencies): PublishedPosts {
  const { render, issues, readPicture, now } = dependencies
  const { posts, pictures } = dependencies.stores

  return {
    async latest(language, type) {
      const stored = await posts.latest({ language, now: now(), type, limit: FED })
      const uploads = await uploadsOf(pictures, stored)
      return Promise.all(
        stored.map(async (post) => ({
          ...cardOf(post, uploads),
          html: (await render(post)).html,
          tags: post.tags,
          ...(post.updatedAt !== undefined && { updated: new Date(post.updatedAt).toISOString() }),
        })),
      )
    },

    async addresses() {
      const found = new Map<string, { addresses: Record<string, string>; changed: number }>()
      for (const { postId, language, slug, changed } of await posts.addresses(now(), MAPPED)) {
        const entry = found.get(postId) ?? { addresses: {}, changed: 0 }
        entry.addresses[language] = slug
        entry.changed = Math.max(entry.changed, changed)
        found.set(postId, entry)
      }
      return [...found.values()].map(({ addresses, changed }) => ({
        addresses,
        changed: new Date(changed).toISOString(),
      }))
    },

    issues,

    async card(language, slug) {
      const post = await posts.findBySlug(language, slug)
      return post && isVisible(post, now()) ? cardOf(post, await uploadsOf(pictures, [post])) : undefined
    },

    upload: (id, width) => readPicture(id, `${width}.jpg`),
  }
}
