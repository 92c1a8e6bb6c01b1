import type { MessageMail, StaffMessage } from '#api/contract/staff/messages.ts'
import { answerTemplates, messageTimes } from '#api/contract/values/staff/messages.ts'
import { AppError } from '#api/errors.ts'
import { QUARANTINE_BELOW } from '#api/services/spam/spam-score.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Words } from '#api/texts.ts'
import { brand } from '#locales/brand.ts'
import type { Language } from '#locales/languages.ts'

interface MessageReadingDependencies {
  stores: Stores
  words: (language: Language) => Words
  now: () => number
}

export type MessageReading = ReturnType<typeof createMessageReading>

type MailRow = Awaited<ReturnType<Stores['messageMails']['list']>>[number]

/** One message with all that staff need to answer it. Throws `not_found`, also for one that is deleted. */
export function createMessageReading({ stores, words, now }: MessageReadingDependencies) {
  return async (id: string, reader: string): Promise<StaffMessage> => {
    const found = await stores.messages.find(id)
    if (!found || found.deletedAt !== undefined) throw new AppError('not_found')
    const { formerState, assignedTo, answeredAt, answeredBy, deletedAt, deletedBy, ...message } = found
    const accounts = await stores.staffAccounts.list()
    const nameOf = (account: string) => accounts.find((each) => each.id === account)?.name ?? null
    const t = words(message.language)
    return {
      ...message,
      dueAt: message.receivedAt + messageTimes.answeredWithin,
      answered: answeredAt === undefined ? null : { at: answeredAt, by: answeredBy ? nameOf(answeredBy) : null },
      assigned: assignedTo === undefined ? null : { id: assignedTo, name: nameOf(assignedTo) ?? '' },
      quarantinedBelow: QUARANTINE_BELOW,
      earlier: await stores.messages.countEarlier(message.email, message.receivedAt),
      mails: (await stores.messageMails.list(id)).map(mailOf),
      notes: await stores.messageNotes.list(id),
      writers: await stores.messageWriters.others(id, reader, now() - messageTimes.writing),
      subject: `Re: ${t('mail:contact.acknowledgement.subject', { brand: brand.name })}`,
      templates: answerTemplates.map((name) => ({ name, text: t(`mail:contact.answer.templates.${name}`) })),
    }
  }
}

function mailOf({ id, kind, at, text, by, entry, dueAt, attempts, sentAt, failedAt, reason }: MailRow): MessageMail {
  const tries = attempts ?? 0
  const state = entry === null ? 'forgotten' : stateOf({ sentAt, failedAt, reason, tries })
  const isWaiting = state === 'waiting' || state === 'tried'
  return { id, kind, at, text, by, state, tries, reason, nextAt: isWaiting ? dueAt : null, doneAt: sentAt ?? failedAt }
}

function stateOf({
  sentAt,
  failedAt,
  reason,
  tries,
}: Pick<MailRow, 'sentAt' | 'failedAt' | 'reason'> & { tries: number }) {
  // Of what was sent, only a report gives a reason.
  if (sentAt !== null) return reason === null ? 'sent' : 'returned'
  if (failedAt !== null) return 'failed'
  return tries > 0 ? 'tried' : 'waiting'
}
