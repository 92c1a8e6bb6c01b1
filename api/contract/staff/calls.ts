import type * as z from 'zod/mini'
import {
  accountAnswer,
  accountInput,
  addressChange,
  byId,
  passkeyAdded,
  passkeyInput,
  passwordChange,
  recoveryCodesAnswer,
  sessionsAnswer,
  totpConfirmation,
  totpOffer,
} from '#api/contract/staff/account.ts'
import { analyticsCalls } from '#api/contract/staff/analytics-calls.ts'
import {
  applicationAnswer,
  applicationNoteInput,
  applicationQuery,
  applicationsAnswer,
  applicationsQuery,
  keepInput,
  keptApplication,
  movedApplication,
  noteById,
  resumeLinkAnswer,
  shownApplicant,
  stepAnswer,
  stepInput,
  unkeepInput,
} from '#api/contract/staff/applications.ts'
import { deletedAnswer, deletedDone, deletedInput, deletedQuery } from '#api/contract/staff/deleted.ts'
import { deskAnswer } from '#api/contract/staff/desk.ts'
import { nothingMore } from '#api/contract/staff/fields.ts'
import { healthAnswer, retryAnswer, retryInput } from '#api/contract/staff/health.ts'
import {
  issueAnswer,
  issueChecked,
  issueCounted,
  issueInput,
  issueLanguage,
  issuePreview,
  issueSchedule,
  issueSettings,
  issueSettingsInput,
  issuesAnswer,
  issuesQuery,
  issueTest,
  issueTested,
  issueVersion,
  newIssueInput,
  savedIssue,
  sendingAnswer,
  unscheduleInput,
} from '#api/contract/staff/issues.ts'
import { logAnswer, logQuery } from '#api/contract/staff/log.ts'
import {
  answered,
  answerInput,
  assignInput,
  mailInput,
  messageAnswer,
  messagesAnswer,
  messagesQuery,
  movedMessage,
  noteInput,
  withdrawnAnswer,
  writersAnswer,
  writingSign,
} from '#api/contract/staff/messages.ts'
import { deletedOpening, openingAnswer, openingInput, openingsAnswer } from '#api/contract/staff/openings.ts'
import {
  inviteAnswer,
  inviteInput,
  peopleAnswer,
  peopleSettings,
  peopleSettingsInput,
  roleInput,
} from '#api/contract/staff/people.ts'
import {
  personClosing,
  personErased,
  personRequestAnswer,
  personRequestInput,
  personRequestsAnswer,
} from '#api/contract/staff/persons.ts'
import {
  pictureAnswer,
  pictureById,
  pictureInput,
  picturesAnswer,
  picturesQuery,
} from '#api/contract/staff/pictures.ts'
import { checkInput, checksAnswer } from '#api/contract/staff/post-checks.ts'
import { transferAnswer, transferDone, transferInput, transferQuery } from '#api/contract/staff/post-transfer.ts'
import {
  linkQuery,
  linksAnswer,
  newPreviewAnswer,
  openedAnswer,
  openingPostInput,
  postLanguage,
  previewInput,
  previewsAnswer,
  revisionAnswer,
  revisionInput,
  revisionsAnswer,
  revokeInput,
  writingAnswer,
  writingInput,
  writtenAnswer,
} from '#api/contract/staff/post-writing.ts'
import { postBoardCalls } from '#api/contract/staff/posts.ts'
import { staffSession } from '#api/contract/staff/session.ts'
import {
  addressAnswer,
  codeAnswer,
  codeInput,
  confirmPasswordInput,
  freshAnswer,
  invitationInput,
  linkAnswer,
  linkInput,
  nextStep,
  passkeyOptionsAnswer,
  passkeyOptionsInput,
  passkeySignInInput,
  resetInput,
  resetRequest,
  signInAnswer,
  signInInput,
} from '#api/contract/staff/sign-in.ts'
import {
  growthAnswer,
  importAnswer,
  importDone,
  importFile,
  importInput,
  importQuery,
  leavingAnswer,
  leavingInput,
  movedSubscriber,
  returnInput,
  subscriberAnswer,
  subscribersAnswer,
  subscribersQuery,
} from '#api/contract/staff/subscribers.ts'
import type { staffPaths } from '#api/contract/values/staff-paths.ts'

export type StaffCallName = keyof typeof staffPaths

interface StaffCall<Input = unknown, Answer = unknown> {
  method: 'GET' | 'POST'
  input: z.ZodMiniType<Input> // the body, or the query of a GET
  answer: z.ZodMiniType<Answer>
}

const calls = {
  session: { method: 'GET', input: nothingMore, answer: staffSession },
  signIn: { method: 'POST', input: signInInput, answer: signInAnswer },
  signInWithCode: { method: 'POST', input: codeInput, answer: codeAnswer },
  passkeyOptions: { method: 'POST', input: passkeyOptionsInput, answer: passkeyOptionsAnswer },
  signInWithPasskey: { method: 'POST', input: passkeySignInInput, answer: nextStep },
  confirmPassword: { method: 'POST', input: confirmPasswordInput, answer: freshAnswer },
  signOut: { method: 'POST', input: nothingMore, answer: nothingMore },

  requestReset: { method: 'POST', input: resetRequest, answer: nothingMore },
  readLink: { method: 'POST', input: linkInput, answer: linkAnswer },
  acceptInvitation: { method: 'POST', input: invitationInput, answer: nextStep },
  finishReset: { method: 'POST', input: resetInput, answer: nothingMore },
  confirmAddress: { method: 'POST', input: linkInput, answer: addressAnswer },

  readAccount: { method: 'GET', input: nothingMore, answer: accountAnswer },
  saveAccount: { method: 'POST', input: accountInput, answer: accountAnswer },
  changePassword: { method: 'POST', input: passwordChange, answer: nothingMore },
  changeAddress: { method: 'POST', input: addressChange, answer: nothingMore },
  beginTotp: { method: 'POST', input: nothingMore, answer: totpOffer },
  confirmTotp: { method: 'POST', input: totpConfirmation, answer: recoveryCodesAnswer },
  removeTotp: { method: 'POST', input: nothingMore, answer: accountAnswer },
  newRecoveryCodes: { method: 'POST', input: nothingMore, answer: recoveryCodesAnswer },
  addPasskey: { method: 'POST', input: passkeyInput, answer: passkeyAdded },
  removePasskey: { method: 'POST', input: byId, answer: accountAnswer },
  listSessions: { method: 'GET', input: nothingMore, answer: sessionsAnswer },
  endSession: { method: 'POST', input: byId, answer: sessionsAnswer },
  endOtherSessions: { method: 'POST', input: nothingMore, answer: sessionsAnswer },

  listPeople: { method: 'GET', input: nothingMore, answer: peopleAnswer },
  invite: { method: 'POST', input: inviteInput, answer: inviteAnswer },
  withdrawInvitation: { method: 'POST', input: byId, answer: nothingMore },
  resendInvitation: { method: 'POST', input: byId, answer: inviteAnswer },
  changeRole: { method: 'POST', input: roleInput, answer: nothingMore },
  deactivate: { method: 'POST', input: byId, answer: nothingMore },
  activate: { method: 'POST', input: byId, answer: nothingMore },
  handOver: { method: 'POST', input: byId, answer: nothingMore },
  endSessionsOf: { method: 'POST', input: byId, answer: nothingMore },
  savePeopleSettings: { method: 'POST', input: peopleSettingsInput, answer: peopleSettings },

  listOpenings: { method: 'GET', input: nothingMore, answer: openingsAnswer },
  readOpening: { method: 'GET', input: byId, answer: openingAnswer },
  saveOpening: { method: 'POST', input: openingInput, answer: openingAnswer },
  deleteOpening: { method: 'POST', input: byId, answer: deletedOpening },
  restoreOpening: { method: 'POST', input: byId, answer: openingAnswer },

  listMessages: { method: 'GET', input: messagesQuery, answer: messagesAnswer },
  readMessage: { method: 'GET', input: byId, answer: messageAnswer },
  releaseMessage: { method: 'POST', input: byId, answer: movedMessage },
  archiveMessage: { method: 'POST', input: byId, answer: movedMessage },
  reopenMessage: { method: 'POST', input: byId, answer: movedMessage },
  markSpam: { method: 'POST', input: byId, answer: movedMessage },
  deleteMessage: { method: 'POST', input: byId, answer: movedMessage },
  restoreMessage: { method: 'POST', input: byId, answer: movedMessage },
  assignMessage: { method: 'POST', input: assignInput, answer: movedMessage },
  noteMessage: { method: 'POST', input: noteInput, answer: movedMessage },
  answerMessage: { method: 'POST', input: answerInput, answer: answered },
  withdrawAnswer: { method: 'POST', input: mailInput, answer: withdrawnAnswer },
  retryMail: { method: 'POST', input: mailInput, answer: movedMessage },
  signWriting: { method: 'POST', input: writingSign, answer: writersAnswer },
  listApplications: { method: 'GET', input: applicationsQuery, answer: applicationsAnswer },
  readApplication: { method: 'GET', input: applicationQuery, answer: applicationAnswer },
  showApplicant: { method: 'POST', input: byId, answer: shownApplicant },
  moveApplication: { method: 'POST', input: stepInput, answer: stepAnswer },
  moveApplicationBack: { method: 'POST', input: byId, answer: movedApplication },
  deleteApplication: { method: 'POST', input: byId, answer: movedApplication },
  restoreApplication: { method: 'POST', input: byId, answer: movedApplication },
  noteApplication: { method: 'POST', input: applicationNoteInput, answer: nothingMore },
  removeApplicationNote: { method: 'POST', input: noteById, answer: nothingMore },
  keepApplication: { method: 'POST', input: keepInput, answer: keptApplication },
  unkeepApplication: { method: 'POST', input: unkeepInput, answer: keptApplication },
  linkResume: { method: 'POST', input: byId, answer: resumeLinkAnswer },

  readLog: { method: 'GET', input: logQuery, answer: logAnswer },
  readDesk: { method: 'GET', input: nothingMore, answer: deskAnswer },

  listDeleted: { method: 'GET', input: deletedQuery, answer: deletedAnswer },
  restoreDeleted: { method: 'POST', input: deletedInput, answer: deletedDone },
  eraseDeleted: { method: 'POST', input: deletedInput, answer: deletedDone },

  listPersonRequests: { method: 'GET', input: nothingMore, answer: personRequestsAnswer },
  openPersonRequest: { method: 'POST', input: personRequestInput, answer: byId },
  readPersonRequest: { method: 'GET', input: byId, answer: personRequestAnswer },
  closePersonRequest: { method: 'POST', input: personClosing, answer: nothingMore },
  erasePerson: { method: 'POST', input: byId, answer: personErased },
  readHealth: { method: 'GET', input: nothingMore, answer: healthAnswer },
  retryMails: { method: 'POST', input: retryInput, answer: retryAnswer },
  dropMail: { method: 'POST', input: byId, answer: nothingMore },

  ...postBoardCalls,

  readPost: { method: 'GET', input: postLanguage, answer: writingAnswer },
  savePost: { method: 'POST', input: writingInput, answer: writtenAnswer },
  openPost: { method: 'POST', input: openingPostInput, answer: openedAnswer },
  findPosts: { method: 'GET', input: linkQuery, answer: linksAnswer },
  listRevisions: { method: 'GET', input: postLanguage, answer: revisionsAnswer },
  readRevision: { method: 'GET', input: revisionInput, answer: revisionAnswer },
  listPreviews: { method: 'GET', input: postLanguage, answer: previewsAnswer },
  makePreview: { method: 'POST', input: previewInput, answer: newPreviewAnswer },
  revokePreview: { method: 'POST', input: revokeInput, answer: previewsAnswer },

  checkPost: { method: 'GET', input: checkInput, answer: checksAnswer },
  listPictures: { method: 'GET', input: picturesQuery, answer: picturesAnswer },
  readPicture: { method: 'GET', input: pictureById, answer: pictureAnswer },
  savePicture: { method: 'POST', input: pictureInput, answer: pictureAnswer },
  deletePicture: { method: 'POST', input: pictureById, answer: nothingMore },
  restorePicture: { method: 'POST', input: pictureById, answer: nothingMore },
  listSubscribers: { method: 'GET', input: subscribersQuery, answer: subscribersAnswer },
  readGrowth: { method: 'GET', input: nothingMore, answer: growthAnswer },
  readSubscriber: { method: 'GET', input: byId, answer: subscriberAnswer },
  unsubscribe: { method: 'POST', input: leavingInput, answer: leavingAnswer },
  resubscribe: { method: 'POST', input: returnInput, answer: movedSubscriber },
  deleteSubscriber: { method: 'POST', input: byId, answer: movedSubscriber },
  restoreSubscriber: { method: 'POST', input: byId, answer: movedSubscriber },
  readImport: { method: 'GET', input: importQuery, answer: importAnswer },
  runImport: { method: 'POST', input: importInput, answer: importDone },
  dropImport: { method: 'POST', input: importFile, answer: nothingMore },
  listIssues: { method: 'GET', input: issuesQuery, answer: issuesAnswer },
  beginIssue: { method: 'POST', input: newIssueInput, answer: byId },
  readIssue: { method: 'GET', input: byId, answer: issueAnswer },
  saveIssue: { method: 'POST', input: issueInput, answer: savedIssue },
  deleteIssue: { method: 'POST', input: byId, answer: nothingMore },
  restoreIssue: { method: 'POST', input: byId, answer: nothingMore },
  previewIssue: { method: 'GET', input: issueLanguage, answer: issuePreview },
  checkIssue: { method: 'GET', input: byId, answer: issueChecked },
  countIssue: { method: 'GET', input: byId, answer: issueCounted },
  testIssue: { method: 'POST', input: issueTest, answer: issueTested },
  approveIssue: { method: 'POST', input: issueVersion, answer: savedIssue },
  scheduleIssue: { method: 'POST', input: issueSchedule, answer: savedIssue },
  unscheduleIssue: { method: 'POST', input: unscheduleInput, answer: savedIssue },
  readSending: { method: 'GET', input: byId, answer: sendingAnswer },
  pauseIssue: { method: 'POST', input: byId, answer: sendingAnswer },
  resumeIssue: { method: 'POST', input: byId, answer: sendingAnswer },
  cancelIssue: { method: 'POST', input: byId, answer: sendingAnswer },
  openShutters: { method: 'POST', input: issueLanguage, answer: sendingAnswer },
  sendUnknown: { method: 'POST', input: byId, answer: sendingAnswer },
  saveIssueSettings: { method: 'POST', input: issueSettingsInput, answer: issueSettings },
  ...analyticsCalls,
  readTransfer: { method: 'GET', input: transferQuery, answer: transferAnswer },
  runTransfer: { method: 'POST', input: transferInput, answer: transferDone },
} as const satisfies Record<StaffCallName, StaffCall>

type Calls = typeof calls

/** What is typed, before it is checked. */
export type StaffDraft<Name extends StaffCallName> = z.input<Calls[Name]['input']>

export type StaffInput<Name extends StaffCallName> = z.output<Calls[Name]['input']>

export type StaffAnswer<Name extends StaffCallName> = z.output<Calls[Name]['answer']>

/** Every call of the staff's side, at its address in `staffPaths`. */
export const staffCalls: { [Name in StaffCallName]: StaffCall<StaffInput<Name>, StaffAnswer<Name>> } = calls
