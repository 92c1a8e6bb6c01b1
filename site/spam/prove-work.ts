import * as z from 'zod/mini'
import { type ChallengeAnswer, solvedChallenge } from '#api/contract/challenge.ts'
import { fetchChallenge } from '#site/client/challenge.ts'

const LONGEST_WORK = 30_000 // milliseconds; a slow phone needs two thousand

const workerAnswer = z.catch(z.optional(solvedChallenge.shape.solution), undefined)

type Solution = z.output<typeof workerAnswer>

/** Undefined where it fails: browsers hash on HTTPS and localhost only, and a message counts without it (D18). */
export async function proveWork(): Promise<string | undefined> {
  if (!window.isSecureContext) return undefined
  const challenge = await fetchChallenge()
  const solution = challenge && (await solve(challenge).catch(() => undefined))
  return solution && JSON.stringify({ challenge, solution })
}

function solve(challenge: ChallengeAnswer): Promise<Solution> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' })
    const end = (solution: Solution) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(solution)
    }
    const timer = setTimeout(() => end(undefined), LONGEST_WORK)
    worker.onmessage = ({ data }) => end(workerAnswer.parse(data))
    worker.onerror = () => end(undefined)
    worker.postMessage(challenge)
  })
}
