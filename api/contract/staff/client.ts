import type { AnsweredCall } from '#api/contract/client.ts'
import type { StaffAnswer, StaffCallName, StaffDraft } from '#api/contract/staff/calls.ts'

/** Calls without anything to say are made without it. */
type Asked<Name extends StaffCallName> =
  Record<string, never> extends StaffDraft<Name> ? [input?: StaffDraft<Name>] : [input: StaffDraft<Name>]

/** Every call that the staff's pages make: over HTTP in the browser, straight to the services while the server renders. */
export type StaffClient = {
  [Name in StaffCallName]: (...input: Asked<Name>) => Promise<AnsweredCall<StaffAnswer<Name>>>
}

/** Makes a call; both clients are made of one. */
export type RunStaffCall = <Name extends StaffCallName>(
  name: Name,
  input: unknown,
) => Promise<AnsweredCall<StaffAnswer<Name>>>

export function createStaffClient(run: RunStaffCall): StaffClient {
  return {
    session: (input) => run('session', input),
    signIn: (input) => run('signIn', input),
    signInWithCode: (input) => run('signInWithCode', input),
    passkeyOptions: (input) => run('passkeyOptions', input),
    signInWithPasskey: (input) => run('signInWithPasskey', input),
    confirmPassword: (input) => run('confirmPassword', input),
    signOut: (input) => run('signOut', input),
    requestReset: (input) => run('requestReset', input),
    readLink: (input) => run('readLink', input),
    acceptInvitation: (input) => run('acceptInvitation', input),
    finishReset: (input) => run('finishReset', input),
    confirmAddress: (input) => run('confirmAddress', input),
    readAccount: (input) => run('readAccount', input),
    saveAccount: (input) => run('saveAccount', input),
    changePassword: (input) => run('changePassword', input),
    changeAddress: (input) => run('changeAddress', input),
    beginTotp: (input) => run('beginTotp', input),
    confirmTotp: (input) => run('confirmTotp', input),
    removeTotp: (input) => run('removeTotp', input),
    newRecoveryCodes: (input) => run('newRecoveryCodes', input),
    addPasskey: (input) => run('addPasskey', input),
    removePasskey: (input) => run('removePasskey', input),
    listSessions: (input) => run('listSessions', input),
    endSession: (input) => run('endSession', input),
    endOtherSessions: (input) => run('endOtherSessions', input),
    listPeople: (input) => run('listPeople', input),
    invite: (input) => run('invite', input),
    withdrawInvitation: (input) => run('withdrawInvitation', input),
    resendInvitation: (input) => run('resendInvitation', input),
    changeRole: (input) => run('changeRole', input),
    deactivate: (input) => run('deactivate', input),
    activate: (input) => run('activate', input),
    handOver: (input) => run('handOver', input),
    endSessionsOf: (input) => run('endSessionsOf', input),
    savePeopleSettings: (input) => run('savePeopleSettings', input),
    listOpenings: (input) => run('listOpenings', input),
    readOpening: (input) => run('readOpening', input),
    saveOpening: (input) => run('saveOpening', input),
    deleteOpening: (input) => run('deleteOpening', input),
    restoreOpening: (input) => run('restoreOpening', input),
    readLog: (input) => run('readLog', input),
    readDesk: (input) => run('readDesk', input),
    listPosts: (input) => run('listPosts', input),
    publishPosts: (input) => run('publishPosts', input),
    unpublishPosts: (input) => run('unpublishPosts', input),
    deletePosts: (input) => run('deletePosts', input),
    undoPosts: (input) => run('undoPosts', input),
    readPost: (input) => run('readPost', input),
    savePost: (input) => run('savePost', input),
    openPost: (input) => run('openPost', input),
    findPosts: (input) => run('findPosts', input),
    listRevisions: (input) => run('listRevisions', input),
    readRevision: (input) => run('readRevision', input),
    listPreviews: (input) => run('listPreviews', input),
    makePreview: (input) => run('makePreview', input),
    revokePreview: (input) => run('revokePreview', input),
    checkPost: (input) => run('checkPost', input),
    listPictures: (input) => run('listPictures', input),
    readPicture: (input) => run('readPicture', input),
    savePicture: (input) => run('savePicture', input),
    deletePicture: (input) => run('deletePicture', input),
    restorePicture: (input) => run('restorePicture', input),
    readTransfer: (input) => run('readTransfer', input),
    runTransfer: (input) => run('runTransfer', input),
  }
}
