import type { Post, PostCard } from '#api/contract/posts.ts'
import type { BlogCardView, BlogPostView } from '#ui/blocks/blog-types.ts'

/** A post of a list as the blog's cards show it. */
export function cardView({ popularity, slug, ...card }: PostCard): BlogCardView {
  // A post that nobody has read yet keeps that to itself.
  return { ...card, href: `/blog/app/${slug}`, ...(popularity > 0 && { popularity }) }
}

/** A whole post as its page shows it. */
export function postView({ previous, next, related, html, sections, updated, isDraft, ...post }: Post): BlogPostView {
  return {
    ...cardView(post),
    html,
    sections,
    related: related.map(cardView),
    ...(updated && { updated }),
    ...(isDraft && { isDraft }),
    ...(previous && { previous: cardView(previous) }),
    ...(next && { next: cardView(next) }),
  }
}
