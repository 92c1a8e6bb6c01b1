import type { MailContent } from '#api/contract/mail-order.ts'
import type { DashboardReport } from '#api/contract/values/staff/letters.ts'
import { rightsOf } from '#api/contract/values/staff.ts'
import { lastDay, lastPeriod } from '#api/services/dashboard/letters/letter-days.ts'
import type { LetterFacts } from '#api/services/dashboard/letters/letter-facts.ts'
import { createWorkerLoop } from '#api/services/jobs/worker-loop.ts'
import { mailEntry } from '#api/services/outbox/mail-entry.ts'
import type { StaffMails } from '#api/services/staff/staff-mails.ts'
import { isoOf, type LocalDays } from '#api/services/visits/local-days.ts'
import type { StaffAccount } from '#api/store/staff/accounts.ts'
import type { Stores } from '#api/store/stores.ts'

export const LETTERS_EVERY = 900_000 // milliseconds

type LetterContent = Extract<MailContent, { template: 'staff-report' | 'staff-alert' }>

interface LettersJobDependencies {
  stores: Stores
  days: LocalDays
  facts: LetterFacts
  mails: Pick<StaffMails, 'letter'>
  noted: <Result>(work: () => Promise<Result>) => Promise<Result>
  onStored: () => void
  now: () => number
  newId: () => string
  onError: (error: unknown) => void
}

/**
 * Orders the mails with the numbers. That one was ordered is kept in the transaction that puts it into the outbox: after a
 * crash, and on several servers, each goes out once. What a server missed while it stood still is not made up for.
 */
export function createLettersJob(dependencies: LettersJobDependencies) {
  const { stores, days, facts, mails, noted, onStored, now, newId, onError } = dependencies

  /** `take` says whether it is still to be ordered. */
  async function order(
    account: StaffAccount,
    content: LetterContent,
    take: (inside: Pick<Stores, 'letters'>) => Promise<boolean>,
  ): Promise<void> {
    const at = now()
    const isOrdered = await stores.transaction([], async (inside) => {
      if (!(await take(inside))) return false
      await inside.outbox.insert(mailEntry(mails.letter(account, content, at), { id: newId(), createdAt: at }))
      return true
    })
    if (isOrdered) onStored()
  }

  async function reports(report: Exclude<DashboardReport, 'none'>, readers: StaffAccount[]): Promise<void> {
    const period = lastPeriod(report, days, now())
    const first = isoOf(period.first)
    const content = once(() => facts.report(report, period))
    for (const account of readers) {
      const known = await stores.letters.find(account.id)
      if (known?.report !== report || (known.reportFor ?? '') >= first) continue
      await order(account, await content(), ({ letters }) => letters.takeReport(account.id, report, first))
    }
  }

  async function alerts(readers: StaffAccount[]): Promise<void> {
    const day = lastDay(days, now())
    const content = once(() => facts.alert(day))
    for (const account of readers) {
      const known = await stores.letters.find(account.id)
      if (!known?.alerts || (known.alertFor ?? '') >= isoOf(day)) continue
      const found = await content()
      const take = ({ letters }: Pick<Stores, 'letters'>) => letters.takeAlert(account.id, isoOf(day))
      if (found) await order(account, found, take)
      else await stores.transaction([], take)
    }
  }

  async function run(): Promise<undefined> {
    const wanted = new Set((await stores.letters.list()).map(({ account }) => account))
    if (wanted.size === 0) return
    // Who may no longer read the numbers does not get them by mail either.
    const readers = (await stores.staffAccounts.list()).filter(
      ({ id, role, deactivatedAt }) =>
        wanted.has(id) && deactivatedAt === undefined && rightsOf[role].includes('analytics'),
    )
    await reports('weekly', readers)
    await reports('monthly', readers)
    await alerts(readers)
  }

  const loop = createWorkerLoop({ work: () => noted(run), longestRest: LETTERS_EVERY, onError })

  return { run, start: loop.nudge, stop: loop.stop }
}

/** Counted for the first who wants it, and for nobody where nobody does. */
function once<Found>(count: () => Promise<Found>): () => Promise<Found> {
  let found: Promise<Found> | undefined
  return () => {
    found ??= count()
    return found
  }
}
