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

  readLog: '/api/staff/log',
  readDesk: '/api/staff/desk',

  listPosts: '/api/staff/posts',
  publishPosts: '/api/staff/posts/published',
  unpublishPosts: '/api/staff/posts/unpublished',
  deletePosts: '/api/staff/posts/deleted',
  undoPosts: '/api/staff/posts/undone',

  readPost: '/api/staff/posts/one',
  savePost: '/api/staff/posts/one',
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
  readTransfer: '/api/staff/posts/transfer',
  runTransfer: '/api/staff/posts/transfer',
} as const

/** The log as a file, with the same query as `readLog`. */
export const staffLogFile = '/api/staff/log.csv'

/** All posts with their pictures, as a zip. */
export const staffPostExport = '/api/staff/posts/export.zip'

/** Takes such a zip for its dry run. */
export const staffPostUpload = '/api/staff/posts/transfer/uploads'

/** Takes one file of a page's script, or those of its form without scripts. */
export const staffPictureUpload = '/api/staff/pictures/uploads'
