import type { StaffClient } from '#api/contract/staff/client.ts'
import { type DeedAnswer, textOf } from '#site/staff/frame/staff-action.ts'

/** What the forms of a message may ask for. What is undone may be another one than the one that is open. */
export function messageDeeds(openId: string) {
  const idOf = (form: FormData) => textOf(form, 'id') || openId
  return {
    release: (form: FormData, client: StaffClient) => client.releaseMessage({ id: idOf(form) }),
    archive: (form: FormData, client: StaffClient) => client.archiveMessage({ id: idOf(form) }),
    reopen: (form: FormData, client: StaffClient) => client.reopenMessage({ id: idOf(form) }),
    spam: (form: FormData, client: StaffClient) => client.markSpam({ id: idOf(form) }),
    delete: (form: FormData, client: StaffClient) => client.deleteMessage({ id: idOf(form) }),
    restore: (form: FormData, client: StaffClient) => client.restoreMessage({ id: idOf(form) }),
    assign: (form: FormData, client: StaffClient) =>
      client.assignMessage({ id: idOf(form), to: textOf(form, 'to') || null }),
    note: (form: FormData, client: StaffClient) =>
      client.noteMessage({ id: idOf(form), note: textOf(form, 'note'), text: textOf(form, 'text') }),
    answer: (form: FormData, client: StaffClient) =>
      client.answerMessage({
        id: idOf(form),
        answer: textOf(form, 'answer'),
        text: textOf(form, 'text'),
        seen: Number(textOf(form, 'seen')) || 0,
        isSure: textOf(form, 'sure') === 'yes',
      }),
    withdraw: (form: FormData, client: StaffClient) =>
      withdraw({ id: idOf(form), mail: textOf(form, 'mail') }, textOf(form, 'text'), client),
    retry: (form: FormData, client: StaffClient) => client.retryMail({ id: idOf(form), mail: textOf(form, 'mail') }),
  }
}

export type MessageDone = DeedAnswer<ReturnType<typeof messageDeeds>>

/** Only the answer to this has the words. Where it was lost, they are those that were sent, as long as the page knows them. */
async function withdraw(answer: { id: string; mail: string }, text: string, client: StaffClient) {
  const result = await client.withdrawAnswer(answer)
  if (result.ok || result.error.code !== 'not_found' || text === '') return result
  const found = await client.readMessage({ id: answer.id })
  const isThere = !found.ok || found.answer.message.mails.some(({ id }) => id === answer.mail)
  return isThere ? result : { ok: true as const, answer: { id: answer.id, name: found.answer.message.name, text } }
}

/** With what was typed, which a page without scripts shows again, and what was sent. */
export type MessageOutcome = MessageDone & { text: string; sent: string }

/** What takes a deed back: another deed, with its fields. */
export function undoOf(outcome: (MessageDone & { sent?: string }) | undefined): Record<string, string> | undefined {
  if (!outcome?.ok) return undefined
  switch (outcome.deed) {
    case 'archive':
      return { deed: 'reopen', id: outcome.answer.id }
    case 'reopen':
      return { deed: 'archive', id: outcome.answer.id }
    case 'spam':
    case 'delete':
      return { deed: 'restore', id: outcome.answer.id }
    case 'answer':
      if (outcome.answer.doubt) return undefined
      return { deed: 'withdraw', id: outcome.answer.id, mail: outcome.answer.answer, text: outcome.sent ?? '' }
    default:
      return undefined
  }
}
