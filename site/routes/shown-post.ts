import type { Post, PostCard } from '#api/contract/posts.ts'
import type { BlogCardView, BlogPostView } from '#ui/blocks/blog/blog-types.ts'

type ShownPost = ReturnType<typeof shownPost>
type ShownCard = Omit<PostCard, 'excerpt'> & Partial<Pick<PostCard, 'excerpt'>>

/** Only what its page shows: the state repeats what a loader returns. */
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

export function cardView({ popularity, slug, ...card }: ShownCard): BlogCardView {
  return { ...card, href: addressOf(slug), ...(popularity > 0 && { popularity }) }
}

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
