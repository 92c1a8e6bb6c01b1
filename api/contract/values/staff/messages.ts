/** What the staff's list of messages can be of. `all` is all but what lies in quarantine. */
export const messageShelves = ['open', 'quarantined', 'answered', 'archived', 'all'] as const

export type MessageShelf = (typeof messageShelves)[number]

/** `released`: open after it was quarantined (D18). */
export const messageStates = ['new', 'quarantined', 'released', 'answered', 'archived'] as const

export type MessageState = (typeof messageStates)[number]

export const messageAges = ['day', 'week', 'month', 'older'] as const

export type MessageAge = (typeof messageAges)[number]

/** To the agency, to the sender by itself, and what staff write. */
export const messageMailKinds = ['notification', 'acknowledgement', 'answer'] as const

export type MessageMailKind = (typeof messageMailKinds)[number]

/** Answers to begin with, in `locales/{language}/mail/mail.json`. */
export const answerTemplates = ['first', 'call', 'questions', 'support', 'decline'] as const

export type AnswerTemplate = (typeof answerTemplates)[number]

/** What holds an answer back until its writer says that it may go all the same. */
export const answerDoubts = ['answered', 'writing', 'gaps'] as const

export type AnswerDoubt = (typeof answerDoubts)[number]

/** In characters; `page` in rows. */
export const messageLimits = { search: 200, note: 2000, answer: 10_000, page: 40 } as const

/** In milliseconds. */
export const messageTimes = {
  answeredWithin: 24 * 3_600_000, // specification 9
  undo: 10_000, // before an answer is sent
  writing: 15_000, // after the last sign of somebody who writes
} as const

/** What a template leaves open, such as `[Wednesday, 10 o’clock]`. */
export function gapsIn(text: string): string[] {
  return text.match(/\[[^\]\n]{1,80}\]/g) ?? []
}
