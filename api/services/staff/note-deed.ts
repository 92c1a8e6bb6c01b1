import type { LogEntry } from '#api/store/staff/log.ts'
import type { Stores } from '#api/store/stores.ts'

export type NoteDeed = (stores: Pick<Stores, 'staffLog'>, deed: Omit<LogEntry, 'id' | 'at'>) => Promise<void>

/** Writes a line of the staff's log: call it with the stores of the deed's own transaction. */
export function createNoteDeed({ now, newId }: { now: () => number; newId: () => string }): NoteDeed {
  return ({ staffLog }, deed) => staffLog.insert({ ...deed, id: newId(), at: now() })
}
