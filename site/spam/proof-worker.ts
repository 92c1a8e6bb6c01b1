import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Does a challenge's sum beside the page, so that nobody's typing waits for it. Says nothing when it cannot be done. */
self.onmessage = async ({ data: challenge }: MessageEvent) => {
  try {
    self.postMessage(await solveChallenge({ challenge, deriveKey }))
  } catch {
    self.postMessage(null)
  }
}
