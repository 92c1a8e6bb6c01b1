/** Apart from `apiPaths`, which every visitor's browser has. */
export const staffPaths = {
  session: '/api/staff/session',
  signIn: '/api/staff/sign-in',
  signInWithCode: '/api/staff/sign-in/code',
  passkeyOptions: '/api/staff/sign-in/passkey-options',
  signInWithPasskey: '/api/staff/sign-in/passkey',
  confirmPassword: '/api/staff/sign-in/password',
  signOut: '/api/staff/sign-out',

  requestReset: '/api/staff/links/reset',
  readLink: '/api/staff/links/read',
  acceptInvitation: '/api/staff/links/invitation',
  finishReset: '/api/staff/links/new-password',
  confirmAddress: '/api/staff/links/address',

  readAccount: '/api/staff/account',
  saveAccount: '/api/staff/account',
  changePassword: '/api/staff/account/password',
  changeAddress: '/api/staff/account/address',
  beginTotp: '/api/staff/account/totp',
  confirmTotp: '/api/staff/account/totp/confirmed',
  removeTotp: '/api/staff/account/totp/removed',
  newRecoveryCodes: '/api/staff/account/recovery-codes',
  addPasskey: '/api/staff/account/passkeys',
  removePasskey: '/api/staff/account/passkeys/removed',
  listSessions: '/api/staff/account/sessions',
  endSession: '/api/staff/account/sessions/ended',
  endOtherSessions: '/api/staff/account/sessions/others-ended',

  listPeople: '/api/staff/people',
  invite: '/api/staff/people/invitations',
  withdrawInvitation: '/api/staff/people/invitations/withdrawn',
  resendInvitation: '/api/staff/people/invitations/resent',
  changeRole: '/api/staff/people/role',
  deactivate: '/api/staff/people/deactivated',
  activate: '/api/staff/people/activated',
  handOver: '/api/staff/people/handed-over',
  endSessionsOf: '/api/staff/people/sessions-ended',
  savePeopleSettings: '/api/staff/people/settings',

  listOpenings: '/api/staff/openings',
  readOpening: '/api/staff/openings/one',
  saveOpening: '/api/staff/openings',
  deleteOpening: '/api/staff/openings/deleted',
  restoreOpening: '/api/staff/openings/restored',

  listMessages: '/api/staff/messages',
  readMessage: '/api/staff/messages/one',
  releaseMessage: '/api/staff/messages/released',
  archiveMessage: '/api/staff/messages/archived',
  reopenMessage: '/api/staff/messages/reopened',
  markSpam: '/api/staff/messages/spam',
  deleteMessage: '/api/staff/messages/deleted',
  restoreMessage: '/api/staff/messages/restored',
  assignMessage: '/api/staff/messages/assigned',
  noteMessage: '/api/staff/messages/notes',
  answerMessage: '/api/staff/messages/answers',
  withdrawAnswer: '/api/staff/messages/answers/withdrawn',
  retryMail: '/api/staff/messages/mails/retried',
  signWriting: '/api/staff/messages/writers',
  listApplications: '/api/staff/applications',
  readApplication: '/api/staff/applications/one',
  showApplicant: '/api/staff/applications/shown',
  moveApplication: '/api/staff/applications/moved',
  moveApplicationBack: '/api/staff/applications/moved-back',
  deleteApplication: '/api/staff/applications/deleted',
  restoreApplication: '/api/staff/applications/restored',
  noteApplication: '/api/staff/applications/notes',
  removeApplicationNote: '/api/staff/applications/notes/removed',
  keepApplication: '/api/staff/applications/kept',
  unkeepApplication: '/api/staff/applications/kept/undone',
  linkResume: '/api/staff/applications/resume-link',

  readLog: '/api/staff/log',
  readDesk: '/api/staff/desk',

  listDeleted: '/api/staff/deleted',
  restoreDeleted: '/api/staff/deleted/restored',
  eraseDeleted: '/api/staff/deleted/erased',

  listPersonRequests: '/api/staff/persons',
  openPersonRequest: '/api/staff/persons',
  readPersonRequest: '/api/staff/persons/one',
  closePersonRequest: '/api/staff/persons/closed',
  erasePerson: '/api/staff/persons/erased',
  readHealth: '/api/staff/health',
  retryMails: '/api/staff/health/mails/retried',
  dropMail: '/api/staff/health/mails/dropped',

  listPosts: '/api/staff/posts',
  publishPosts: '/api/staff/posts/published',
  schedulePosts: '/api/staff/posts/scheduled',
  unpublishPosts: '/api/staff/posts/unpublished',
  deletePosts: '/api/staff/posts/deleted',
  undoPosts: '/api/staff/posts/undone',

  readPost: '/api/staff/posts/one',
  savePost: '/api/staff/posts/one',
  agreePost: '/api/staff/posts/agreed',
  openPost: '/api/staff/posts/opened',
  findPosts: '/api/staff/posts/found',
  listRevisions: '/api/staff/posts/revisions',
  readRevision: '/api/staff/posts/revisions/one',
  listPreviews: '/api/staff/posts/previews',
  makePreview: '/api/staff/posts/previews',
  revokePreview: '/api/staff/posts/previews/revoked',

  checkPost: '/api/staff/posts/checks',
  listPictures: '/api/staff/pictures',
  readPicture: '/api/staff/pictures/one',
  savePicture: '/api/staff/pictures/saved',
  deletePicture: '/api/staff/pictures/deleted',
  restorePicture: '/api/staff/pictures/restored',
  listSubscribers: '/api/staff/newsletter/subscribers',
  readGrowth: '/api/staff/newsletter/growth',
  readSubscriber: '/api/staff/newsletter/subscribers/one',
  unsubscribe: '/api/staff/newsletter/subscribers/unsubscribed',
  resubscribe: '/api/staff/newsletter/subscribers/resubscribed',
  deleteSubscriber: '/api/staff/newsletter/subscribers/deleted',
  restoreSubscriber: '/api/staff/newsletter/subscribers/restored',
  readImport: '/api/staff/newsletter/import',
  runImport: '/api/staff/newsletter/import',
  dropImport: '/api/staff/newsletter/import/dropped',
  listIssues: '/api/staff/newsletter/issues',
  beginIssue: '/api/staff/newsletter/issues',
  readIssue: '/api/staff/newsletter/issues/one',
  saveIssue: '/api/staff/newsletter/issues/one',
  deleteIssue: '/api/staff/newsletter/issues/deleted',
  restoreIssue: '/api/staff/newsletter/issues/restored',
  previewIssue: '/api/staff/newsletter/issues/preview',
  checkIssue: '/api/staff/newsletter/issues/checks',
  countIssue: '/api/staff/newsletter/issues/count',
  testIssue: '/api/staff/newsletter/issues/test',
  approveIssue: '/api/staff/newsletter/issues/approved',
  scheduleIssue: '/api/staff/newsletter/issues/scheduled',
  unscheduleIssue: '/api/staff/newsletter/issues/unscheduled',
  readSending: '/api/staff/newsletter/issues/sending',
  pauseIssue: '/api/staff/newsletter/issues/paused',
  resumeIssue: '/api/staff/newsletter/issues/resumed',
  cancelIssue: '/api/staff/newsletter/issues/cancelled',
  openShutters: '/api/staff/newsletter/issues/opened',
  sendUnknown: '/api/staff/newsletter/issues/unknown',
  saveIssueSettings: '/api/staff/newsletter/settings',
  readAnalytics: '/api/staff/analytics',
  readAnalyticsPanel: '/api/staff/analytics/panel',
  readNow: '/api/staff/analytics/now',
  readVisitExample: '/api/staff/analytics/example',
  listDayNotes: '/api/staff/analytics/notes',
  saveDayNote: '/api/staff/analytics/notes',
  deleteDayNote: '/api/staff/analytics/notes/deleted',
  listSegments: '/api/staff/analytics/segments',
  saveSegment: '/api/staff/analytics/segments',
  deleteSegment: '/api/staff/analytics/segments/deleted',
  readLetters: '/api/staff/analytics/letters',
  saveLetters: '/api/staff/analytics/letters',
  listShares: '/api/staff/analytics/shares',
  makeShare: '/api/staff/analytics/shares',
  revokeShare: '/api/staff/analytics/shares/revoked',
  readShared: '/api/staff/analytics/shared',
  readTransfer: '/api/staff/posts/transfer',
  runTransfer: '/api/staff/posts/transfer',
} as const

/** The log as a file, with the same query as `readLog`. */
export const staffLogFile = '/api/staff/log.csv'

/** What is kept about a person, as a zip, by the id of their request. */
export const staffPersonPackage = '/api/staff/persons/package.zip'

/** All posts with their pictures, as a zip. */
export const staffPostExport = '/api/staff/posts/export.zip'
export const staffShareCard = '/api/staff/posts/card.jpg'

/** Takes such a zip for its dry run. */
export const staffPostUpload = '/api/staff/posts/transfer/uploads'

/** Takes one file of a page's script, or those of its form without scripts. */
export const staffPictureUpload = '/api/staff/pictures/uploads'

/** All applications as a file. */
export const staffApplicationsFile = '/api/staff/applications.csv'

/** A résumé, to be saved, with the query of a link that lives for a minute. */
export const staffResumeFile = '/api/staff/applications/resume'

/** The subscribers of a list as a file, with the query of `listSubscribers` but for the page. */
export const staffSubscribersFile = '/api/staff/newsletter/subscribers.csv'

/** Takes a CSV file, or a text pasted into a form, for the dry run of an import. */
export const staffSubscriberUpload = '/api/staff/newsletter/import/uploads'

/** A panel of the dashboard as a file, with the query of `readAnalytics` and the panel's name in `file`. */
export const staffAnalyticsFile = '/api/staff/analytics.csv'

/** The answers of `readNow` as server-sent events, each named `now`. */
export const staffNowEvents = '/api/staff/analytics/now/events'

/** Shows a segment of the dashboard to who has its token, in `token`: addresses are logged without their query. */
export const sharedDashboardPath = '/analytics/shared'
