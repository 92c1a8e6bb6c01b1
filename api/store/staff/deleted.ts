import { sql } from 'kysely'
import { writtenIssue } from '#api/contract/staff/issues.ts'
import { applicationInterests } from '#api/contract/values/application-interests.ts'
import { postTimes } from '#api/contract/values/post-times.ts'
import { applicationStages } from '#api/contract/values/staff/application-stages.ts'
import type { DeletedKind, DeletedSort } from '#api/contract/values/staff/deleted.ts'
import type { Executor } from '#api/db/schema.ts'

/** As it was seen: another `deletedAt` by now is another deletion. */
export interface DeletedRef {
  kind: DeletedKind
  id: string
  deletedAt: number
}

export interface DeletedRow extends DeletedRef {
  goneAt: number
  by: string | undefined // a name
}

export interface Whose {
  kinds: readonly DeletedKind[]
  by: string | undefined // an account; undefined for anybody's
}

const tables = {
  post: 'posts',
  message: 'messages',
  application: 'applications',
  subscriber: 'subscribers',
  issue: 'issues',
} as const

const kept = sql.lit(postTimes.deletedKept)
const thirtyDays = sql<number | string>`deleted_at + ${kept}`

/** Whatever ends its time first. */
const ends = {
  post: thirtyDays,
  message: thirtyDays,
  application: sql<
    number | string
  >`case when delete_after < deleted_at + ${kept} then delete_after else deleted_at + ${kept} end`,
  // Unconfirmed sign-ups are kept as long, from their own day.
  subscriber: sql<number | string>`case when confirmed_at is null then signed_up_at else deleted_at end + ${kept}`,
  issue: thirtyDays,
} as const satisfies Record<DeletedKind, unknown>

/** Posts, messages, applications and subscribers that wait to be gone (D26). */
export function createDeletedStore(db: Executor) {
  const ofKind = (kind: DeletedKind, by: string | undefined) =>
    db
      .selectFrom(tables[kind])
      .where('deleted_at', 'is not', null)
      .$if(by !== undefined, (query) => query.where('deleted_by', '=', by ?? ''))

  function all({ kinds, by }: Whose) {
    const [first, ...others] = kinds.map((kind) =>
      ofKind(kind, by).select([
        'id',
        sql<DeletedKind>`${sql.lit(kind)}`.as('kind'),
        'deleted_at',
        'deleted_by',
        ends[kind].as('gone_at'),
      ]),
    )
    return first && others.reduce((union, one) => union.unionAll(one), first)
  }

  return {
    async list(whose: Whose, sort: DeletedSort, limit: number, offset = 0): Promise<DeletedRow[]> {
      const union = all(whose)
      if (!union) return []
      const rows = await db
        .selectFrom(union.as('d'))
        .leftJoin('staff_accounts as a', 'a.id', 'd.deleted_by')
        .select(['d.kind', 'd.id', 'd.deleted_at', 'd.gone_at', 'a.name as by'])
        .orderBy(sort === 'soonest' ? 'd.gone_at' : 'd.deleted_at', sort === 'soonest' ? 'asc' : 'desc')
        .orderBy('d.id')
        .limit(limit)
        .offset(offset)
        .execute()
      return rows.map(({ kind, id, deleted_at, gone_at, by }) => ({
        kind,
        id,
        deletedAt: Number(deleted_at),
        goneAt: Number(gone_at),
        by: by ?? undefined,
      }))
    },

    async count({ kinds, by }: Whose): Promise<Partial<Record<DeletedKind, number>>> {
      const counts = kinds.map(async (kind) => {
        const row = await ofKind(kind, by)
          .select((eb) => eb.fn.countAll<number | string>().as('count'))
          .executeTakeFirstOrThrow()
        return [kind, Number(row.count)] as const
      })
      return Object.fromEntries(await Promise.all(counts))
    },

    /** Those whose thirty days are over. */
    async listOver(kind: DeletedKind, now: number, limit: number): Promise<DeletedRef[]> {
      const rows = await ofKind(kind, undefined)
        .select(['id', 'deleted_at'])
        .where('deleted_at', '<=', now - postTimes.deletedKept)
        .orderBy('deleted_at')
        .limit(limit)
        .execute()
      return rows.map(({ id, deleted_at }) => ({ kind, id, deletedAt: Number(deleted_at) }))
    },

    async posts(ids: string[]) {
      const rows = await db
        .selectFrom('posts as p')
        .innerJoin('post_translations as t', 't.post_id', 'p.id')
        .select(['p.id', 'p.source_language', 't.language', 't.title'])
        .where('p.id', 'in', ids)
        .execute()
      return Map.groupBy(rows, ({ id }) => id)
    },

    async messages(ids: string[]) {
      const rows = await db
        .selectFrom('messages')
        .select(['id', 'name', 'purpose', 'language', 'score', 'state'])
        .where('id', 'in', ids)
        .execute()
      return new Map(rows.map((row) => [row.id, row]))
    },

    async applications(ids: string[]) {
      const rows = await db
        .selectFrom('applications')
        .select(['id', 'full_name as name', 'interest', 'stage'])
        .where('id', 'in', ids)
        .execute()
      return new Map(
        rows.map(({ interest, stage, ...row }) => [
          row.id,
          {
            ...row,
            interest: applicationInterests.find((known) => known === interest) ?? ('other' as const),
            stage: applicationStages.find((known) => known === stage) ?? ('received' as const),
          },
        ]),
      )
    },

    async subscribers(ids: string[]) {
      const rows = await db
        .selectFrom('subscribers')
        .select(['id', 'email', 'language', 'confirmed_at'])
        .where('id', 'in', ids)
        .execute()
      return new Map(rows.map((row) => [row.id, row]))
    },

    async issues(ids: string[]) {
      const rows = await db.selectFrom('issues').select(['id', 'number', 'text']).where('id', 'in', ids).execute()
      return new Map(
        rows.map(({ id, number, text }) => [id, { number, title: writtenIssue.parse(JSON.parse(text)).title }]),
      )
    },

    /** Whether it is there at all, deleted or not. */
    async isThere({ kind, id }: Pick<DeletedRef, 'kind' | 'id'>): Promise<boolean> {
      const row = await db.selectFrom(tables[kind]).select('id').where('id', '=', id).executeTakeFirst()
      return row !== undefined
    },

    /** False for what is restored, gone, or another's. */
    async restore({ kind, id, deletedAt }: DeletedRef, by: string | undefined): Promise<boolean> {
      const result = await db
        .updateTable(tables[kind])
        .set({ deleted_at: null, deleted_by: null })
        .where('id', '=', id)
        .where('deleted_at', '=', deletedAt)
        .$if(by !== undefined, (query) => query.where('deleted_by', '=', by ?? ''))
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    async eraseMessage({ id, deletedAt }: DeletedRef): Promise<boolean> {
      const result = await db
        .deleteFrom('messages')
        .where('id', '=', id)
        .where('deleted_at', '=', deletedAt)
        .executeTakeFirst()
      return result.numDeletedRows > 0n
    },

    /** With its letters and what is known of their mails. */
    async eraseIssue({ id, deletedAt }: DeletedRef): Promise<boolean> {
      const result = await db
        .deleteFrom('issues')
        .where('id', '=', id)
        .where('deleted_at', '=', deletedAt)
        .executeTakeFirst()
      return result.numDeletedRows > 0n
    },

    /** The stored name of its résumé. */
    async eraseApplication({ id, deletedAt }: DeletedRef): Promise<string | undefined> {
      const row = await db
        .deleteFrom('applications')
        .where('id', '=', id)
        .where('deleted_at', '=', deletedAt)
        .returning('stored_name')
        .executeTakeFirst()
      return row?.stored_name
    },

    async eraseSubscriber({ id, deletedAt }: DeletedRef) {
      const row = await db
        .deleteFrom('subscribers')
        .where('id', '=', id)
        .where('deleted_at', '=', deletedAt)
        .returning(['email', 'signed_up_at', 'confirmed_at'])
        .executeTakeFirst()
      return row && { email: row.email, signedUpAt: row.signed_up_at, confirmedAt: row.confirmed_at ?? undefined }
    },
  }
}
