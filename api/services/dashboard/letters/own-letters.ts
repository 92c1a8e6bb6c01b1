import { toldBefore } from '#api/services/dashboard/letters/letter-days.ts'
import { acting } from '#api/services/staff/context.ts'
import { accountLock } from '#api/services/staff/locks.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { LocalDays } from '#api/services/visits/local-days.ts'
import type { Stores } from '#api/store/stores.ts'

interface OwnLettersDependencies {
  stores: Stores
  days: LocalDays
  note: NoteDeed
  now: () => number
}

/** What of the numbers somebody gets by mail: nothing unless they ask for it. */
export function createOwnLetters({
  stores,
  days,
  note,
  now,
}: OwnLettersDependencies): Pick<StaffHandlers, 'readLetters' | 'saveLetters'> {
  return {
    async readLetters(context) {
      const known = await stores.letters.find(acting(context).account.id)
      return { report: known?.report ?? 'none', alerts: known?.alerts ?? false }
    },

    /** What has been before it was asked for is not sent. */
    async saveLetters(context, { report, alerts }) {
      const account = acting(context).account.id
      await stores.transaction([accountLock(account)], async (inside) => {
        const known = await inside.letters.find(account)
        const { report: was = 'none', alerts: wereAlerts = false } = known ?? {}
        const changed = [...(report === was ? [] : ['report']), ...(alerts === wereAlerts ? [] : ['alerts'])]
        if (changed.length === 0) return
        const begins = toldBefore(report, days, now())
        await inside.letters.put({
          ...{ account, report, alerts },
          reportFor: report === was ? known?.reportFor : begins.reportFor,
          alertFor: alerts === wereAlerts ? known?.alertFor : begins.alertFor,
        })
        await note(inside, { account, deed: 'accountSaved', facts: { changed: changed.join(', ') } })
      })
      return { report, alerts }
    },
  }
}
