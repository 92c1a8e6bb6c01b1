import { sql } from 'kysely'
import type { ApplicationInterest } from '#api/contract/values/application-interests.ts'
import type { ApplicationStage } from '#api/contract/values/staff/application-stages.ts'
import type { OpenDatabase } from '#api/db/open.ts'
import type { Executor } from '#api/db/schema.ts'
import { type ApplicationRecord, applicationFromRow, stageCounts } from '#api/store/careers/applications.ts'
import { saysAll, searchedApplications } from '#api/store/word-search.ts'
import type { Language } from '#locales/languages.ts'

export interface ApplicationFilter {
  terms: string[][] // each in the ways it may be written; all have to be there
  unsearched: readonly ApplicationStage[] // where no word is found
  interest: ApplicationInterest | undefined
  opening: string | undefined
  language: Language | undefined
}

/** Applications that are not deleted, as staff look through them. */
export function createApplicationBoardStore(db: Executor, kind: OpenDatabase['kind']) {
  const kept = () => db.selectFrom('applications').where('deleted_at', 'is', null)

  function matching({ terms, unsearched, interest, opening, language }: ApplicationFilter) {
    return kept()
      .$if(terms.length > 0, (query) => query.where(saysAll(terms, kind, searchedApplications)))
      .$if(terms.length > 0 && unsearched.length > 0, (query) => query.where('stage', 'not in', unsearched))
      .$if(interest !== undefined, (query) => query.where('interest', '=', interest ?? ''))
      .$if(opening !== undefined, (query) => query.where('opening', '=', opening ?? ''))
      .$if(language !== undefined, (query) => query.where('language', '=', language ?? ''))
  }

  return {
    /** Who waits longest first; decisions the latest first. */
    async list(
      filter: ApplicationFilter,
      stage: ApplicationStage,
      limit: number,
      offset: number,
    ): Promise<ApplicationRecord[]> {
      const query = matching(filter).selectAll().where('stage', '=', stage)
      const ordered =
        stage === 'decision'
          ? query.orderBy('decided_at', 'desc').orderBy('id', 'desc')
          : query.orderBy('received_at').orderBy('id')
      const rows = await ordered.limit(limit).offset(offset).execute()
      return rows.map(applicationFromRow)
    },

    async countByStage(filter: ApplicationFilter): Promise<Record<ApplicationStage, number>> {
      const rows = await matching(filter)
        .select(['stage', (query) => query.fn.countAll<number | string>().as('count')])
        .groupBy('stage')
        .execute()
      return stageCounts(rows)
    },

    async countByInterest(): Promise<Map<string, number>> {
      const rows = await kept()
        .select(['interest', (query) => query.fn.countAll<number | string>().as('count')])
        .groupBy('interest')
        .execute()
      return new Map(rows.map(({ interest, count }) => [interest, Number(count)]))
    },

    /** Those that somebody has applied for, with the title of the latest application. */
    async openings(): Promise<{ id: string; title: string; count: number }[]> {
      const rows = await kept()
        .select(['opening', 'opening_title', (query) => query.fn.countAll<number | string>().as('count')])
        .where('opening', '<>', '')
        .groupBy(['opening', 'opening_title'])
        .orderBy(sql`max(received_at)`, 'desc')
        .execute()
      const openings = new Map<string, { id: string; title: string; count: number }>()
      for (const { opening: id, opening_title: title, count } of rows) {
        const known = openings.get(id)
        openings.set(id, { id, title: known?.title ?? title, count: (known?.count ?? 0) + Number(count) })
      }
      return [...openings.values()]
    },

    /** All of them by id, those after `last` only. */
    async listAfter(last: string | undefined, limit: number): Promise<ApplicationRecord[]> {
      const rows = await kept()
        .selectAll()
        .$if(last !== undefined, (query) => query.where('id', '>', last ?? ''))
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(applicationFromRow)
    },
  }
}
