// Without schemas, and without imports: services that must not know one another read it.
const DAY = 24 * 3_600_000

/** Milliseconds. */
export const postTimes = {
  deletedKept: 30 * DAY, // D26
  undo: 15_000, // a notice to subscribers waits so long, because nobody can take it back
  undoKept: 3_600_000,
} as const
