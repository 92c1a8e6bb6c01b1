import { sql } from 'kysely'
import type { Executor } from '#api/db/schema.ts'

export interface PostName {
  id: string
  language: string
  title: string
  readTime: number // minutes
  pages: string[] // its addresses in that language, former ones too
}

/** What the dashboard reads beside the sums of days. Times from `from` until before `to`. */
export function createBesideRowsStore(db: Executor) {
  const countOf = async (query: { executeTakeFirst(): Promise<{ count: number | string } | undefined> }) =>
    Number((await query.executeTakeFirst())?.count ?? 0)

  return {
    async postNames(ids: string[]): Promise<PostName[]> {
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('post_translations')
        .select(['post_id', 'language', 'slug', 'title', 'read_time'])
        .where('post_id', 'in', ids)
        .orderBy('post_id')
        .orderBy('language')
        .execute()
      const former = await db
        .selectFrom('post_slugs')
        .select(['post_id', 'language', 'slug'])
        .where('post_id', 'in', ids)
        .execute()
      return rows.map(({ post_id: id, language, slug, title, read_time }) => ({
        id,
        language,
        title,
        readTime: read_time,
        pages: [
          ...new Set([
            slug,
            ...former.filter((one) => one.post_id === id && one.language === language).map((one) => one.slug),
          ]),
        ].map((one) => `/${language}/blog/app/${one}/`),
      }))
    },

    async newsletter(from: number, to: number) {
      const listed = db
        .selectFrom('subscribers')
        .select((query) => query.fn.countAll<number | string>().as('count'))
        .where('deleted_at', 'is', null)
        .where('confirmed_at', 'is not', null)
      const issues = db.selectFrom('issues').where('ended_at', '>=', from).where('ended_at', '<', to)
      const deliveries = db
        .selectFrom('issue_deliveries')
        .select((query) => query.fn.countAll<number | string>().as('count'))
        .where('issue_id', 'in', issues.select('id'))
      return {
        listed: await countOf(listed),
        joined: await countOf(listed.where('confirmed_at', '>=', from).where('confirmed_at', '<', to)),
        left: await countOf(
          db
            .selectFrom('suppressions')
            .select((query) => query.fn.countAll<number | string>().as('count'))
            .where(sql<string>`coalesce(why, '')`, 'in', ['left', 'asked'])
            .where('suppressed_at', '>=', from)
            .where('suppressed_at', '<', to),
        ),
        issues: await countOf(issues.select((query) => query.fn.countAll<number | string>().as('count'))),
        sent: await countOf(deliveries.where('state', '=', 'sent')),
        cameBack: await countOf(
          db
            .selectFrom('issue_bounces')
            .select((query) => query.fn.countAll<number | string>().as('count'))
            .where('issue_id', 'in', issues.select('id')),
        ),
      }
    },

    async push(from: number, to: number) {
      const subscribers = db
        .selectFrom('push_subscriptions')
        .select((query) => query.fn.countAll<number | string>().as('count'))
      const notices = db
        .selectFrom('push_deliveries')
        .select((query) => query.fn.countAll<number | string>().as('count'))
        .where('created_at', '>=', from)
        .where('created_at', '<', to)
      return {
        subscribers: await countOf(subscribers),
        joined: await countOf(subscribers.where('created_at', '>=', from).where('created_at', '<', to)),
        sent: await countOf(notices.where('outcome', '=', 'sent')),
        failed: await countOf(notices.where('outcome', 'in', ['refused', 'given-up'])),
      }
    },

    /** The newest visit of somebody who agreed to analytics, or who did not. */
    async newestVisit(agreed: boolean) {
      return db
        .selectFrom('visits')
        .selectAll()
        .where('allows_analytics', '=', Number(agreed))
        .orderBy('received_at', 'desc')
        .limit(1)
        .executeTakeFirst()
    },
  }
}
