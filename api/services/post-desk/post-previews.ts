import { AppError } from '#api/errors.ts'
import { findPost } from '#api/services/post-desk/written-language.ts'
import type { PreviewLinks } from '#api/services/posts/preview-links.ts'
import { acting } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

const DAY = 24 * 3_600_000
const CHECKED_WITHIN = 600_000 // milliseconds

interface PostPreviewsDependencies {
  stores: Stores
  links: Pick<PreviewLinks, 'make'>
  note: NoteDeed
  now: () => number
  newId: () => string
}

/** Links that show what is written to whoever has them, until they expire or are revoked (D22). */
export function createPostPreviews({
  stores,
  links,
  note,
  now,
  newId,
}: PostPreviewsDependencies): Pick<StaffHandlers, 'listPreviews' | 'makePreview' | 'revokePreview'> {
  async function list(id: string, language: Language) {
    const at = now()
    const previews = await stores.postPreviews.list(id, language, at)
    return {
      at,
      previews: previews.map(({ id: preview, madeAt, madeByName, expiresAt }) => ({
        id: preview,
        madeAt,
        madeBy: madeByName ?? null,
        expiresAt,
      })),
    }
  }

  return {
    async listPreviews(_context, { id, in: language }) {
      await findPost(stores, id)
      return list(id, language)
    },

    /** Throws `not_found` for a language that nobody has written yet. */
    async makePreview(context, { id, in: language, days }) {
      const account = acting(context).account.id
      const { token, tokenHash } = links.make()
      const at = now()
      const slug = await stores.transaction([], async (inside) => {
        await findPost(inside, id)
        const row = (await inside.posts.translations(id)).find((one) => one.language === language)
        if (!row) throw new AppError('not_found')
        const expiresAt = at + days * DAY
        const preview = { id: newId(), postId: id, language, tokenHash, madeAt: at, madeBy: account, expiresAt }
        await inside.postPreviews.insert(preview)
        const facts = { languages: language, until: new Date(expiresAt).toISOString() }
        await note(inside, { account, deed: 'previewMade', thing: { kind: 'post', id }, facts })
        return row.slug
      })
      return { ...(await list(id, language)), path: previewPath(language, slug, token) }
    },

    /** Revoking what is gone already is no mistake. */
    async revokePreview(context, { id, in: language, preview }) {
      const account = acting(context).account.id
      await stores.transaction([], async (inside) => {
        if (!(await inside.postPreviews.delete(preview, id, language))) return
        const facts = { languages: language }
        await note(inside, { account, deed: 'previewRevoked', thing: { kind: 'post', id }, facts })
      })
      return list(id, language)
    },
  }
}

/** What a post’s languages look like as they are written, for the checks of whoever opens it: signed, and for minutes. */
export async function previewsToCheck(
  { posts }: Pick<Stores, 'posts'>,
  links: Pick<PreviewLinks, 'sign'>,
  { postId, at }: { postId: string; at: number },
): Promise<Partial<Record<Language, string>>> {
  const expiresAt = at + CHECKED_WITHIN
  return Object.fromEntries(
    (await posts.translations(postId)).map(({ language, slug }) => [
      language,
      previewPath(language, slug, links.sign(language, slug, expiresAt)),
    ]),
  )
}

const previewPath = (language: Language, slug: string, token: string) =>
  `/${language}/blog/app/draft/${slug}/?preview=${token}`
