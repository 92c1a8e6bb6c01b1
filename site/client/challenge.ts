import { type ChallengeAnswer, challengeAnswer } from '#api/contract/challenge.ts'
import { apiPaths } from '#api/contract/values/paths.ts'

const TIMEOUT = 10_000 // milliseconds

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
