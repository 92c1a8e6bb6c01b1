import * as z from 'zod/mini'
import { rowId, staffLanguage, time } from '#api/contract/staff/fields.ts'
import { storableText, typedText } from '#api/contract/text.ts'
import { contactPurposes } from '#api/contract/values/contact-purposes.ts'
import {
  answerDoubts,
  answerTemplates,
  messageAges,
  messageLimits,
  messageMailKinds,
  messageShelves,
  messageStates,
} from '#api/contract/values/staff/messages.ts'

/** A query: everything is text. */
export const messagesQuery = z.object({
  shelf: z.optional(z.enum(messageShelves, { error: 'refused' })), // `open` if left out
  q: z.optional(
    z.string({ error: 'refused' }).check(storableText(), z.trim(), z.maxLength(messageLimits.search, 'refused')),
  ),
  purpose: z.optional(z.enum(contactPurposes, { error: 'refused' })),
  in: z.optional(staffLanguage), // `language` is that of errors
  age: z.optional(z.enum(messageAges, { error: 'refused' })),
  of: z.optional(rowId), // an account that it is assigned to
  page: z.optional(z.coerce.number({ error: 'refused' }).check(z.int('refused'), z.minimum(1, 'refused'))),
})

export type MessagesQuery = z.output<typeof messagesQuery>

const person = z.object({ id: z.string(), name: z.string() })

const listed = {
  id: z.string(),
  name: z.string(),
  purpose: z.enum(contactPurposes),
  language: staffLanguage,
  state: z.enum(messageStates),
  receivedAt: time,
  dueAt: time, // until when an answer is promised
  score: z.nullable(z.number()), // 0 (machine) to 1 (person); null before scores existed
  answered: z.nullable(z.object({ at: time, by: z.nullable(z.string()) })), // the last answer, with a name
  assigned: z.nullable(person),
}

export const messagesAnswer = z.object({
  at: time,
  messages: z.array(z.object({ ...listed, excerpt: z.string() })),
  page: z.number(),
  pages: z.number(),
  found: z.number(),
  /** Of all messages, whatever is asked for. */
  counts: z.record(z.enum(messageShelves), z.number()),
  colleagues: z.array(person), // who may read messages
})

export type MessagesAnswer = z.output<typeof messagesAnswer>

/** `forgotten`: what became of it was deleted after its time. */
const messageMail = z.object({
  id: z.string(),
  kind: z.enum(messageMailKinds),
  state: z.enum(['waiting', 'tried', 'sent', 'returned', 'failed', 'forgotten']),
  at: time, // when it was written
  nextAt: z.nullable(time), // of what waits
  doneAt: z.nullable(time), // when it was sent, or given up
  tries: z.number(),
  reason: z.nullable(z.string()), // in the words of the mail server
  by: z.nullable(z.string()), // a name
  text: z.nullable(z.string()), // of an answer
})

export type MessageMail = z.output<typeof messageMail>

const messageNote = z.object({ id: z.string(), at: time, by: z.nullable(z.string()), text: z.string() })

/** Somebody else, by name. */
const writer = z.object({ name: z.string(), since: time })

export const staffMessage = z.object({
  ...listed,
  email: z.string(),
  message: z.string(),
  sources: z.array(z.object({ source: z.string(), effect: z.number() })), // what the score is made of
  quarantinedBelow: z.number(),
  earlier: z.number(), // messages of the same address before this one
  mails: z.array(messageMail),
  notes: z.array(messageNote),
  writers: z.array(writer),
  subject: z.string(), // of an answer
  templates: z.array(z.object({ name: z.enum(answerTemplates), text: z.string() })), // in the sender's language
})

export type StaffMessage = z.output<typeof staffMessage>

export const messageAnswer = z.object({ at: time, message: staffMessage })

/** What a deed answers: where the message is now. */
export const movedMessage = z.object({ id: z.string(), name: z.string() })

/** With its words, for the field that they came from. */
export const withdrawnAnswer = z.object({ id: z.string(), name: z.string(), text: z.string() })

export const assignInput = z.object({ id: rowId, to: z.nullable(rowId) })

export const noteInput = z.object({
  id: rowId,
  note: z.uuid('refused'), // made by the form, so that a note sent twice is one
  text: typedText({ least: 1, most: messageLimits.note, short: 'note_missing', long: 'note_long' }),
})

export const answerInput = z.object({
  id: rowId,
  answer: z.uuid('refused'), // made by the form, so that an answer sent twice is one
  text: typedText({ least: 1, most: messageLimits.answer, short: 'answer_missing', long: 'answer_long' }),
  seen: z.number({ error: 'refused' }).check(z.int('refused'), z.minimum(0, 'refused')), // answers that its writer knew of
  isSure: z.boolean({ error: 'refused' }), // in spite of a doubt
})

export type AnswerInput = z.output<typeof answerInput>

/** With a doubt nothing was sent. */
export const answered = z.object({
  id: z.string(),
  answer: z.string(),
  dueAt: z.nullable(time), // until then it can be withdrawn
  doubt: z.nullable(z.object({ why: z.enum(answerDoubts), by: z.nullable(z.string()) })),
})

export const mailInput = z.object({ id: rowId, mail: rowId })

export const writingSign = z.object({ id: rowId, isWriting: z.boolean({ error: 'refused' }) })

export const writersAnswer = z.object({ writers: z.array(writer), answers: z.number() })
