/** Whoever changes an issue, its desk or its sending, takes turns by this key of a transaction. */
export const issueLock = (id: string) => `issue-${id}`
