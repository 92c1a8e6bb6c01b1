import type { StaffCallName } from '#api/contract/staff/calls.ts'
import { analyticsRouteTexts } from '#api/routes/staff/analytics-route-texts.ts'
import { inboxRouteTexts, type RouteTexts } from '#api/routes/staff/inbox-route-texts.ts'
import { issueRouteTexts } from '#api/routes/staff/issue-route-texts.ts'

const email = 'owner@example.org'
const password = 'seven windows and a cat'
const token = 'the token of a link in a mail'
const posts = { posts: [{ id: 'an id from the list', seen: 'en1.de3' }] }
const picture = { example: { id: '0123456789abcdef0123456789abcdef' } }
const inGerman = { id: '0199e5a0-7d3c-7c1e-9b5e-2f4a6c8e0b1d', in: 'de' }
const byId = { example: { id: 'an id from a list' } }

/** What `/api/docs` says of each call of the staff. */
export const staffRouteTexts: Record<StaffCallName, RouteTexts> = {
  ...inboxRouteTexts,
  ...issueRouteTexts,
  ...analyticsRouteTexts,
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
  listOpenings: { summary: 'List the openings', description: 'Open, closed, and those whose last day is over.' },
  readOpening: { summary: 'Read an opening', description: 'In every language that it is written in.' },
  saveOpening: {
    summary: 'Write an opening',
    description:
      'Without an id a new one. `version` is the one that was read: 409 when somebody has changed the opening since, 404 when it was deleted.',
    example: {
      version: 0,
      kind: 'fulltime',
      isOpen: true,
      closesOn: '2030-01-31',
      texts: { en: { title: 'Frontend developer', text: 'What you will do, and with whom.' } },
    },
  },
  deleteOpening: { summary: 'Delete an opening', description: 'It can be restored for 30 days.', ...byId },
  restoreOpening: { summary: 'Restore a deleted opening', ...byId },
  readLog: { summary: 'Read who did what' },
  readDesk: { summary: 'See what waits' },
  listPosts: {
    summary: 'List posts with how each language stands',
    description: 'Filtered by words, type, author, and by `state`, of the language `in` or of any.',
  },
  publishPosts: {
    summary: 'Publish posts',
    description:
      'What was taken down comes back with its date, what is scheduled keeps its time. What has changed since it was seen is left alone and named in `refused`.',
    example: posts,
  },
  schedulePosts: {
    summary: 'Set a time at which posts open',
    description:
      'In all languages that are drafts or were taken down, or in `in` alone. What the gate stops is named in `refused`.',
    example: { ...posts, from: 1_798_794_000_000 },
  },
  unpublishPosts: { summary: 'Take posts down', example: posts },
  deletePosts: { summary: 'Delete posts', description: 'They are kept for 30 days.', example: posts },
  undoPosts: { summary: 'Undo one of these deeds', description: 'Once, and within an hour.', ...byId },
  readPost: {
    summary: 'Read a post in one language as it is written',
    description: 'What visitors see may be older. Nobody has written version 0 yet.',
  },
  agreePost: {
    summary: 'Say that a translation still says what its source says',
    description: 'As it was seen on the board: 409 when either has changed since.',
    example: { ...inGerman, seen: 'de2.en3', behind: 1 },
  },
  savePost: {
    summary: 'Keep what is written',
    description:
      'Visitors see it once it is opened. `version` is the one that was read: 409 when somebody has saved another text since, 404 when the post was deleted. An unknown UUID begins a post.',
    example: {
      ...inGerman,
      version: 0,
      text: {
        title: 'Ein Fenster',
        slug: '',
        excerpt: 'Wofür ein Fenster gut ist.',
        body: '## Licht\n\nEin Fenster lässt Licht herein.',
        tags: ['Licht'],
        seoTitle: '',
        seoDescription: '',
        pictureAlt: 'Ein helles Fenster in einer dunklen Straße.',
        picture: '0123456789abcdef0123456789abcdef',
        type: 'insights',
        author: 'Dritare Lab',
        isFeatured: false,
      },
    },
  },
  openPost: {
    summary: 'Open what is written to visitors, now or at a time',
    description:
      'In the languages of `versions`: 409 names those whose text or times somebody has changed since, 422 says what is missing.',
    example: { id: inGerman.id, versions: { de: 3 }, from: null, until: null },
  },
  findPosts: { summary: 'Find posts to link to, by title' },
  listRevisions: { summary: 'List what one language of a post was', description: 'The newest first.' },
  readRevision: { summary: 'Read what one language of a post was' },
  listPreviews: { summary: 'List the preview links that still work' },
  makePreview: {
    summary: 'Make a preview link',
    description: 'It shows what is written to whoever has it. Its address is told once.',
    example: { ...inGerman, days: 7 },
  },
  revokePreview: {
    summary: 'Revoke a preview link',
    example: { ...inGerman, preview: byId.example.id },
  },
  checkPost: {
    summary: 'Check a post before it opens',
    description: 'All languages that are written. Links to other sites are asked for. `stop` findings hold it back.',
    ...byId,
  },
  listPictures: {
    summary: 'List uploaded pictures',
    description: 'The newest first. `shelf` is `all`, `asking` for those without words in some language, or `deleted`.',
  },
  readPicture: { summary: 'Read a picture and where it is used', ...picture },
  savePicture: {
    summary: 'Change name, words and focal point of a picture',
    description: 'Refused as a conflict when somebody has saved it since `version`.',
    example: {
      ...picture.example,
      version: 1,
      name: 'A lit window',
      alt: { en: 'A lit window in a dark street.' },
      isDecorative: false,
      focus: { x: 0.5, y: 0.25 },
    },
  },
  deletePicture: {
    summary: 'Delete a picture that no post, issue or opening shows',
    description: 'It can be brought back for 30 days.',
    ...picture,
  },
  restorePicture: { summary: 'Bring a deleted picture back', ...picture },
  readTransfer: {
    summary: 'See what an import would change',
    description:
      'What an export would hold; with `file`, the id of an uploaded zip, also its dry run. `plan` is null for one that is no longer kept.',
  },
  runTransfer: {
    summary: 'Bring posts in',
    description:
      'With `seen` of the dry run: 409 when any of the posts has changed since. Called again as long as `isDone` is false, because pictures take their time; posts change all at once, at the end.',
    example: { file: '00000000-0000-4000-8000-000000000000', seen: 'seen' },
  },
}
