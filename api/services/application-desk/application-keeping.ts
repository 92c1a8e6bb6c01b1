import { AppError } from '#api/errors.ts'
import type { StageMails } from '#api/services/application-desk/stage-mails.ts'
import { beginningOf, keepableDays, latestEnd, ordinaryEnd } from '#api/services/applications/keeping-longer.ts'
import type { Cover } from '#api/services/cover/cover.ts'
import { mailEntry } from '#api/services/outbox/mail-entry.ts'
import { acting, type StaffContext } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { problem, type StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { ApplicationRecord } from '#api/store/careers/applications.ts'
import type { Stores } from '#api/store/stores.ts'
import { brand } from '#locales/brand.ts'
import { dayKey } from '#locales/staff-formats.ts'

interface ApplicationKeepingDependencies {
  stores: Stores
  mails: Pick<StageMails, 'orderKept'>
  cover: Cover
  note: NoteDeed
  onStored: () => void // mails wait
  now: () => number
  newId: () => string
}

/** How long an application is kept, beyond the day that the privacy policy promises (`stories/decisions/0023`). */
export function createApplicationKeeping(
  dependencies: ApplicationKeepingDependencies,
): Pick<StaffHandlers, 'keepApplication' | 'unkeepApplication'> {
  const { stores, mails, cover, note, onStored, now, newId } = dependencies

  const lock = (id: string) => [`application-${id}`]
  const dayOf = (time: number) => dayKey(time, brand.timeZone)

  /** Throws `not_found` for one that was deleted. */
  async function found({ applications }: Pick<Stores, 'applications'>, id: string): Promise<ApplicationRecord> {
    const application = await applications.find(id)
    if (!application) throw new AppError('not_found')
    return application
  }

  const answer = (application: ApplicationRecord, deletedOn: number, { language }: StaffContext) => ({
    id: application.id,
    name: cover.over(application, language).fullName,
    deletedOn,
  })

  return {
    /**
     * The applicant is told in the same transaction. The log has the ground; the words stay with the application, and go
     * with it. Sent again after an answer that was lost, it is done. Throws `conflict` where a colleague has put it off
     * since it was looked at, or taken that back.
     */
    async keepApplication(context, { id, seen, until, ground, reason }) {
      const by = acting(context).account.id
      const kept = await stores.transaction(lock(id), async (inside) => {
        const application = await found(inside, id)
        const { kept: before } = application
        const isDone =
          before?.by === by &&
          before.ground === ground &&
          before.reason === reason &&
          dayOf(application.deleteAfter) === until
        if (isDone) return answer(application, application.deleteAfter, context)
        if (before?.at !== seen) throw new AppError('conflict')
        const days = keepableDays(application, now())
        const deleteAfter = beginningOf(until)
        if (!days || deleteAfter === undefined || until < days.from || until > days.until) {
          throw problem({ until: 'application_keep_day' })
        }
        const ordinaryAfter = ordinaryEnd(application)
        const end = {
          deleteAfter: Math.min(deleteAfter, latestEnd(application)),
          kept: { ordinaryAfter, ground, reason, at: now(), by },
        }
        await inside.applications.setEnd(id, end)
        const entry = { id: newId(), createdAt: now() }
        const mail = mails.orderKept(application, { ground, until: end.deleteAfter }, now())
        await inside.outbox.insert(mailEntry(mail, entry))
        await inside.applicationNotes.insertMail({ id: entry.id, application: id, kind: 'kept', at: now(), by })
        await note(inside, {
          account: by,
          deed: 'applicationKept',
          thing: { kind: 'application', id },
          facts: { was: dayOf(application.deleteAfter), is: dayOf(end.deleteAfter), why: ground },
        })
        return answer(application, end.deleteAfter, context)
      })
      onStored()
      return kept
    },

    /** Throws `conflict` where nothing was put off, or a colleague has put it off anew since it was looked at. */
    async unkeepApplication(context, { id, seen }) {
      return stores.transaction(lock(id), async (inside) => {
        const application = await found(inside, id)
        const { kept, deleteAfter } = application
        if (!kept || kept.at !== seen) throw new AppError('conflict')
        await inside.applications.setEnd(id, { deleteAfter: kept.ordinaryAfter, kept: undefined })
        await note(inside, {
          account: acting(context).account.id,
          deed: 'applicationKeptNoLonger',
          thing: { kind: 'application', id },
          facts: { was: dayOf(deleteAfter), is: dayOf(kept.ordinaryAfter) },
        })
        return answer(application, kept.ordinaryAfter, context)
      })
    },
  }
}
