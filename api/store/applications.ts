import type { ApplicationInput } from '#api/contract/applications.ts'
import type { Executor } from '#api/db/schema.ts'

/** How far an application has come (specification 4, careers application process). */
export type ApplicationStage = 'received' | 'review' | 'interview' | 'decision'

/** A résumé as it was kept. */
export interface StoredResume {
  /** What staff see it called. */
  fileName: string
  /** What it is called in the file storage. */
  storedName: string
  mediaType: string
  size: number
  sha256: string
}

export interface StoredApplication extends ApplicationInput {
  id: string
  resume: StoredResume
  stage: ApplicationStage
  receivedAt: number
  /** When it is deleted for good, its résumé included. */
  deleteAfter: number
}

export function createApplicationsStore(db: Executor) {
  return {
    async insert({ fullName, resume, receivedAt, deleteAfter, ...application }: StoredApplication): Promise<void> {
      await db
        .insertInto('applications')
        .values({
          ...application,
          full_name: fullName,
          file_name: resume.fileName,
          stored_name: resume.storedName,
          media_type: resume.mediaType,
          size: resume.size,
          sha256: resume.sha256,
          received_at: receivedAt,
          delete_after: deleteAfter,
        })
        .execute()
    },

    /** True when a stored file belongs to an application. */
    async hasResume(storedName: string): Promise<boolean> {
      const row = await db
        .selectFrom('applications')
        .select('id')
        .where('stored_name', '=', storedName)
        .executeTakeFirst()
      return row !== undefined
    },
  }
}

export type ApplicationsStore = ReturnType<typeof createApplicationsStore>
