import type { StaffCallName } from '#api/contract/staff/calls.ts'

interface RouteTexts {
  summary: string
  description?: string
  example?: unknown
}

const email = 'owner@example.org'
const password = 'seven windows and a cat'
const token = 'the token of a link in a mail'
const byId = { example: { id: 'an id from a list' } }

/** What `/api/docs` says of each call of the staff. */
export const staffRouteTexts: Record<StaffCallName, RouteTexts> = {
  session: { summary: 'Who is signed in', description: 'The same for whoever is not: then everything is empty.' },
  signIn: {
    summary: 'Sign in with address and password',
    description:
      'Sets a session’s cookie. `next` says what is missing: `code` a second factor, `enrol` that one is set up. A refusal is the same for known and unknown addresses and says how many tries are left.',
    example: { email, password },
  },
  signInWithCode: {
    summary: 'Give the second factor',
    description: 'Six digits of an authenticator, or a recovery code. Each counts once.',
    example: { code: '123456' },
  },
  passkeyOptions: {
    summary: 'Ask for a challenge for a passkey',
    description: '`second` instead of a code, `alone` instead of password and code, `register` for a new one.',
    example: { as: 'alone' },
  },
  signInWithPasskey: { summary: 'Sign in with a passkey, or give it as the second factor' },
  confirmPassword: { summary: 'Give the password once more', example: { password } },
  signOut: { summary: 'End this session', example: {} },
  requestReset: {
    summary: 'Ask for a link to a new password',
    description: 'The answer is the same whether there is an account or not.',
    example: { email },
  },
  readLink: { summary: 'See what a link in a mail is for', description: 'Changes nothing.', example: { token } },
  acceptInvitation: {
    summary: 'Take an invitation',
    description: 'Makes the account and signs in.',
    example: { token, name: 'Jonida Sample', password },
  },
  finishReset: {
    summary: 'Set a new password with a link',
    description: 'Ends all sessions of the account. With a second factor, its code is asked for too.',
    example: { token, password },
  },
  confirmAddress: {
    summary: 'Confirm a change of address at one end',
    description: 'It counts once both ends have confirmed it.',
    example: { token },
  },
  readAccount: { summary: 'Read one’s own account' },
  saveAccount: { summary: 'Change one’s own account', example: { theme: 'night' } },
  changePassword: {
    summary: 'Change one’s own password',
    description: 'Ends all other sessions.',
    example: { current: password, next: 'a mill with nine windows' },
  },
  changeAddress: {
    summary: 'Ask for another address',
    description: 'Both addresses get a link to confirm it.',
    example: { email },
  },
  beginTotp: { summary: 'Begin to set up an authenticator', example: {} },
  confirmTotp: {
    summary: 'Set up the authenticator that was begun',
    description: 'Answers with ten recovery codes, which are shown once.',
    example: { code: '123456' },
  },
  removeTotp: { summary: 'Remove the authenticator', example: {} },
  newRecoveryCodes: { summary: 'Replace the recovery codes', example: {} },
  addPasskey: { summary: 'Add a passkey' },
  removePasskey: { summary: 'Remove a passkey', ...byId },
  listSessions: { summary: 'List one’s own sessions' },
  endSession: { summary: 'End one of them', ...byId },
  endOtherSessions: { summary: 'End all but this one', example: {} },
  listPeople: { summary: 'List people and invitations' },
  invite: { summary: 'Invite somebody', example: { email, role: 'moderator', language: 'en' } },
  withdrawInvitation: { summary: 'Withdraw an invitation', ...byId },
  resendInvitation: { summary: 'Send an invitation again', ...byId },
  changeRole: { summary: 'Change somebody’s role', example: { ...byId.example, role: 'owner' } },
  deactivate: { summary: 'Deactivate an account', description: 'Ends all its sessions.', ...byId },
  activate: { summary: 'Activate an account again', ...byId },
  handOver: { summary: 'Hand over to another owner', ...byId },
  endSessionsOf: { summary: 'End somebody’s sessions', ...byId },
  savePeopleSettings: {
    summary: 'Say whether moderators need a second factor',
    example: { moderatorsNeedSecondFactor: true },
  },
  readLog: { summary: 'Read who did what' },
  readDesk: { summary: 'See what waits' },
}
