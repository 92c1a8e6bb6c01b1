import type { Executor } from '#api/db/schema.ts'
import type { Language } from '#locales/languages.ts'

/** Times from `from` until before `to`. */
export function createPublishedStore(db: Executor) {
  return {
    /** Posts by when the first of their languages that are open opened, with the title of each of these. */
    async posts(
      from: number,
      to: number,
    ): Promise<{ id: string; at: number; titles: { language: Language; title: string }[] }[]> {
      const opened = await db
        .selectFrom('post_translations as t')
        .innerJoin('posts as p', 'p.id', 't.post_id')
        .select('t.post_id as id')
        .select((eb) => eb.fn.min<number | string>('t.visible_from').as('at'))
        .where('p.deleted_at', 'is', null)
        .where('t.visible_from', 'is not', null)
        .groupBy('t.post_id')
        .having((eb) => eb(eb.fn.min('t.visible_from'), '>=', from))
        .having((eb) => eb(eb.fn.min('t.visible_from'), '<', to))
        .execute()
      if (opened.length === 0) return []
      const titles = await db
        .selectFrom('post_translations')
        .select(['post_id', 'language', 'title'])
        .where(
          'post_id',
          'in',
          opened.map(({ id }) => id),
        )
        .where('visible_from', 'is not', null)
        .orderBy('language')
        .execute()
      return opened.map(({ id, at }) => ({
        id,
        at: Number(at),
        titles: titles.filter((row) => row.post_id === id).map(({ language, title }) => ({ language, title })),
      }))
    },

    /** Issues that have been sent, by when they began to leave. */
    async issues(from: number, to: number): Promise<{ id: string; number: number; title: string; at: number }[]> {
      const rows = await db
        .selectFrom('issues')
        .select(['id', 'number', 'text', 'begun_at'])
        .where('deleted_at', 'is', null)
        .where('state', '=', 'sent')
        .where('begun_at', '>=', from)
        .where('begun_at', '<', to)
        .execute()
      return rows.map(({ id, number, text, begun_at }) => {
        const { title }: { title: string } = JSON.parse(text)
        return { id, number, title, at: Number(begun_at) }
      })
    },
  }
}
