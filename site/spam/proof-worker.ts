import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

self.onmessage = async ({ data: challenge }: MessageEvent) => {
  try {
    self.postMessage(await solveChallenge({ challenge, deriveKey }))
  } catch {
    self.postMessage(null)
  }
}
