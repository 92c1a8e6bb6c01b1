import type { MessageState } from '#api/contract/values/staff/messages.ts'

/** What a message goes back to. Answered is only what has an answer: it may have been withdrawn since. */
export function stateBefore(former: MessageState | undefined, answeredAt: number | undefined): MessageState {
  if (former !== undefined && former !== 'answered') return former
  return answeredAt === undefined ? 'new' : 'answered'
}
