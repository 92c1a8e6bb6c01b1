import { sql } from 'kysely'
import type { LanguageFate } from '#api/contract/values/staff/issues.ts'
import type { Executor } from '#api/db/schema.ts'
import type { Language } from '#locales/languages.ts'

export interface IssueTally {
  to: number
  sent: number
  refused: number
  left: number
}

/** What has become of issues: read only, in numbers. */
export function createIssueTalliesStore(db: Executor) {
  return {
    /** By issue; an issue without recipients yet is missing. */
    async tallies(issues: string[]): Promise<Map<string, IssueTally>> {
      if (issues.length === 0) return new Map()
      const counted = (condition: ReturnType<typeof sql<boolean>>, name: string) =>
        sql<number | string>`sum(case when ${condition} then 1 else 0 end)`.as(name)
      const rows = await db
        .selectFrom('issue_deliveries')
        .select([
          'issue_id',
          (query) => query.fn.countAll<number | string>().as('to'),
          counted(sql<boolean>`state = 'sent'`, 'sent'),
          counted(sql<boolean>`state = 'refused'`, 'refused'),
          counted(sql<boolean>`left_at is not null`, 'left'),
        ])
        .where('issue_id', 'in', issues)
        .groupBy('issue_id')
        .execute()
      return new Map(
        rows.map((row) => [
          row.issue_id,
          { to: Number(row.to), sent: Number(row['sent']), refused: Number(row['refused']), left: Number(row['left']) },
        ]),
      )
    },

    /** What became of languages whose sending has begun. */
    async fates(
      issues: string[],
    ): Promise<Map<string, { language: Language; fate: LanguageFate; sentIn: Language }[]>> {
      if (issues.length === 0) return new Map()
      const rows = await db
        .selectFrom('issue_letters')
        .select(['issue_id', 'language', 'fate', 'sent_in'])
        .where('issue_id', 'in', issues)
        .execute()
      const found = rows.map(({ issue_id: issue, language, fate, sent_in }) => ({
        ...{ issue, language, fate },
        sentIn: sent_in,
      }))
      return Map.groupBy(found, ({ issue }) => issue)
    },

    /** What has gone in a language, or is going; undefined while it waits. */
    async letterIn(issue: string, language: Language) {
      const row = await db
        .selectFrom('issue_letters')
        .select(['subject', 'html', 'plain', 'sent_in'])
        .where('issue_id', '=', issue)
        .where('language', '=', language)
        .executeTakeFirst()
      return row && row.html !== ''
        ? { letter: { subject: row.subject, html: row.html, plain: row.plain }, sentIn: row.sent_in }
        : undefined
    },
  }
}
