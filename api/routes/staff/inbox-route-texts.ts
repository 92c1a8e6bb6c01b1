import type { StaffCallName } from '#api/contract/staff/calls.ts'

export interface RouteTexts {
  summary: string
  description?: string
  example?: unknown
}

const email = 'visitor@example.org'
const byId = { example: { id: 'an id from a list' } }
const uuid = '0199e5a0-7d3c-7c1e-9b5e-2f4a6c8e0b1d'
const deletedThings = { things: [{ kind: 'message', id: 'an id from the list', deletedAt: 1_770_000_000_000 }] }

/** Of what visitors have sent, and of what is kept about them. */
export const inboxRouteTexts = {
  listMessages: {
    summary: 'List messages',
    description:
      'Open ones by how soon an answer is due, others the newest first. Filtered by words, purpose and more.',
  },
  readMessage: { summary: 'Read a message, with its score, mails and notes' },
  releaseMessage: {
    summary: 'Release a message from quarantine',
    description: 'Both of its mails go out, once.',
    ...byId,
  },
  archiveMessage: { summary: 'Put a message away', ...byId },
  reopenMessage: { summary: 'Fetch a message back from the archive', ...byId },
  markSpam: { summary: 'Say that a message is spam', description: 'It is deleted like any other.', ...byId },
  deleteMessage: { summary: 'Delete a message', description: 'It can be restored for 30 days.', ...byId },
  restoreMessage: { summary: 'Restore a deleted message', ...byId },
  assignMessage: { summary: 'Say who answers a message', example: { ...byId.example, to: null } },
  noteMessage: {
    summary: 'Leave a note for colleagues',
    example: { ...byId.example, note: uuid, text: 'She called: Thursday suits her too.' },
  },
  answerMessage: {
    summary: 'Answer a message by mail',
    description:
      'The mail goes out ten seconds later. `answer` is made by whoever sends it: the same one twice is one mail. With `doubt` nothing was sent: somebody else writes, or has answered, or a gap is left; `isSure` sends it all the same.',
    example: { ...byId.example, answer: uuid, text: 'Thank you for your message.', seen: 0, isSure: false },
  },
  withdrawAnswer: {
    summary: 'Withdraw an answer',
    description: '409 once it is on its way.',
    example: { ...byId.example, mail: uuid },
  },
  retryMail: { summary: 'Send a mail that was given up once more', example: { ...byId.example, mail: uuid } },
  signWriting: {
    summary: 'Say whether one writes an answer, and see who else does',
    example: { ...byId.example, isWriting: true },
  },
  listApplications: {
    summary: 'List applications by stage',
    description:
      'Filtered by words, interest, opening, and language with `in`. `page` is of the one `stage`; the others show their first. Where names are covered, stages before the interview are not searched.',
  },
  readApplication: {
    summary: 'Read an application',
    description: 'With `step` the answer has the mail that goes with it, as it would be sent.',
  },
  showApplicant: {
    summary: 'Show who applied',
    description: 'Where names are covered until the interview (`COVER_APPLICANTS`), each asking is a line of the log.',
    ...byId,
  },
  moveApplication: {
    summary: 'Move an application to its next stage, or decide',
    description:
      '`from` is the stage that was seen: 409 when somebody else was faster. With `mail` the applicant is told, in the same transaction.',
    example: { ...byId.example, from: 'review', step: 'interview', mail: true, words: 'Tuesday at three?' },
  },
  moveApplicationBack: {
    summary: 'Take back the beginning of a review',
    description: 'Within a minute: nobody outside has heard of it.',
    ...byId,
  },
  deleteApplication: { summary: 'Delete an application', description: 'It can be restored for 30 days.', ...byId },
  restoreApplication: { summary: 'Restore a deleted application', ...byId },
  noteApplication: { summary: 'Leave a note for colleagues', example: { ...byId.example, text: 'Knows forms.' } },
  removeApplicationNote: {
    summary: 'Remove one of one’s own notes',
    example: { ...byId.example, note: 'an id from the application' },
  },
  keepApplication: {
    summary: 'Keep an application longer',
    description:
      'By an owner, on one of two grounds, with words of their own, and at most twelve months beyond the ordinary day in all. The applicant is told, in the same transaction. `seen` is `kept.at` as it was read, and left out where nothing was put off.',
    example: { ...byId.example, until: '2027-12-01', ground: 'consent', reason: 'Agreed by mail to wait for spring.' },
  },
  unkeepApplication: {
    summary: 'Keep an application no longer than others',
    description: 'Its ordinary day holds again. Where that is over, it is deleted within the hour.',
    ...byId,
  },
  linkResume: {
    summary: 'Make a link to save a résumé',
    description: 'It works for a minute, and for this account only.',
    ...byId,
  },
  listDeleted: {
    summary: 'List what was deleted and can still be brought back',
    description:
      'Posts, messages, applications and subscribers, for 30 days. Owners see everything, others what they deleted themselves.',
  },
  restoreDeleted: {
    summary: 'Bring deleted things back',
    description:
      'A post comes back as a draft. With `deletedAt` as it was seen: what has been restored, or is gone, is named in `refused`.',
    example: deletedThings,
  },
  eraseDeleted: {
    summary: 'Delete deleted things for good',
    description: 'With their files. Of a subscriber a keyed hash stays, so that nobody brings the address in again.',
    example: deletedThings,
  },
  listPersonRequests: {
    summary: 'List requests of persons about their data',
    description: 'Those that are open, and what is left of those that are done: no address.',
  },
  openPersonRequest: {
    summary: 'Open a request of a person',
    description: 'For access or erasure (GDPR, articles 15 and 17). It is due thirty days after it came in.',
    example: { kind: 'access', email, language: 'en', receivedOn: '2026-01-31' },
  },
  readPersonRequest: { summary: 'See what is kept under the address of a request' },
  closePersonRequest: {
    summary: 'Close a request',
    description: 'Once it is answered, or withdrawn. Its address is forgotten.',
    example: { ...byId.example, outcome: 'handedOver' },
  },
  erasePerson: {
    summary: 'Erase everything under the address of a request',
    description: 'Rows, files and mails, everywhere and at once. `left` names tables that still hold the address.',
    ...byId,
  },
  listSubscribers: {
    summary: 'List subscribers of the newsletter',
    description:
      'Who is on the list, or has yet to confirm, filtered by a part of the address, topic, source, days, and language with `in`. Of `left` and `never` there are a hash and a date.',
  },
  readGrowth: {
    summary: 'See how the newsletter’s list has grown',
    description: 'By language and month, from the subscribers that there are: nothing is kept of who has left.',
  },
  readSubscriber: { summary: 'Read a subscriber, with the proof of consent and what has happened' },
  unsubscribe: {
    summary: 'Take somebody off the list who has asked for it',
    description: 'As their own click would: only a hash stays. The answer holds what takes it back for ten minutes.',
    example: { ...byId.example, reason: 'mail' },
  },
  resubscribe: { summary: 'Take a leaving back', example: { undo: 'from the answer' } },
  deleteSubscriber: {
    summary: 'Delete a subscriber',
    description: 'It can be restored for 30 days; then only a hash stays.',
    ...byId,
  },
  restoreSubscriber: { summary: 'Restore a deleted subscriber', ...byId },
  readImport: {
    summary: 'See what an import of subscribers would do, line by line',
    description:
      'Changes nothing. `columns` are fields by position, with commas between; `how` and `tongue` are for lines that say none.',
  },
  runImport: {
    summary: 'Bring subscribers in',
    description:
      'With `seen` of the dry run: 409 for another file, or another way to read it. Lines without proof of consent get the mail that asks. Called again until `isDone`; once more, it answers the same.',
    example: { file: uuid, seen: 'from the dry run' },
  },
  dropImport: { summary: 'Forget an uploaded file', example: { file: uuid } },
  readHealth: {
    summary: 'See what runs, and what needs a person',
    description: 'What does not answer is null. Receivers and reasons of mails that were given up are covered.',
  },
  retryMails: { summary: 'Try mails once more that were given up', example: { ids: ['an id from a list'] } },
  dropMail: { summary: 'Forget a mail that was given up', description: 'It is gone for good.', ...byId },
} satisfies Partial<Record<StaffCallName, RouteTexts>>
