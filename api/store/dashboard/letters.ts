import type { DashboardReport } from '#api/contract/values/staff/letters.ts'
import type { Executor } from '#api/db/schema.ts'

interface StoredLetters {
  account: string
  report: DashboardReport
  alerts: boolean
  /** The first day of the last period that a report was ordered for, or is not to be. */
  reportFor: string | undefined
  /** The last day that was looked at for this account. */
  alertFor: string | undefined
}

/** Who gets the numbers by mail. */
export function createLettersStore(db: Executor) {
  return {
    async find(account: string): Promise<StoredLetters | undefined> {
      const row = await db.selectFrom('dashboard_letters').selectAll().where('account', '=', account).executeTakeFirst()
      return row && lettersOf(row)
    },

    /** Those who want any. */
    async list(): Promise<StoredLetters[]> {
      const rows = await db
        .selectFrom('dashboard_letters')
        .selectAll()
        .where(({ or, eb }) => or([eb('report', '<>', 'none'), eb('alerts', '=', 1)]))
        .orderBy('account')
        .execute()
      return rows.map(lettersOf)
    },

    async put({ account, report, alerts, reportFor, alertFor }: StoredLetters): Promise<void> {
      const row = {
        report,
        alerts: Number(alerts),
        report_for: reportFor ?? null,
        alert_for: alertFor ?? null,
      }
      await db
        .insertInto('dashboard_letters')
        .values({ account, ...row })
        .onConflict((conflict) => conflict.column('account').doUpdateSet(row))
        .execute()
    },

    /** False where it has been taken already, or is not wanted any more: of several servers, one wins. */
    async takeReport(account: string, report: DashboardReport, first: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('dashboard_letters')
        .set({ report_for: first })
        .where('account', '=', account)
        .where('report', '=', report)
        .where(({ or, eb }) => or([eb('report_for', 'is', null), eb('report_for', '<', first)]))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** The same of a day. */
    async takeAlert(account: string, day: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('dashboard_letters')
        .set({ alert_for: day })
        .where('account', '=', account)
        .where('alerts', '=', 1)
        .where(({ or, eb }) => or([eb('alert_for', 'is', null), eb('alert_for', '<', day)]))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Days that a clock which was ahead has noted are `today`: what comes after is sent again. */
    async forgetAhead(today: string): Promise<void> {
      for (const column of ['report_for', 'alert_for'] as const)
        await db
          .updateTable('dashboard_letters')
          .set({ [column]: today })
          .where(column, '>', today)
          .execute()
    },
  }
}

interface Row {
  account: string
  report: DashboardReport
  alerts: number
  report_for: string | null
  alert_for: string | null
}

function lettersOf({ account, report, alerts, report_for, alert_for }: Row): StoredLetters {
  return {
    account,
    report,
    alerts: alerts === 1,
    reportFor: report_for ?? undefined,
    alertFor: alert_for ?? undefined,
  }
}
