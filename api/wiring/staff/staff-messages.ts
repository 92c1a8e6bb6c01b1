import type { ContactService } from '#api/services/contact/contact.ts'
import { createAnswerMail } from '#api/services/message-desk/answer-mail.ts'
import { createMessageAnswers } from '#api/services/message-desk/message-answers.ts'
import { createMessageBoard } from '#api/services/message-desk/message-board.ts'
import { createMessageDeeds } from '#api/services/message-desk/message-deeds.ts'
import { createMessageReading } from '#api/services/message-desk/message-reading.ts'
import { acting } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { Parts } from '#api/wiring/parts.ts'

interface StaffMessagesParts extends Pick<Parts, 'stores' | 'words' | 'environment' | 'now' | 'newId'> {
  contact: ContactService
  note: NoteDeed
  onStored: () => void
}

/** The desk of messages. */
export function wireStaffMessages(parts: StaffMessagesParts) {
  const board = createMessageBoard(parts)
  const read = createMessageReading(parts)
  return {
    listMessages: (_context, query) => board(query),
    readMessage: async (context, { id }) => ({
      at: parts.now(),
      message: await read(id, acting(context).account.id),
    }),
    ...createMessageDeeds(parts),
    ...createMessageAnswers({ ...parts, mailFor: createAnswerMail(parts.environment) }),
  } satisfies Partial<StaffHandlers>
}
