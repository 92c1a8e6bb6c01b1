import { AppError } from '#api/errors.ts'
import { acting, type LiveSession } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { StaffSessions } from '#api/services/staff/sessions.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { Stores } from '#api/store/stores.ts'

interface OwnSessionsDependencies {
  stores: Stores
  sessions: StaffSessions
  note: NoteDeed
  now: () => number
}

type Calls = 'listSessions' | 'endSession' | 'endOtherSessions'

export function createOwnSessions(dependencies: OwnSessionsDependencies): Pick<StaffHandlers, Calls> {
  const { stores, sessions, note, now } = dependencies

  async function list({ account, session }: LiveSession) {
    const open = await stores.staffSessions.listOpen(account.id)
    const held = open.filter((one) => one.stage !== 'code' && sessions.endOf(one) > now())
    return {
      sessions: held.map(({ id, device, createdAt, usedAt }) => {
        return { id, device, createdAt, usedAt, isThis: id === session.id }
      }),
    }
  }

  return {
    listSessions: (context) => list(acting(context)),

    async endSession(context, { id }) {
      const live = acting(context)
      await stores.transaction([], async (inside) => {
        if (!(await inside.staffSessions.end(id, live.account.id, now()))) throw new AppError('not_found')
        await note(inside, { account: live.account.id, deed: 'sessionEnded', thing: { kind: 'session', id } })
      })
      if (id === live.session.id) context.setCookie(undefined)
      return list(live)
    },

    async endOtherSessions(context) {
      const live = acting(context)
      await stores.transaction([], async (inside) => {
        const ended = await inside.staffSessions.endAll(live.account.id, now(), live.session.id)
        await note(inside, { account: live.account.id, deed: 'sessionsEnded', facts: { ended } })
      })
      return list(live)
    },
  }
}
