import { type ApplicantMail, applicantMails } from '#api/contract/values/staff/application-stages.ts'
import type { Executor } from '#api/db/schema.ts'

export interface StoredNote {
  id: string
  application: string
  text: string
  at: number
  by: string // an account
}

export interface StoredStageMail {
  id: string // of its entry in the outbox
  application: string
  kind: ApplicantMail
  at: number
  by: string // an account
}

export interface SentStageMail extends Omit<StoredStageMail, 'by' | 'application'> {
  by: string | undefined // a name
  /** Undefined when the outbox has forgotten it. */
  delivery: { sentAt: number | undefined; failedAt: number | undefined; isReturned: boolean } | undefined
}

/** What staff have written about an application and to whom it is from. Goes with the application. */
export function createApplicationNotesStore(db: Executor) {
  return {
    /** The oldest first, with the names of who wrote them. */
    async list(application: string): Promise<(Omit<StoredNote, 'application'> & { name: string | undefined })[]> {
      const rows = await db
        .selectFrom('application_notes as n')
        .leftJoin('staff_accounts as a', 'a.id', 'n.noted_by')
        .select(['n.id', 'n.text', 'n.noted_at as at', 'n.noted_by as by', 'a.name'])
        .where('n.application_id', '=', application)
        .orderBy('n.noted_at')
        .orderBy('n.id')
        .execute()
      return rows.map(({ name, ...note }) => ({ ...note, name: name ?? undefined }))
    },

    async insert({ application, at, by, ...note }: StoredNote): Promise<void> {
      await db
        .insertInto('application_notes')
        .values({ ...note, application_id: application, noted_at: at, noted_by: by })
        .execute()
    },

    /** False where that account has no such note. */
    async remove(application: string, id: string, by: string): Promise<boolean> {
      const result = await db
        .deleteFrom('application_notes')
        .where('id', '=', id)
        .where('application_id', '=', application)
        .where('noted_by', '=', by)
        .executeTakeFirst()
      return result.numDeletedRows > 0n
    },

    /** The oldest first, with what has become of them. */
    async listMails(application: string): Promise<SentStageMail[]> {
      const rows = await db
        .selectFrom('application_mails as m')
        .leftJoin('staff_accounts as a', 'a.id', 'm.queued_by')
        .leftJoin('outbox as o', 'o.id', 'm.id')
        .select([
          'm.id',
          'm.kind',
          'm.queued_at as at',
          'a.name',
          'o.id as entry',
          'o.sent_at',
          'o.failed_at',
          'o.last_error',
        ])
        .where('m.application_id', '=', application)
        .orderBy('m.queued_at')
        .orderBy('m.id')
        .execute()
      return rows.map(({ id, kind, at, name, entry, sent_at, failed_at, last_error }) => ({
        id,
        kind: kindOf(kind),
        at,
        by: name ?? undefined,
        delivery:
          entry === null
            ? undefined
            : {
                sentAt: sent_at ?? undefined,
                failedAt: failed_at ?? undefined,
                isReturned: sent_at !== null && last_error !== null,
              },
      }))
    },

    async insertMail({ application, at, by, ...mail }: StoredStageMail): Promise<void> {
      await db
        .insertInto('application_mails')
        .values({ ...mail, application_id: application, queued_at: at, queued_by: by })
        .execute()
    },
  }
}

function kindOf(text: string): ApplicantMail {
  const kind = applicantMails.find((each) => each === text)
  if (kind === undefined) throw new Error(`The mails of applications say ${JSON.stringify(text)}`)
  return kind
}
