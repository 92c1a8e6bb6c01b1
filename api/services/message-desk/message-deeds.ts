import type { StaffDeed } from '#api/contract/values/staff.ts'
import { rightsOf } from '#api/contract/values/staff.ts'
import { AppError } from '#api/errors.ts'
import type { ContactService } from '#api/services/contact/contact.ts'
import { messageLock } from '#api/services/message-desk/message-lock.ts'
import { stateBefore } from '#api/services/message-desk/state-before.ts'
import { acting, type StaffContext } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { problem, type StaffHandlers } from '#api/services/staff/staff-calls.ts'
import { expectMayRestore } from '#api/services/staff/what-is-seen.ts'
import type { MessageMove, StoredMessage } from '#api/store/messages.ts'
import type { Stores } from '#api/store/stores.ts'

type DeedCall =
  | 'releaseMessage'
  | 'archiveMessage'
  | 'reopenMessage'
  | 'markSpam'
  | 'deleteMessage'
  | 'restoreMessage'
  | 'assignMessage'
  | 'noteMessage'

interface MessageDeedsDependencies {
  stores: Stores
  contact: Pick<ContactService, 'release' | 'releaseKeys'>
  note: NoteDeed
  onStored: () => void
  now: () => number
  newId: () => string
}

type Inside = Parameters<Parameters<Stores['transaction']>[1]>[0]

/** What staff do with a message but answering it. All of them can be done twice: the second time nothing happens. */
export function createMessageDeeds(dependencies: MessageDeedsDependencies): Pick<StaffHandlers, DeedCall> {
  const { stores, contact, note, onStored, now, newId } = dependencies

  /** `work` says whether anything has changed; then the log says so too. Throws `not_found`. */
  async function change(
    context: StaffContext,
    id: string,
    deed: StaffDeed,
    work: (inside: Inside, message: StoredMessage) => Promise<boolean>,
  ) {
    const account = acting(context).account.id
    const found = await stores.messages.find(id)
    if (!found) throw new AppError('not_found')
    return stores.transaction([messageLock(id), ...contact.releaseKeys(found.email)], async (inside) => {
      const message = await inside.messages.find(id)
      if (!message || (message.deletedAt !== undefined && deed !== 'messageRestored')) throw new AppError('not_found')
      if (await work(inside, message)) await note(inside, { account, deed, thing: { kind: 'message', id } })
      return { id, name: message.name }
    })
  }

  async function moved(inside: Inside, id: string, move: MessageMove): Promise<true> {
    await inside.messages.move(id, move)
    return true
  }

  return {
    async releaseMessage(context, { id }) {
      const answer = await change(context, id, 'messageReleased', (inside) => contact.release(inside, id))
      onStored()
      return answer
    },

    /** Throws `conflict` for one in quarantine, which has to be released or deleted. */
    archiveMessage: (context, { id }) =>
      change(context, id, 'messageArchived', async (inside, { state }) => {
        if (state === 'quarantined') throw new AppError('conflict')
        return state !== 'archived' && moved(inside, id, { state: 'archived', formerState: state })
      }),

    /** What was called spam while it was archived is back as an archived one, of which only the answer is known still. */
    reopenMessage: (context, { id }) =>
      change(context, id, 'messageReopened', async (inside, { state, formerState, answeredAt }) => {
        if (state !== 'archived') return false
        const known = formerState === 'archived' ? undefined : formerState
        return moved(inside, id, { state: stateBefore(known, answeredAt) })
      }),

    /** Deleted as out of quarantine; nothing of it is told to anybody else. */
    markSpam: (context, { id }) =>
      change(context, id, 'messageSpam', (inside, { state, formerState }) =>
        moved(inside, id, {
          state: 'quarantined',
          formerState: state === 'quarantined' ? formerState : state,
          deletedAt: now(),
          deletedBy: acting(context).account.id,
        }),
      ),

    deleteMessage: (context, { id }) =>
      change(context, id, 'messageDeleted', (inside) =>
        moved(inside, id, { deletedAt: now(), deletedBy: acting(context).account.id }),
      ),

    /** What was called spam goes back to where it was. Throws `forbidden` for what a colleague has deleted, unless one may delete for good. */
    restoreMessage: (context, { id }) =>
      change(context, id, 'messageRestored', async (inside, message) => {
        const { state, formerState, answeredAt, deletedAt, deletedBy } = message
        if (deletedAt === undefined) return false
        expectMayRestore(acting(context).account, deletedBy)
        const isSpam = state === 'quarantined' && formerState !== undefined
        return moved(inside, id, {
          ...(isSpam && { state: stateBefore(formerState, answeredAt) }),
          deletedAt: undefined,
          deletedBy: undefined,
        })
      }),

    assignMessage: (context, { id, to }) =>
      change(context, id, 'messageAssigned', async (inside, { assignedTo }) => {
        if (to !== null) {
          const colleague = await inside.staffAccounts.find(to)
          const isThere = colleague && colleague.deactivatedAt === undefined
          if (!isThere || !rightsOf[colleague.role].includes('messages')) throw problem({ to: 'refused' })
        }
        return (assignedTo ?? null) !== to && moved(inside, id, { assignedTo: to ?? undefined })
      }),

    /** One that was sent with other words before is another one. */
    noteMessage: (context, { id, note: noteId, text }) =>
      change(context, id, 'messageNoted', async (inside) => {
        const former = (await inside.messageNotes.list(id)).find((each) => each.id === noteId)
        if (former?.text === text) return false
        const added = { id: former ? newId() : noteId, message: id, account: acting(context).account.id }
        return inside.messageNotes.insert({ ...added, at: now(), text })
      }),
  }
}
