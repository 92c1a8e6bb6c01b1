export type LoneTrouble = ReturnType<typeof createLoneTrouble>

/**
 * Whether an answer that reads as if it were about us, or a hang-up, is about one recipient: a server that asks the recipient's
 * own at once hands on what that says, and takes all others.
 */
export function createLoneTrouble() {
  let hasTaken = false
  let lone: string | undefined // of whom the last answers were, since a mail was taken
  const doubtful = new Set<string>() // the server's or theirs
  const own = new Set<string>() // theirs: the server has answered since

  /** The server has taken a mail, or answers when it is asked how it is. */
  function answered(): void {
    for (const recipient of doubtful) own.add(recipient)
    doubtful.clear()
    lone = undefined
  }

  return {
    answered,

    taken(recipient: string): void {
      hasTaken = true
      answered()
      own.delete(recipient)
    },

    isOf(recipient: string): boolean {
      if (own.has(recipient)) return true
      if (!hasTaken || (lone !== undefined && lone !== recipient)) {
        doubtful.add(recipient)
        return false
      }
      lone = recipient
      return true
    },
  }
}
