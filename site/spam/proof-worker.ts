import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** A worker, so that typing stays responsive. Answers nothing when it fails. */
self.onmessage = async ({ data: challenge }: MessageEvent) => {
  try {
    self.postMessage(await solveChallenge({ challenge, deriveKey }))
  } catch {
    self.postMessage(null)
  }
}
