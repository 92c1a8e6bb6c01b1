import type { IssueState } from '#api/contract/values/staff/issues.ts'
import type { StaffDeed } from '#api/contract/values/staff.ts'
import { AppError } from '#api/errors.ts'
import type { IssueBeginning } from '#api/services/issue-sending/beginning.ts'
import type { SendingReading } from '#api/services/issue-sending/sending-reading.ts'
import { issueLock } from '#api/services/issues/issue-lock.ts'
import { acting, type StaffContext } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { IssueChanges, StoredIssue } from '#api/store/newsletter/issues.ts'
import type { LogEntry } from '#api/store/staff/log.ts'
import type { Stores } from '#api/store/stores.ts'

type DeedsCall = 'pauseIssue' | 'resumeIssue' | 'cancelIssue' | 'openShutters' | 'sendUnknown'

interface SendingDeedsDependencies {
  stores: Stores
  beginning: Pick<IssueBeginning, 'letterFor' | 'open'>
  read: SendingReading
  note: NoteDeed
  onChange: () => void
  now: () => number
}

type Inside = Parameters<Parameters<Stores['transaction']>[1]>[0]

/** What staff who see subscribers do with an issue that is being sent. Each throws `not_found`, and `conflict` when its state has changed. */
export function createSendingDeeds(dependencies: SendingDeedsDependencies): Pick<StaffHandlers, DeedsCall> {
  const { stores, beginning, read, note, onChange, now } = dependencies

  const line = (context: StaffContext, id: string, deed: StaffDeed, facts: LogEntry['facts'] = {}) => ({
    account: acting(context).account.id,
    deed,
    thing: { kind: 'issue' as const, id },
    facts,
  })

  async function issueOf(id: string): Promise<StoredIssue> {
    const issue = await stores.issues.find(id)
    if (!issue || issue.deleted_at !== null) throw new AppError('not_found')
    return issue
  }

  async function change(id: string, work: (inside: Inside) => Promise<void>) {
    await issueOf(id)
    await stores.transaction([issueLock(id)], work)
    onChange()
    return read(id, true)
  }

  async function move({ issues }: Inside, id: string, from: readonly IssueState[], changes: IssueChanges) {
    if (!(await issues.change(id, from, changes))) throw new AppError('conflict')
  }

  return {
    pauseIssue: (context, { id }) =>
      change(id, async (inside) => {
        const by = acting(context).account.id
        await move(inside, id, ['sending'], { state: 'paused', pause: 'staff', paused_at: now(), paused_by: by })
        await note(inside, line(context, id, 'issuePaused'))
      }),

    /** When it was paused is kept: what came back before has been seen. */
    resumeIssue: (context, { id }) =>
      change(id, async (inside) => {
        await move(inside, id, ['paused'], { state: 'sending', pause: null, paused_at: now(), paused_by: null })
        await note(inside, line(context, id, 'issueResumed'))
      }),

    /** What is out stays out. */
    cancelIssue: (context, { id }) =>
      change(id, async (inside) => {
        await move(inside, id, ['sending', 'paused'], { state: 'cancelled', pause: null, ended_at: now() })
        await note(inside, line(context, id, 'issueCancelled'))
      }),

    /** A language that waits goes now, in the language that the issue was written in. */
    async openShutters(context, { id, in: language }) {
      const issue = await issueOf(id)
      const letter = await beginning.letterFor(issue, language, 'falls', now())
      return change(id, async (inside) => {
        const found = await inside.issues.find(id)
        const isUnderWay = found?.state === 'sending' || found?.state === 'paused'
        if (!isUnderWay || !(await beginning.open(inside, letter))) throw new AppError('conflict')
        await note(inside, line(context, id, 'issueShuttersOpened', { language }))
      })
    },

    /** Some of them get it a second time: that is why nothing does this by itself. */
    sendUnknown: (context, { id }) =>
      change(id, async (inside) => {
        const changed = { from: 'unknown', to: 'due', dueAt: now() } as const
        const mails = await inside.issueDeliveries.moveAll(id, changed)
        const found = await inside.issues.find(id)
        if (mails === 0 || !found) throw new AppError('conflict')
        if (found.state === 'sent') await move(inside, id, ['sent'], { state: 'sending', ended_at: null })
        else if (found.state !== 'sending' && found.state !== 'paused') throw new AppError('conflict')
        await note(inside, line(context, id, 'issueUnknownSent', { mails }))
      }),
  }
}
