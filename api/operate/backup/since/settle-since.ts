import { type HeldBack, holdBack } from '#api/db/copy/hold-back.ts'
import type { Executor } from '#api/db/schema.ts'
import { unmarkMoved } from '#api/operate/moved-away.ts'
import { toldBefore } from '#api/services/dashboard/letters/letter-days.ts'
import { createLocalDays } from '#api/services/visits/local-days.ts'
import { createLettersStore } from '#api/store/dashboard/letters.ts'
import { createStaffSessionsStore } from '#api/store/staff/sessions.ts'
import { brand } from '#locales/brand.ts'

/** For rows of a while ago that are to be served again: nothing leaves a second time, and nobody of the staff is signed in. */
export async function settleSince(
  transaction: Executor,
  { holdsBack, now }: { holdsBack: boolean; now: number },
): Promise<HeldBack | undefined> {
  const held = holdsBack ? await holdBack(transaction, now) : undefined
  if (holdsBack) await passLetters(transaction, now)
  // Who was put out since then must not be in again.
  await createStaffSessionsStore(transaction).endEverybodys(now)
  await unmarkMoved(transaction)
  return held
}

/** The numbers of the last week, month and day have mostly been mailed since: the next ones are the first that go. */
async function passLetters(transaction: Executor, now: number): Promise<void> {
  const letters = createLettersStore(transaction)
  for (const { account, report } of await letters.list()) {
    const { reportFor, alertFor } = toldBefore(report, createLocalDays(brand.timeZone), now)
    if (reportFor) await letters.takeReport(account, report, reportFor)
    await letters.takeAlert(account, alertFor)
  }
}
