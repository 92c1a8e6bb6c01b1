import type { StaffDeed } from '#api/contract/values/staff.ts'
import type { BulkMailer } from '#api/outbound/bulk/bulk-mailer.ts'
import type { LoneTrouble } from '#api/services/issue-sending/lone-trouble.ts'
import type { ServerStanding } from '#api/services/issue-sending/server-standing.ts'
import { issueLock } from '#api/services/issues/issue-lock.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { Stores } from '#api/store/stores.ts'

const FIRST_WAIT = 60_000 // milliseconds between two looks whether the server answers
const LONGEST_WAIT = 3_600_000

interface ServerPausesDependencies {
  stores: Stores
  mailer: Pick<BulkMailer, 'probe'>
  standing: ServerStanding
  trouble: LoneTrouble
  note: NoteDeed
  now: () => number
}

/** Sending that rests because of the mail server goes on by itself once it answers. */
export function createServerPauses({ stores, mailer, standing, trouble, note, now }: ServerPausesDependencies) {
  let looks = 0 // in a row that were of no use
  let lookAt = 0

  type Inside = Parameters<Parameters<Stores['transaction']>[1]>[0]
  const noted = (inside: Inside, id: string, deed: StaffDeed) =>
    note(inside, { account: undefined, deed, thing: { kind: 'issue', id }, facts: { why: 'server' } })

  // Further ahead only where the clock has been set back.
  const isWaiting = () => now() < lookAt && lookAt - now() <= LONGEST_WAIT

  function waitLonger(): void {
    lookAt = now() + Math.min(FIRST_WAIT * 2 ** looks, LONGEST_WAIT)
    looks++
  }

  return {
    async pause(): Promise<void> {
      // Once for all that are in hand, and from when it was said: storing it may take its time.
      if (!isWaiting()) waitLonger()
      const moving = await stores.issues.listMoving(now())
      for (const { id, state } of moving) {
        if (state !== 'sending') continue
        await stores.transaction([issueLock(id)], async (inside) => {
          const changes = { state: 'paused', pause: 'server', paused_at: now(), paused_by: null } as const
          if (await inside.issues.change(id, ['sending'], changes)) await noted(inside, id, 'issuePaused')
        })
      }
    },

    /** A mail was taken: the next trouble is a new one. */
    forget(): void {
      looks = 0
    },

    async resumeWhenAnswered(): Promise<void> {
      if (isWaiting()) return
      const waiting = await stores.issues.listAwaitingServer()
      if (waiting.length === 0) return
      waitLonger()
      const isThere = await mailer.probe().then(
        () => true,
        () => false,
      )
      if (!isThere) return
      standing.answered()
      trouble.answered()
      for (const id of waiting)
        await stores.transaction([issueLock(id)], async (inside) => {
          const issue = await inside.issues.find(id)
          if (issue?.pause !== 'server') return
          const changes = { state: 'sending', pause: null } as const
          if (await inside.issues.change(id, ['paused'], changes)) await noted(inside, id, 'issueResumed')
        })
    },
  }
}

export type ServerPauses = ReturnType<typeof createServerPauses>
