import type { PostContent, PostEditing } from '#api/services/posts/post-editing.ts'
import type { ListedPost } from '#api/store/post-rows.ts'
import type { Stores } from '#api/store/stores.ts'

interface SeedDependencies {
  stores: Pick<Stores, 'settings'>
  editing: PostEditing
  ids: string[] // as `post/language`
  read: () => Promise<PostContent[]> // oldest first
  onLeftOut: (id: string, reason: string) => void
}

/**
 * Imports the site's translations once each: what staff changed or deleted stays so, and what comes later to a post stands as the
 * post does then. What cannot be taken in is left out, because the server starts with it all the same.
 */
export async function seedPosts({ stores, editing, ids, read, onLeftOut }: SeedDependencies): Promise<void> {
  const known = new Set(await stores.settings.namesLike(mark('')))
  if (ids.every((id) => known.has(mark(id)))) return
  const missing = (await read()).filter((content) => !known.has(mark(idOf(content))))
  const former = new Map<string, FormerPost>()
  const leftOut = new Map<string, string>()

  const marked = missing.map((content) => ({ mark: mark(idOf(content)), content }))
  await editing.saveOnce(marked, async ({ posts }, content) => {
    const { postId, language, slug } = content
    const leave = (reason: string, until: 'later' | 'never') => {
      leftOut.set(idOf(content), reason)
      return until
    }
    const before = former.get(postId) ?? (await formerOf(posts, postId))
    former.set(postId, before)
    const { post, translations } = before
    const standing = translations.find((one) => one.language === post?.sourceLanguage) ?? translations[0]
    if (post?.deletedAt !== undefined) return leave('staff have deleted the post', 'later')
    if (!post && [...known].some((name) => name.startsWith(mark(`${postId}/`))))
      return leave('staff have deleted the post for good', 'never')
    if (translations.some((one) => one.language === language))
      return leave('staff have written the post in this language', 'never')
    if (post && !standing) return leave('staff are writing a post of this name', 'later')
    const holder = await posts.findBySlug(language, slug)
    if (holder && holder.postId !== postId) return leave(`another post has its slug, ${slug}`, 'later')
    return standing ? asItStands(content, standing) : content
  })
  for (const [id, reason] of leftOut) onLeftOut(id, reason)
}

interface FormerPost {
  post: Awaited<ReturnType<Stores['posts']['findPost']>>
  translations: ListedPost[]
}

/** Before anything of it is imported. */
async function formerOf(posts: Stores['posts'], postId: string): Promise<FormerPost> {
  return { post: await posts.findPost(postId), translations: await posts.translations(postId) }
}

/** Seen by whom the post is seen, with what all its languages share; words about another picture would be wrong. */
function asItStands(content: PostContent, standing: ListedPost): PostContent {
  const { status, visibleFrom, visibleUntil, picture, type, author, featured } = standing
  const pictureAlt = picture === content.picture ? content.pictureAlt : ''
  return { ...content, status, visibleFrom, visibleUntil, picture, pictureAlt, type, author, featured }
}

const idOf = ({ postId, language }: PostContent) => `${postId}/${language}`
const mark = (id: string) => `seeded-post:${id}`
