import type { LogFacts } from '#api/contract/staff/log.ts'
import type { StaffDeed, StaffThing } from '#api/contract/values/staff.ts'
import type { Executor } from '#api/db/schema.ts'

export interface LogEntry {
  id: string
  at: number
  account: string | undefined // undefined for the house and the shell
  deed: StaffDeed
  thing?: { kind: StaffThing; id: string } | undefined
  facts?: LogFacts // was, is, why; ids, never what visitors wrote
}

export function createStaffLogStore(db: Executor) {
  return {
    async insert({ id, at, account, deed, thing, facts = {} }: LogEntry): Promise<void> {
      await db
        .insertInto('staff_log')
        .values({
          id,
          at,
          account: account ?? null,
          deed,
          thing_kind: thing?.kind ?? null,
          thing_id: thing?.id ?? null,
          facts: JSON.stringify(facts),
        })
        .execute()
    },
  }
}
