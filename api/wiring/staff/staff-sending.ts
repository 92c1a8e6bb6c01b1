import { rightsOf } from '#api/contract/values/staff.ts'
import { createSendingDeeds } from '#api/services/issue-sending/sending-deeds.ts'
import { createSendingReading } from '#api/services/issue-sending/sending-reading.ts'
import { acting } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { Parts } from '#api/wiring/parts.ts'
import type { Sending } from '#api/wiring/sending.ts'

interface StaffSendingParts extends Pick<Parts, 'stores' | 'now'> {
  sending: Pick<Sending, 'beginning' | 'letters' | 'nudge'>
  note: NoteDeed
}

/** What staff see of an issue that is being sent, and what they can do with it. */
export function wireStaffSending({ stores, sending, note, now }: StaffSendingParts) {
  const { beginning, letters, nudge: onChange } = sending
  const read = createSendingReading({ stores, letters, now })
  return {
    readSending: (context, { id }) => read(id, rightsOf[acting(context).account.role].includes('newsletterSend')),
    ...createSendingDeeds({ stores, beginning, read, note, onChange, now }),
  } satisfies Partial<StaffHandlers>
}
