/**
 * Whether an answer that reads as if it were about us, or a hang-up, is about one recipient: a server that asks the recipient's
 * own at once hands on what that says, and takes all others.
 */
export function createLoneTrouble() {
  let hasTaken = false
  let lone: string | undefined // of whom the last answers were, since one was taken

  return {
    taken(): void {
      hasTaken = true
      lone = undefined
    },

    isOf(recipient: string): boolean {
      if (!hasTaken || (lone !== undefined && lone !== recipient)) return false
      lone = recipient
      return true
    },
  }
}
