import { type ChallengeAnswer, challengeAnswer } from '#api/contract/challenge.ts'
import { apiPaths } from '#api/contract/values/paths.ts'

/** Longest wait, in milliseconds. */
const TIMEOUT = 10_000

/** `GET /api/challenge`: a sum to do; nothing when there is none to be had. */
export async function fetchChallenge(): Promise<ChallengeAnswer | undefined> {
  try {
    const response = await fetch(apiPaths.challenge, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT),
    })
    return response.ok ? challengeAnswer.parse(await response.json()) : undefined
  } catch {
    return undefined
  }
}
