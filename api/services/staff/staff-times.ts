const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Milliseconds. */
export const staffTimes = {
  code: 10 * MINUTE, // to give the second factor after the password
  idle: 12 * HOUR, // a session that nobody uses
  session: 14 * DAY, // any session
  fresh: 15 * MINUTE, // since the password or a passkey was given
  ahead: 5 * MINUTE, // what clocks may differ by; beyond it, what is said to have been later than now is not believed
  touch: MINUTE, // between two notes that a session was used
  former: 30 * SECOND, // a token after its rotation, for requests that were on their way
  knownDevice: 90 * DAY, // a device that an account has used is not new for so long
  challenge: 5 * MINUTE,
  invitation: DAY,
  reset: 30 * MINUTE,
  letIn: 15 * MINUTE, // after a new password by mail, whatever others try meanwhile
  address: DAY,
  secondFactor: 14 * DAY, // moderators may put it off for so long
} as const
