/** Serialises batches of visits of all servers, and whatever counts or deletes visits. */
export const visitsLock = 'visits'

/** Milliseconds. A day is counted so long after its end, when nothing of it is on its way: what is later makes it be counted anew. */
export const LATE = 3_600_000
