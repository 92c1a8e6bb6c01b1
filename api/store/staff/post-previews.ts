import type { Executor } from '#api/db/schema.ts'
import type { Language } from '#locales/languages.ts'

export interface StoredPreview {
  id: string
  postId: string
  language: Language
  tokenHash: string
  madeAt: number
  madeBy: string // an account
  expiresAt: number
}

export interface ShownPreview extends Omit<StoredPreview, 'tokenHash' | 'madeBy'> {
  madeByName: string | undefined
}

export function createPostPreviewsStore(db: Executor) {
  return {
    async insert({ id, postId, language, tokenHash, madeAt, madeBy, expiresAt }: StoredPreview): Promise<void> {
      await db
        .insertInto('post_previews')
        .values({
          id,
          post_id: postId,
          language,
          token_hash: tokenHash,
          made_at: madeAt,
          made_by: madeBy,
          expires_at: expiresAt,
        })
        .execute()
    },

    /** Newest first, without those that are over. */
    async list(postId: string, language: Language, now: number): Promise<ShownPreview[]> {
      const rows = await db
        .selectFrom('post_previews as p')
        .leftJoin('staff_accounts as a', 'a.id', 'p.made_by')
        .select(['p.id', 'p.made_at', 'p.expires_at', 'a.name'])
        .where('p.post_id', '=', postId)
        .where('p.language', '=', language)
        .where('p.expires_at', '>', now)
        .orderBy('p.made_at', 'desc')
        .orderBy('p.id', 'desc')
        .execute()
      return rows.map(({ id, made_at, expires_at, name }) => ({
        id,
        postId,
        language,
        madeAt: made_at,
        expiresAt: expires_at,
        madeByName: name ?? undefined,
      }))
    },

    async findPost(tokenHash: string, language: Language, now: number): Promise<string | undefined> {
      const row = await db
        .selectFrom('post_previews')
        .select('post_id')
        .where('token_hash', '=', tokenHash)
        .where('language', '=', language)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return row?.post_id
    },

    /** False where there is none. */
    async delete(id: string, postId: string, language: Language): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('post_previews')
        .where('id', '=', id)
        .where('post_id', '=', postId)
        .where('language', '=', language)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
