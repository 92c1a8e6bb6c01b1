import type { WrittenIssue } from '#api/contract/staff/issues.ts'
import { pictureId } from '#api/contract/values/pictures.ts'
import { isVisible } from '#api/services/posts/post-card.ts'
import type { ListedPost } from '#api/store/post-rows.ts'
import type { ShownPicture } from '#api/store/staff/pictures.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

type PictureSize = { width: number; height: number; widths: readonly number[] }

export interface IssuePost {
  sourceLanguage: Language
  translations: ListedPost[]
}

/** What an issue names, as it is now; what is gone or deleted is missing. */
export interface IssueMaterial {
  posts: ReadonlyMap<string, IssuePost>
  pictures: ReadonlyMap<string, { size: PictureSize; upload?: ShownPicture | undefined }>
  at: number
}

interface MaterialDependencies {
  stores: Pick<Stores, 'posts' | 'pictures'>
  pictureSize: (slug: string) => PictureSize | undefined // of those that came with the site
  now: () => number
}

export type ReadMaterial = ReturnType<typeof createMaterial>

export function createMaterial({ stores, pictureSize, now }: MaterialDependencies) {
  async function postOf(id: string): Promise<IssuePost | undefined> {
    const post = await stores.posts.findPost(id)
    if (!post || post.deletedAt !== undefined) return undefined
    return { sourceLanguage: post.sourceLanguage, translations: await stores.posts.translations(id) }
  }

  async function pictureOf(name: string) {
    if (!pictureId.test(name)) {
      const size = pictureSize(name)
      return size && { size }
    }
    const upload = await stores.pictures.find(name)
    const size = (await stores.pictures.sizes([name])).get(name)
    return upload && upload.deletedAt === undefined && size ? { size, upload } : undefined
  }

  return async ({ blocks }: Pick<WrittenIssue, 'blocks'>): Promise<IssueMaterial> => {
    const posts = new Map<string, IssuePost>()
    const pictures = new Map<string, NonNullable<Awaited<ReturnType<typeof pictureOf>>>>()
    for (const block of blocks) {
      const post = block.kind === 'post' ? await postOf(block.post) : undefined
      if (post && block.kind === 'post') posts.set(block.post, post)
      const names = block.kind === 'picture' ? [block.picture] : (post?.translations.map((one) => one.picture) ?? [])
      for (const name of new Set(names)) {
        const picture = pictures.has(name) ? undefined : await pictureOf(name)
        if (picture) pictures.set(name, picture)
      }
    }
    return { posts, pictures, at: now() }
  }
}

/** The post in a language, if visitors see it in that language. */
export function livePost({ posts, at }: IssueMaterial, id: string, language: Language): ListedPost | undefined {
  const own = posts.get(id)?.translations.find((one) => one.language === language)
  return own && isVisible(own, at) ? own : undefined
}

/** In whatever state. */
export function writtenTitle({ posts }: IssueMaterial, id: string, language: Language): string {
  return posts.get(id)?.translations.find((one) => one.language === language)?.title ?? ''
}

/** The words of a picture: the issue's own, or the library's. Undefined where they are missing. */
export function altOf(
  { pictures }: IssueMaterial,
  block: { picture: string; alts: Record<Language, string> },
  language: Language,
): string | undefined {
  const own = block.alts[language].trim()
  if (own !== '') return own
  const upload = pictures.get(block.picture)?.upload
  if (upload?.isDecorative) return ''
  return upload?.alt[language]?.trim() || undefined
}
