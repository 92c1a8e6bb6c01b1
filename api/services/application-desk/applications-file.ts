import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Cover, ShownApplication } from '#api/services/cover/cover.ts'
import { formatCsv } from '#api/services/newsletter/csv.ts'
import type { StaffContext } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { requireAllowed } from '#api/services/staff/rights.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

const BATCH = 20 // applications between two turns of others: covering a letter takes up to some milliseconds
const BYTE_ORDER_MARK = '\ufeff' // spreadsheets take a file without one for an old encoding

const columns = [
  'received_at',
  'stage',
  'outcome',
  'decided_at',
  'name',
  'email',
  'phone',
  'interest',
  'opening',
  'language',
  'message',
  'resume',
  'deleted_on',
  'kept_longer',
] as const

interface ApplicationsFileDependencies {
  stores: Stores
  cover: Cover
  note: NoteDeed
  now: () => number
}

export type ApplicationsFile = ReturnType<typeof createApplicationsFile>

/** All applications that are not deleted, as a CSV file without the résumés. What is covered on the screen is covered there too. */
export function createApplicationsFile({ stores, cover, note, now }: ApplicationsFileDependencies) {
  async function* pieces(language: Language): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + formatCsv([[...columns]])
    for (let last: string | undefined; ; ) {
      const found = await stores.applicationBoard.listAfter(last, BATCH)
      if (found.length > 0) yield formatCsv(found.map((application) => rowOf(cover.over(application, language))))
      last = found.at(-1)?.id
      if (found.length < BATCH) return
      // SQLite's driver is synchronous: of many nobody else would have a turn.
      await nextTurn()
    }
  }

  return {
    /** Throws as `requireAllowed`. */
    async take({ live, language }: StaffContext): Promise<{ name: string; pieces: AsyncGenerator<string> }> {
      requireAllowed(live, { stages: ['full'], right: 'exports', isFresh: true }, now())
      const name = `applications-${new Date(now()).toISOString().slice(0, 10)}.csv`
      await stores.transaction([], (inside) =>
        note(inside, { account: live?.account.id, deed: 'applicationsExported', facts: { is: name } }),
      )
      return { name, pieces: pieces(language) }
    },
  }
}

function rowOf(application: ShownApplication): string[] {
  const { receivedAt, stage, outcome, decidedAt, fullName, email, phone, resume, deleteAfter } = application
  const { kept, interest, opening, language, message } = application
  return [
    new Date(receivedAt).toISOString(),
    stage,
    outcome ?? '',
    decidedAt === undefined ? '' : new Date(decidedAt).toISOString(),
    fullName,
    email,
    phone,
    interest,
    opening?.title ?? '',
    language,
    message,
    resume.fileName,
    new Date(deleteAfter).toISOString().slice(0, 10),
    kept?.ground ?? '',
  ]
}
