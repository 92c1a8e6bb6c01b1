import type { Selectable, Updateable } from 'kysely'
import { type ApplicationInput, type ResumeRisk, resumeRisks } from '#api/contract/applications.ts'
import { applicationInterests } from '#api/contract/values/application-interests.ts'
import {
  type ApplicationOutcome,
  type ApplicationStage,
  applicationOutcomes,
  applicationStages,
  type KeepGround,
  keepGrounds,
} from '#api/contract/values/staff/application-stages.ts'
import type { Executor, Schema } from '#api/db/schema.ts'
import { languages } from '#locales/languages.ts'

export interface StoredResume {
  fileName: string
  storedName: string
  mediaType: string
  size: number
  sha256: string
  risks: ResumeRisk[] // what it may do when opened
}

export interface StoredApplication extends Omit<ApplicationInput, 'opening'> {
  id: string
  opening?: { id: string; title: string } | undefined // with its title of then; undefined for an open application
  resume: StoredResume
  stage: ApplicationStage
  receivedAt: number
  deleteAfter: number
}

/** `deleteAfter` was put off. */
export interface KeptLonger {
  ordinaryAfter: number // `deleteAfter` otherwise
  ground: KeepGround
  reason: string
  at: number
  by: string // an account
}

export interface ApplicationRecord extends StoredApplication {
  outcome: ApplicationOutcome | undefined // undefined until the decision
  decidedAt: number | undefined
  stageAt: number // since when it is at its stage
  kept?: KeptLonger | undefined
}

export type ApplicationEnd = Pick<ApplicationRecord, 'deleteAfter' | 'kept'>

export type ApplicationMove = ApplicationEnd & Pick<ApplicationRecord, 'stage' | 'stageAt' | 'outcome' | 'decidedAt'>

/** What is deleted (D26) counts for its file and for its last day only. */
export function createApplicationsStore(db: Executor) {
  const kept = () => db.selectFrom('applications').where('deleted_at', 'is', null)

  return {
    async insert({
      fullName,
      resume,
      opening,
      receivedAt,
      deleteAfter,
      ...application
    }: StoredApplication): Promise<void> {
      await db
        .insertInto('applications')
        .values({
          ...application,
          full_name: fullName,
          opening: opening?.id ?? '',
          opening_title: opening?.title ?? '',
          file_name: resume.fileName,
          stored_name: resume.storedName,
          media_type: resume.mediaType,
          size: resume.size,
          sha256: resume.sha256,
          risks: resume.risks.join(','),
          received_at: receivedAt,
          delete_after: deleteAfter,
        })
        .execute()
    },

    async storedNames(): Promise<Set<string>> {
      const rows = await db.selectFrom('applications').select('stored_name').execute()
      return new Set(rows.map((row) => row.stored_name))
    },

    async hasResume(storedName: string): Promise<boolean> {
      const row = await db
        .selectFrom('applications')
        .select('id')
        .where('stored_name', '=', storedName)
        .executeTakeFirst()
      return row !== undefined
    },

    async find(id: string): Promise<ApplicationRecord | undefined> {
      const row = await kept().selectAll().where('id', '=', id).executeTakeFirst()
      return row && applicationFromRow(row)
    },

    /** By opening. */
    async countByOpening(): Promise<Map<string, number>> {
      const rows = await kept()
        .select(['opening', (query) => query.fn.countAll<number | string>().as('count')])
        .where('opening', '<>', '')
        .groupBy('opening')
        .execute()
      return new Map(rows.map(({ opening, count }) => [opening, Number(count)]))
    },

    async countByStage(): Promise<Record<ApplicationStage, number>> {
      const rows = await kept()
        .select(['stage', (query) => query.fn.countAll<number | string>().as('count')])
        .groupBy('stage')
        .execute()
      return stageCounts(rows)
    },

    /** False when the stage has changed meanwhile: of two at once, one wins. */
    async advance(
      id: string,
      from: ApplicationStage,
      { stage, stageAt, outcome, decidedAt, ...end }: ApplicationMove,
    ): Promise<boolean> {
      const result = await db
        .updateTable('applications')
        .set({
          stage,
          stage_at: stageAt,
          outcome: outcome ?? null,
          decided_at: decidedAt ?? null,
          ...columnsOf(end),
        })
        .where('id', '=', id)
        .where('stage', '=', from)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    /** False where there is none. */
    async setEnd(id: string, end: ApplicationEnd): Promise<boolean> {
      const result = await db
        .updateTable('applications')
        .set(columnsOf(end))
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    /** From review, of which nobody outside has heard, when that began after `since`. */
    async takeBack(id: string, since: number): Promise<boolean> {
      const result = await db
        .updateTable('applications')
        .set({ stage: 'received', stage_at: null })
        .where('id', '=', id)
        .where('stage', '=', 'review')
        .where('stage_at', '>', since)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    /** False where there is nothing to delete. */
    async delete(id: string, at: number, by: string): Promise<boolean> {
      const result = await db
        .updateTable('applications')
        .set({ deleted_at: at, deleted_by: by })
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    /** Of a deleted one, the account that has deleted it; null where none is known. Undefined for any other. */
    async deletedBy(id: string): Promise<string | null | undefined> {
      const row = await db
        .selectFrom('applications')
        .select('deleted_by')
        .where('id', '=', id)
        .where('deleted_at', 'is not', null)
        .executeTakeFirst()
      return row?.deleted_by
    },

    async restore(id: string): Promise<boolean> {
      const result = await db
        .updateTable('applications')
        .set({ deleted_at: null, deleted_by: null })
        .where('id', '=', id)
        .where('deleted_at', 'is not', null)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    async listExpired(now: number, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom('applications')
        .select('id')
        .where('delete_after', '<=', now)
        .orderBy('delete_after')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },

    /** The stored name of its résumé; undefined when it is gone or not yet due. */
    async deleteExpired(id: string, now: number): Promise<string | undefined> {
      const row = await db
        .deleteFrom('applications')
        .where('id', '=', id)
        .where('delete_after', '<=', now)
        .returning('stored_name')
        .executeTakeFirst()
      return row?.stored_name
    },
  }
}

function columnsOf({ deleteAfter, kept }: ApplicationEnd): Updateable<Schema['applications']> {
  return {
    delete_after: deleteAfter,
    ordinary_after: kept?.ordinaryAfter ?? null,
    kept_ground: kept?.ground ?? null,
    kept_reason: kept?.reason ?? null,
    kept_at: kept?.at ?? null,
    kept_by: kept?.by ?? null,
  }
}

/** Stages without any are 0. */
export function stageCounts(rows: { stage: string; count: number | string }[]): Record<ApplicationStage, number> {
  const counts = { received: 0, review: 0, interview: 0, decision: 0 }
  for (const row of rows) counts[oneOf(applicationStages, row.stage)] = Number(row.count)
  return counts
}

export function applicationFromRow(row: Selectable<Schema['applications']>): ApplicationRecord {
  return {
    id: row.id,
    fullName: row.full_name,
    email: row.email,
    phone: row.phone,
    interest: oneOf(applicationInterests, row.interest),
    message: row.message,
    language: oneOf(languages, row.language),
    opening: row.opening === '' ? undefined : { id: row.opening, title: row.opening_title },
    resume: {
      fileName: row.file_name,
      storedName: row.stored_name,
      mediaType: row.media_type,
      size: row.size,
      sha256: row.sha256,
      risks: resumeRisks.filter((risk) => row.risks.split(',').includes(risk)),
    },
    stage: oneOf(applicationStages, row.stage),
    stageAt: row.stage_at ?? row.decided_at ?? row.received_at,
    outcome: row.outcome === null ? undefined : oneOf(applicationOutcomes, row.outcome),
    decidedAt: row.decided_at ?? undefined,
    receivedAt: row.received_at,
    deleteAfter: row.delete_after,
    kept: keptFromRow(row),
  }
}

function keptFromRow(row: Selectable<Schema['applications']>): KeptLonger | undefined {
  if (row.ordinary_after === null) return undefined
  return {
    ordinaryAfter: row.ordinary_after,
    ground: oneOf(keepGrounds, row.kept_ground ?? ''),
    reason: row.kept_reason ?? '',
    at: row.kept_at ?? 0,
    by: row.kept_by ?? '',
  }
}

function oneOf<Word extends string>(words: readonly Word[], text: string): Word {
  const word = words.find((candidate) => candidate === text)
  if (word === undefined)
    throw new Error(`The applications table says ${JSON.stringify(text)}, which is none of ${words}`)
  return word
}
