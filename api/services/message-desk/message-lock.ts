/** Of two who act on one message at once, one waits for the other. */
export const messageLock = (id: string) => `message-${id}`
