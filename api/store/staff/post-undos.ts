import type { Executor } from '#api/db/schema.ts'
import type { PostStatus } from '#api/store/post-rows.ts'
import type { Language } from '#locales/languages.ts'

/** How a post stood, and the versions that the deed left. */
export interface FormerPost {
  id: string
  isDeleted: boolean // by the deed
  translations: {
    searchId: number
    language: Language
    version: number
    status: PostStatus
    visibleFrom?: number | undefined
    visibleUntil?: number | undefined
  }[]
}

export interface PostUndo {
  id: string
  account: string
  former: FormerPost[]
  madeAt: number
}

export function createPostUndosStore(db: Executor) {
  return {
    async insert({ id, account, former, madeAt }: PostUndo): Promise<void> {
      await db
        .insertInto('post_undos')
        .values({ id, account, former: JSON.stringify(former), made_at: madeAt })
        .execute()
    },

    /** Once. */
    async take(id: string, account: string): Promise<PostUndo | undefined> {
      const row = await db
        .deleteFrom('post_undos')
        .where('id', '=', id)
        .where('account', '=', account)
        .returningAll()
        .executeTakeFirst()
      return row && { id, account, former: JSON.parse(row.former), madeAt: row.made_at }
    },
  }
}
