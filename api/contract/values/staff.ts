// Without schemas: staff's pages read these lists too.

/** An owner may do everything (D24). */
export const staffRoles = ['owner', 'moderator'] as const

export type StaffRole = (typeof staffRoles)[number]

export const staffRights = [
  'posts',
  'messages',
  'applications',
  'newsletterDrafts',
  'ownDeleted',
  'newsletterSend',
  'deleteForGood',
  'keepLonger',
  'analytics',
  'people',
  'persons',
  'log',
  'health',
  'exports',
  'gateOverride',
] as const

export type StaffRight = (typeof staffRights)[number]

/** The one table of rights (D24, D42). The services check it; pages only show what it allows. */
export const rightsOf: Record<StaffRole, readonly StaffRight[]> = {
  owner: staffRights,
  moderator: ['posts', 'messages', 'applications', 'newsletterDrafts', 'ownDeleted'],
}

/** How far a login has come: `code` still asks for the second factor, `enrol` for one to be set up. */
export const staffStages = ['code', 'enrol', 'full'] as const

export type StaffStage = (typeof staffStages)[number]

/** What a right password, code or passkey leads to. */
export const staffSteps = ['code', 'enrol', 'done'] as const

export type StaffStep = (typeof staffSteps)[number]

export const staffThemes = ['device', 'day', 'night'] as const

export type StaffTheme = (typeof staffThemes)[number]

export const staffLinkKinds = ['invitation', 'reset', 'address-old', 'address-new'] as const

export type StaffLinkKind = (typeof staffLinkKinds)[number]

export const passkeyUses = ['second', 'alone', 'register'] as const

export type PasskeyUse = (typeof passkeyUses)[number]

/** What `staff_log` says of. Append only: old lines keep their words. */
export const staffDeeds = [
  'signedIn',
  'signedOut',
  'signInBlocked',
  'securityWarning',
  'resetSent',
  'passwordReset',
  'passwordChanged',
  'addressChangeAsked',
  'addressConfirmed',
  'addressChanged',
  'accountSaved',
  'totpSet',
  'totpRemoved',
  'recoveryCodesMade',
  'recoveryCodeUsed',
  'passkeyAdded',
  'passkeyRemoved',
  'sessionEnded',
  'sessionsEnded',
  'invited',
  'invitationResent',
  'invitationWithdrawn',
  'invitationAccepted',
  'roleChanged',
  'deactivated',
  'activated',
  'handedOver',
  'secondFactorReset',
  'peopleSettingsSaved',
  'logExported',
  'postPublished',
  'postUnpublished',
  'postDeleted',
  'postDeedUndone',
  'openingMade',
  'openingSaved',
  'openingOpened',
  'openingClosed',
  'openingDeleted',
  'openingRestored',
  'pictureAdded',
  'pictureSaved',
  'pictureDeleted',
  'pictureRestored',
  'postsExported',
  'postImported',
  'postBegun',
  'postOpened',
  'postScheduled',
  'previewMade',
  'previewRevoked',
  'messageReleased',
  'messageAnswered',
  'messageAnswerWithdrawn',
  'messageMailRetried',
  'messageArchived',
  'messageReopened',
  'messageSpam',
  'messageDeleted',
  'messageRestored',
  'messageAssigned',
  'messageNoted',
  'applicantShown',
  'applicationMoved',
  'applicationMovedBack',
  'applicationDecided',
  'applicationNoted',
  'applicationNoteRemoved',
  'applicationKept',
  'applicationKeptNoLonger',
  'applicationDeleted',
  'applicationRestored',
  'applicationsExported',
  'resumeSaved',
  'restored',
  'erased',
  'personRequestOpened',
  'personRequestClosed',
  'personPackageTaken',
  'personErased',
  'mailRetried',
  'mailDropped',
  'subscriberUnsubscribed',
  'subscriberResubscribed',
  'subscriberDeleted',
  'subscriberRestored',
  'subscribersExported',
  'subscribersImportBegun',
  'subscribersImported',
  'issuePaused',
  'issueResumed',
  'issueCancelled',
  'issueShuttersOpened',
  'issueUnknownSent',
  'issueBegun',
  'issueSaved',
  'issueDeleted',
  'issueRestored',
  'issueTested',
  'issueApproved',
  'issueScheduled',
  'issueUnscheduled',
  'issueSettingsSaved',
  'dayNoteWritten',
  'dayNoteChanged',
  'dayNoteDeleted',
  'segmentSaved',
  'segmentRenamed',
  'segmentDeleted',
  'shareMade',
  'shareRevoked',
] as const

export type StaffDeed = (typeof staffDeeds)[number]

export const staffThings = [
  'account',
  'address',
  'invitation',
  'session',
  'passkey',
  'settings',
  'page',
  'log',
  'post',
  'opening',
  'picture',
  'message',
  'application',
  'subscriber',
  'issue',
  'import',
  'personRequest',
  'mail',
  'dayNote',
  'segment',
  'share',
] as const

export type StaffThing = (typeof staffThings)[number]

/** In characters, but for the password's in code points. */
export const staffLimits = {
  email: 254,
  name: 100,
  leastPassword: 12,
  password: 200,
  code: 40,
  token: 100,
  passkeyName: 60,
} as const
