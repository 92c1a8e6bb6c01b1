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

  readLog: '/api/staff/log',
  readDesk: '/api/staff/desk',
} as const

/** The log as a file, with the same query as `readLog`. */
export const staffLogFile = '/api/staff/log.csv'
