import type { AnswerInput } from '#api/contract/staff/messages.ts'
import { type AnswerDoubt, gapsIn, messageTimes } from '#api/contract/values/staff/messages.ts'
import { AppError } from '#api/errors.ts'
import type { OrderedMail } from '#api/outbound/mail.ts'
import type { ContactService } from '#api/services/contact/contact.ts'
import type { createAnswerMail } from '#api/services/message-desk/answer-mail.ts'
import { messageLock } from '#api/services/message-desk/message-lock.ts'
import { stateBefore } from '#api/services/message-desk/state-before.ts'
import { mailEntry } from '#api/services/outbox/mail-entry.ts'
import { acting } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { Stores } from '#api/store/stores.ts'

interface MessageAnswersDependencies {
  stores: Stores
  contact: Pick<ContactService, 'release' | 'releaseKeys'>
  mailFor: ReturnType<typeof createAnswerMail>
  note: NoteDeed
  onStored: () => void
  now: () => number
}

type AnswerCall = 'answerMessage' | 'withdrawAnswer' | 'retryMail' | 'signWriting'

type Inside = Parameters<Parameters<Stores['transaction']>[1]>[0]

interface Doubt {
  why: AnswerDoubt
  by: string | null
}

/** Answers by mail. An answer and its mail are stored together, so that it goes out once, whenever the server stops. */
export function createMessageAnswers(dependencies: MessageAnswersDependencies): Pick<StaffHandlers, AnswerCall> {
  const { stores, contact, mailFor, note, onStored, now } = dependencies

  async function doubtAbout(
    inside: Inside,
    { id, text, seen, isSure }: AnswerInput,
    writer: string,
  ): Promise<Doubt | undefined> {
    const answers = (await inside.messageMails.list(id)).filter(({ kind }) => kind === 'answer')
    const unseen = answers.slice(seen).findLast(({ account }) => account !== writer)
    // Whoever is sure of something else has not been told.
    if (unseen) return { why: 'answered', by: unseen.by }
    if (isSure) return undefined
    // A page that was left before its answer was confirmed has kept the text: it would go out twice.
    const again = answers.findLast((answer) => answer.account === writer && answer.text === text)
    if (again) return { why: 'answered', by: again.by }
    const [other] = await inside.messageWriters.others(id, writer, now() - messageTimes.writing)
    if (other) return { why: 'writing', by: other.name }
    return gapsIn(text).length > 0 ? { why: 'gaps', by: null } : undefined
  }

  async function messageOf(inside: Pick<Stores, 'messages'>, id: string) {
    const message = await inside.messages.find(id)
    if (!message || message.deletedAt !== undefined) throw new AppError('not_found')
    return message
  }

  async function locked<Result>(id: string, work: (inside: Inside) => Promise<Result>): Promise<Result> {
    const { email } = await messageOf(stores, id)
    return stores.transaction([messageLock(id), ...contact.releaseKeys(email)], work)
  }

  return {
    /** Of a message in quarantine it is its release as well. Throws `not_found`, `conflict` when it was sent with other words. */
    async answerMessage(context, input) {
      const { id, answer, text } = input
      const account = acting(context).account.id
      const sent = await locked(id, async (inside) => {
        const former = await inside.messageMails.find(answer)
        if (former) {
          // Sent twice, as by a page that is loaded again.
          if (former.message !== id || former.account !== account || former.text !== text)
            throw new AppError('conflict')
          return { dueAt: null, doubt: null }
        }
        const doubt = await doubtAbout(inside, input, account)
        if (doubt) return { dueAt: null, doubt }
        const thing = { kind: 'message', id } as const
        if (await contact.release(inside, id)) await note(inside, { account, deed: 'messageReleased', thing })
        const message = await messageOf(inside, id)
        const at = now()
        const dueAt = at + messageTimes.undo
        const follows = (await inside.messageMails.list(id)).filter(({ kind }) => kind !== 'notification')
        const mail: OrderedMail = mailFor(message, { text, date: at, follows: follows.map((each) => each.id) })
        await inside.outbox.insert(mailEntry(mail, { id: answer, createdAt: at, dueAt }))
        await inside.messageMails.insert({ id: answer, message: id, kind: 'answer', at, account, text })
        const isOpen = message.state !== 'answered'
        await inside.messages.move(id, {
          state: 'answered',
          ...(isOpen && { formerState: message.state }),
          answeredAt: at,
          answeredBy: account,
        })
        await inside.messageWriters.leave(id, account)
        await note(inside, { account, deed: 'messageAnswered', thing })
        return { dueAt, doubt: null }
      })
      onStored()
      return { id, answer, ...sent }
    },

    /** Throws `conflict` once it is on its way, `not_found` when it was withdrawn before. */
    async withdrawAnswer(context, { id, mail }) {
      const account = acting(context).account.id
      return locked(id, async (inside) => {
        const message = await messageOf(inside, id)
        const found = await inside.messageMails.find(mail)
        if (found?.message !== id || found.kind !== 'answer') throw new AppError('not_found')
        if (!(await inside.outbox.withdraw(mail, now()))) throw new AppError('conflict')
        await inside.messageMails.delete(mail)
        const last = (await inside.messageMails.list(id)).findLast(({ kind }) => kind === 'answer')
        const isOpen = !last && message.state === 'answered'
        await inside.messages.move(id, {
          ...(isOpen && { state: stateBefore(message.formerState, undefined) }),
          answeredAt: last?.at,
          answeredBy: last?.account ?? undefined,
        })
        await note(inside, { account, deed: 'messageAnswerWithdrawn', thing: { kind: 'message', id } })
        return { id, name: message.name, text: found.text ?? '' }
      })
    },

    /** Throws `not_found`, also for what was not given up. */
    async retryMail(context, { id, mail }) {
      const account = acting(context).account.id
      const answer = await locked(id, async (inside) => {
        const message = await messageOf(inside, id)
        const found = await inside.messageMails.find(mail)
        if (found?.message !== id || !(await inside.outbox.retryFailed(mail, now()))) throw new AppError('not_found')
        await note(inside, { account, deed: 'messageMailRetried', thing: { kind: 'message', id } })
        return { id, name: message.name }
      })
      onStored()
      return answer
    },

    /** Throws `not_found`. */
    async signWriting(context, { id, isWriting }) {
      const account = acting(context).account.id
      const at = now()
      await messageOf(stores, id)
      const stale = at - messageTimes.writing
      if (isWriting) await stores.messageWriters.sign(id, account, at, stale)
      else await stores.messageWriters.leave(id, account)
      const mails = await stores.messageMails.list(id)
      return {
        writers: await stores.messageWriters.others(id, account, stale),
        answers: mails.filter(({ kind }) => kind === 'answer').length,
      }
    },
  }
}
