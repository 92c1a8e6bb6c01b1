import type { Selectable } from 'kysely'
import { type ApplicationInput, type ResumeRisk, resumeRisks } from '#api/contract/applications.ts'
import { applicationInterests } from '#api/contract/values/application-interests.ts'
import type { Executor, Schema } from '#api/db/schema.ts'
import { languages } from '#locales/languages.ts'

/** In order (specification 4, careers application process). */
export const applicationStages = ['received', 'review', 'interview', 'decision'] as const
export type ApplicationStage = (typeof applicationStages)[number]

export const applicationOutcomes = ['hired', 'declined'] as const
export type ApplicationOutcome = (typeof applicationOutcomes)[number]

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

export interface ApplicationRecord extends StoredApplication {
  outcome: ApplicationOutcome | undefined // undefined until the decision
  decidedAt: number | undefined
}

export type ApplicationStep = Pick<ApplicationRecord, 'stage' | 'outcome' | 'decidedAt' | 'deleteAfter'>

export function createApplicationsStore(db: Executor) {
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

    async hasResume(storedName: string): Promise<boolean> {
      const row = await db
        .selectFrom('applications')
        .select('id')
        .where('stored_name', '=', storedName)
        .executeTakeFirst()
      return row !== undefined
    },

    async find(id: string): Promise<ApplicationRecord | undefined> {
      const row = await db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst()
      return row && fromRow(row)
    },

    async list(stage: ApplicationStage | undefined, limit: number, offset: number): Promise<ApplicationRecord[]> {
      const rows = await db
        .selectFrom('applications')
        .selectAll()
        .$if(stage !== undefined, (query) => query.where('stage', '=', stage ?? ''))
        .orderBy('received_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute()
      return rows.map(fromRow)
    },

    /** By opening. */
    async countByOpening(): Promise<Map<string, number>> {
      const rows = await db
        .selectFrom('applications')
        .select(['opening', (query) => query.fn.countAll<number | string>().as('count')])
        .where('opening', '<>', '')
        .groupBy('opening')
        .execute()
      return new Map(rows.map(({ opening, count }) => [opening, Number(count)]))
    },

    async countByStage(): Promise<Record<ApplicationStage, number>> {
      const rows = await db
        .selectFrom('applications')
        .select(['stage', (query) => query.fn.countAll<number | string>().as('count')])
        .groupBy('stage')
        .execute()
      const counts = { received: 0, review: 0, interview: 0, decision: 0 }
      for (const row of rows) counts[oneOf(applicationStages, row.stage)] = Number(row.count)
      return counts
    },

    /** False when the stage has changed meanwhile: of two at once, one wins. */
    async advance(
      id: string,
      from: ApplicationStage,
      { stage, outcome, decidedAt, deleteAfter }: ApplicationStep,
    ): Promise<boolean> {
      const result = await db
        .updateTable('applications')
        .set({ stage, outcome: outcome ?? null, decided_at: decidedAt ?? null, delete_after: deleteAfter })
        .where('id', '=', id)
        .where('stage', '=', from)
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

function fromRow(row: Selectable<Schema['applications']>): ApplicationRecord {
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
    outcome: row.outcome === null ? undefined : oneOf(applicationOutcomes, row.outcome),
    decidedAt: row.decided_at ?? undefined,
    receivedAt: row.received_at,
    deleteAfter: row.delete_after,
  }
}

function oneOf<Word extends string>(words: readonly Word[], text: string): Word {
  const word = words.find((candidate) => candidate === text)
  if (word === undefined)
    throw new Error(`The applications table says ${JSON.stringify(text)}, which is none of ${words}`)
  return word
}
