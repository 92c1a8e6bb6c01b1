import { isMailed } from '#api/contract/values/staff/application-stages.ts'
import type { StaffDeed } from '#api/contract/values/staff.ts'
import { AppError } from '#api/errors.ts'
import type { FileStorage } from '#api/outbound/file-storage.ts'
import { detailsOf } from '#api/services/application-desk/application-cards.ts'
import type { StageMails } from '#api/services/application-desk/stage-mails.ts'
import { createApplicationStages } from '#api/services/applications/application-stages.ts'
import type { Cover } from '#api/services/cover/cover.ts'
import { mailEntry } from '#api/services/outbox/mail-entry.ts'
import { acting, type StaffContext } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'
import { expectMayRestore } from '#api/services/staff/what-is-seen.ts'
import type { LogEntry } from '#api/store/staff/log.ts'
import type { Stores } from '#api/store/stores.ts'

const BACK_WITHIN = 60_000 // milliseconds

type DeedsCall =
  | 'showApplicant'
  | 'moveApplication'
  | 'moveApplicationBack'
  | 'deleteApplication'
  | 'restoreApplication'
  | 'noteApplication'
  | 'removeApplicationNote'

interface ApplicationDeedsDependencies {
  stores: Stores
  storage: Pick<FileStorage, 'read'>
  mails: Pick<StageMails, 'order'>
  cover: Cover
  note: NoteDeed
  onStored: () => void // mails wait
  now: () => number
  newId: () => string
}

/** What staff do with an application. Each deed, its line of the log and its mail are one transaction. */
export function createApplicationDeeds(dependencies: ApplicationDeedsDependencies): Pick<StaffHandlers, DeedsCall> {
  const { stores, storage, mails, cover, note, onStored, now, newId } = dependencies

  const lock = (id: string) => [`application-${id}`]

  const line = (context: StaffContext, id: string, deed: StaffDeed, facts: LogEntry['facts'] = {}) => ({
    account: acting(context).account.id,
    deed,
    thing: { kind: 'application' as const, id },
    facts,
  })

  /** Throws `not_found` for one that was deleted. */
  async function found({ applications }: Pick<Stores, 'applications'>, id: string) {
    const application = await applications.find(id)
    if (!application) throw new AppError('not_found')
    return application
  }

  async function named(inside: Pick<Stores, 'applications'>, id: string, { language }: StaffContext) {
    return { id, name: cover.over(await found(inside, id), language).fullName }
  }

  return {
    /** What is covered of it. Nothing remembers that it was shown but the log: each asking is a line. */
    async showApplicant(context, { id }) {
      return stores.transaction(lock(id), async (inside) => {
        const application = await found(inside, id)
        if (cover.covers(application)) await note(inside, line(context, id, 'applicantShown'))
        const { name, isCovered, email, phone, message, resume } = detailsOf(
          { ...application, isCovered: false },
          now(),
        )
        return { id, name, isCovered, email, phone, message, resume }
      })
    },

    /** Throws `invalid` for a step that the stage does not have, `conflict` when somebody else was faster, `not_found`. */
    async moveApplication(context, { id, from, step, mail, words }) {
      const mailed = mail && isMailed(step)
      const name = await stores.transaction(lock(id), async (inside) => {
        const stages = createApplicationStages({ stores: inside, storage, now })
        const application = await stages.advance(id, { from, step })
        if (mailed) {
          const entry = { id: newId(), createdAt: now() }
          await inside.outbox.insert(mailEntry(mails.order(application, step, words, now()), entry))
          const by = acting(context).account.id
          await inside.applicationNotes.insertMail({ id: entry.id, application: id, kind: step, at: now(), by })
        }
        const deed = application.outcome ? 'applicationDecided' : 'applicationMoved'
        await note(inside, line(context, id, deed, { was: from, is: step, mail: mailed }))
        return cover.over(application, context.language).fullName
      })
      if (mailed) onStored()
      return { id, name, step, mailed }
    },

    /** Throws `conflict` when it is too late, or when somebody has gone on with it. */
    async moveApplicationBack(context, { id }) {
      return stores.transaction(lock(id), async (inside) => {
        const shown = await named(inside, id, context)
        if (!(await inside.applications.takeBack(id, now() - BACK_WITHIN))) throw new AppError('conflict')
        await note(inside, line(context, id, 'applicationMovedBack', { was: 'review', is: 'received' }))
        return shown
      })
    },

    async deleteApplication(context, { id }) {
      return stores.transaction(lock(id), async (inside) => {
        const shown = await named(inside, id, context)
        if (!(await inside.applications.delete(id, now(), acting(context).account.id))) throw new AppError('not_found')
        await note(inside, line(context, id, 'applicationDeleted'))
        return shown
      })
    },

    /** Throws `not_found` once it is gone for good, and as `expectMayRestore`. */
    async restoreApplication(context, { id }) {
      return stores.transaction(lock(id), async (inside) => {
        const deletedBy = await inside.applications.deletedBy(id)
        if (deletedBy === undefined) throw new AppError('not_found')
        expectMayRestore(acting(context).account, deletedBy)
        if (!(await inside.applications.restore(id))) throw new AppError('not_found')
        await note(inside, line(context, id, 'applicationRestored'))
        return named(inside, id, context)
      })
    },

    async noteApplication(context, { id, text }) {
      await stores.transaction(lock(id), async (inside) => {
        await found(inside, id)
        const by = acting(context).account.id
        await inside.applicationNotes.insert({ id: newId(), application: id, text, at: now(), by })
        await note(inside, line(context, id, 'applicationNoted'))
      })
      return {}
    },

    /** One's own. Throws `not_found` for what is none. */
    async removeApplicationNote(context, { id, note: which }) {
      await stores.transaction(lock(id), async (inside) => {
        const isRemoved = await inside.applicationNotes.remove(id, which, acting(context).account.id)
        if (!isRemoved) throw new AppError('not_found')
        await note(inside, line(context, id, 'applicationNoteRemoved'))
      })
      return {}
    },
  }
}
