import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { challengeAnswer } from '#api/contract/challenge.ts'
import type { TestApp } from './test-app.ts'

/** A challenge of the server with its solution, as a browser finds it. */
export async function solvedChallenge({ app }: TestApp) {
  const response = await app.inject({ url: '/api/challenge' })
  const challenge = challengeAnswer.parse(response.json())
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The challenge was not solved.')
  return { challenge, solution }
}
