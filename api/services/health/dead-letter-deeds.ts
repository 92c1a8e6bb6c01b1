import type { StaffDeed } from '#api/contract/values/staff.ts'
import { AppError } from '#api/errors.ts'
import { deadLetterOf } from '#api/services/health/dead-letters.ts'
import { acting } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { Stores } from '#api/store/stores.ts'

interface DeadLetterDeedsDependencies {
  stores: Stores
  note: NoteDeed
  onStored: () => void // the outbox has work
  now: () => number
}

/** What is done with mails that were given up. */
export function createDeadLetterDeeds({
  stores,
  note,
  onStored,
  now,
}: DeadLetterDeedsDependencies): Pick<StaffHandlers, 'retryMails' | 'dropMail'> {
  /** Undefined for one that somebody else was faster with. */
  function decide(id: string, deed: StaffDeed, account: string, act: (inside: Stores['outbox']) => Promise<boolean>) {
    return stores.transaction([`outbox-${id}`], async (inside) => {
      const entry = await inside.outbox.findFailed(id)
      if (!entry || !(await act(inside.outbox))) return false
      const { kind, attempts, language } = deadLetterOf(entry)
      const facts = { kind, attempts, ...(language && { language }) }
      await note(inside, { account, deed, thing: { kind: 'mail', id }, facts })
      return true
    })
  }

  return {
    /** With fresh attempts. Throws `not_found` when none of them waits for that any more. */
    async retryMails(context, { ids }) {
      const { account } = acting(context)
      let tried = 0
      for (const id of new Set(ids)) {
        if (await decide(id, 'mailRetried', account.id, (outbox) => outbox.retryFailed(id, now()))) tried++
      }
      if (tried === 0) throw new AppError('not_found')
      onStored()
      return { tried }
    },

    /** For good. Throws `not_found` for one that is gone, or that is being tried again. */
    async dropMail(context, { id }) {
      const { account } = acting(context)
      const isDropped = await decide(id, 'mailDropped', account.id, (outbox) => outbox.deleteFailed(id))
      if (!isDropped) throw new AppError('not_found')
      return {}
    },
  }
}
