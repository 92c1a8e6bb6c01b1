import type { StaffCallName } from '#api/contract/staff/calls.ts'
import { rightsOf, type StaffRight, type StaffStage } from '#api/contract/values/staff.ts'
import { AppError } from '#api/errors.ts'
import type { LiveSession } from '#api/services/staff/context.ts'

interface Needs {
  stages?: readonly StaffStage[] // without a login if there are none
  right?: StaffRight
  isFresh?: true // the password, or a passkey, was given within the last quarter of an hour
}

const anyone: Needs = {}
const full: Needs = { stages: ['full'] }
const signedIn: Needs = { stages: ['enrol', 'full'] }
const people: Needs = { stages: ['full'], right: 'people' }
const posts: Needs = { stages: ['full'], right: 'posts' }
const messages: Needs = { stages: ['full'], right: 'messages' }
const applications: Needs = { stages: ['full'], right: 'applications' }
const keeping: Needs = { stages: ['full'], right: 'keepLonger' }
const ownDeleted: Needs = { stages: ['full'], right: 'ownDeleted' }
const persons: Needs = { stages: ['full'], right: 'persons' }
const health: Needs = { stages: ['full'], right: 'health' }
const analytics: Needs = { stages: ['full'], right: 'analytics' }
const subscribers: Needs = { stages: ['full'], right: 'newsletterSend' }
const drafts: Needs = { stages: ['full'], right: 'newsletterDrafts' }
const peopleFresh: Needs = { ...people, isFresh: true }

export const needsOf: Record<StaffCallName, Needs> = {
  session: anyone,
  signIn: anyone,
  signInWithCode: { stages: ['code'] },
  passkeyOptions: anyone, // what each use needs is checked there
  signInWithPasskey: anyone,
  confirmPassword: signedIn,
  signOut: anyone,

  requestReset: anyone,
  readLink: anyone,
  acceptInvitation: anyone,
  finishReset: anyone,
  confirmAddress: anyone,

  readAccount: signedIn,
  saveAccount: full,
  changePassword: full,
  changeAddress: { stages: ['full'], isFresh: true },
  beginTotp: { stages: ['enrol', 'full'], isFresh: true },
  confirmTotp: signedIn, // what was begun in this session only
  removeTotp: { stages: ['full'], isFresh: true },
  newRecoveryCodes: { stages: ['full'], isFresh: true },
  addPasskey: signedIn, // for a challenge of this session only
  removePasskey: { stages: ['full'], isFresh: true },
  listSessions: full,
  endSession: full,
  endOtherSessions: full,

  listPeople: people,
  invite: peopleFresh,
  withdrawInvitation: peopleFresh,
  resendInvitation: peopleFresh,
  changeRole: peopleFresh,
  deactivate: peopleFresh,
  activate: peopleFresh,
  handOver: peopleFresh,
  endSessionsOf: peopleFresh,
  savePeopleSettings: peopleFresh,

  listOpenings: posts,
  readOpening: posts,
  saveOpening: posts,
  deleteOpening: posts,
  restoreOpening: posts,

  listMessages: messages,
  readMessage: messages,
  releaseMessage: messages,
  archiveMessage: messages,
  reopenMessage: messages,
  markSpam: messages,
  deleteMessage: messages,
  restoreMessage: messages,
  assignMessage: messages,
  noteMessage: messages,
  answerMessage: messages,
  withdrawAnswer: messages,
  retryMail: messages,
  signWriting: messages,
  listApplications: applications,
  readApplication: applications,
  showApplicant: applications,
  moveApplication: applications,
  moveApplicationBack: applications,
  deleteApplication: applications,
  restoreApplication: applications,
  noteApplication: applications,
  removeApplicationNote: applications,
  keepApplication: keeping,
  unkeepApplication: keeping,
  linkResume: applications,

  readLog: { stages: ['full'], right: 'log' },
  readDesk: full,

  listDeleted: ownDeleted,
  restoreDeleted: ownDeleted,
  eraseDeleted: { stages: ['full'], right: 'deleteForGood' },

  listPersonRequests: persons,
  openPersonRequest: persons,
  readPersonRequest: persons,
  closePersonRequest: persons,
  erasePerson: { ...persons, isFresh: true },
  readHealth: health,
  retryMails: health,
  dropMail: health,

  listPosts: posts,
  publishPosts: posts,
  schedulePosts: posts,
  unpublishPosts: posts,
  deletePosts: posts,
  undoPosts: posts,

  readPost: posts,
  agreePost: posts,
  savePost: posts,
  openPost: posts,
  findPosts: posts,
  listRevisions: posts,
  readRevision: posts,
  listPreviews: posts,
  makePreview: posts,
  revokePreview: posts,

  checkPost: posts,
  listPictures: posts,
  readPicture: posts,
  savePicture: posts,
  deletePicture: posts,
  restorePicture: posts,
  listSubscribers: subscribers,
  readGrowth: subscribers,
  readSubscriber: subscribers,
  unsubscribe: subscribers,
  resubscribe: subscribers,
  deleteSubscriber: subscribers,
  restoreSubscriber: subscribers,
  readImport: subscribers,
  runImport: subscribers,
  dropImport: subscribers,
  listIssues: drafts,
  beginIssue: drafts,
  readIssue: drafts,
  saveIssue: drafts,
  deleteIssue: drafts,
  restoreIssue: drafts,
  previewIssue: drafts,
  checkIssue: drafts,
  countIssue: drafts,
  testIssue: drafts,
  approveIssue: drafts,
  readSending: drafts,
  scheduleIssue: subscribers,
  unscheduleIssue: subscribers,
  pauseIssue: subscribers,
  resumeIssue: subscribers,
  cancelIssue: subscribers,
  openShutters: subscribers,
  sendUnknown: subscribers,
  saveIssueSettings: subscribers,
  readAnalytics: analytics,
  readAnalyticsPanel: analytics,
  readNow: analytics,
  readVisitExample: analytics,
  listDayNotes: analytics,
  saveDayNote: analytics,
  deleteDayNote: analytics,
  listSegments: analytics,
  saveSegment: analytics,
  deleteSegment: analytics,
  readLetters: analytics,
  saveLetters: analytics,
  listShares: analytics,
  makeShare: analytics,
  revokeShare: analytics,
  readShared: anyone, // who has the token of a link that holds
  readTransfer: posts,
  runTransfer: posts,
}

/** Undefined for whoever may. */
export function refusalOf(live: LiveSession | undefined, { stages, right, isFresh }: Needs, now: number) {
  if (!stages) return undefined
  if (!live || !stages.includes(live.session.stage)) return 'unauthorized'
  if (right && !rightsOf[live.account.role].includes(right)) return 'forbidden'
  return isFresh && live.session.freshUntil <= now ? 'password_needed' : undefined
}

/** Throws `unauthorized`, `forbidden`, `password_needed`. */
export function requireAllowed(live: LiveSession | undefined, needs: Needs, now: number): void {
  const refusal = refusalOf(live, needs, now)
  if (refusal) throw new AppError(refusal)
}
