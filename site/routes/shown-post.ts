import type { Post, PostCard } from '#api/contract/posts.ts'
import type { BlogCardView, BlogPostView } from '#ui/blocks/blog/blog-types.ts'

type ShownPost = ReturnType<typeof shownPost>
/** Compact cards have no excerpt. */
type ShownCard = Omit<PostCard, 'excerpt'> & Partial<Pick<PostCard, 'excerpt'>>

/** A post with no more of the posts around it than its page shows: what a loader gives, a page carries a second time. */
export function shownPost({ previous, next, related, ...post }: Post) {
  return {
    ...post,
    related: related.map(({ excerpt: _, ...card }) => card),
    ...(previous && { previous: neighbour(previous) }),
    ...(next && { next: neighbour(next) }),
  }
}

function neighbour({ slug, title }: PostCard) {
  return { title, href: addressOf(slug) }
}

/** A post of a list as the blog's cards show it. */
export function cardView({ popularity, slug, ...card }: ShownCard): BlogCardView {
  // A post that nobody has read yet keeps that to itself.
  return { ...card, href: addressOf(slug), ...(popularity > 0 && { popularity }) }
}

/** A whole post as its page shows it. */
export function postView({
  previous,
  next,
  related,
  html,
  sections,
  updated,
  isDraft,
  ...post
}: ShownPost): BlogPostView {
  return {
    ...cardView(post),
    html,
    sections,
    related: related.map(cardView),
    ...(updated && { updated }),
    ...(isDraft && { isDraft }),
    ...(previous && { previous }),
    ...(next && { next }),
  }
}

function addressOf(slug: string): string {
  return `/blog/app/${slug}`
}
