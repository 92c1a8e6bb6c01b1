import { createHmac } from 'node:crypto'
import { type ChallengeAnswer, challengeAnswer, solvedChallenge } from '#api/contract/challenge.ts'

/** How long a challenge counts, in milliseconds. */
const LIFETIME = 20 * 60_000
/** Rounds of one try: 0.3 ms on a desk computer. */
const COST = 1000
/** The answer lies between these two, so that a telephone needs 0.3 to 1 s, never much longer by bad luck. */
const FEWEST_TRIES = 250
const MOST_TRIES = 500

/** What a proof of work is worth. */
export type ProofState = 'none' | 'good' | 'altered' | 'expired' | 'replayed'

export type CheckedProof = { state: 'good'; id: string; expiresAt: number } | { state: 'none' | 'altered' | 'expired' }

interface ProofOfWorkDependencies {
  secret: string
  now: () => number
}

export type ProofOfWork = ReturnType<typeof createProofOfWork>

/** Small sums for visitors' browsers (D18): dear for who sends thousands of messages, unnoticed by who sends one. */
export function createProofOfWork({ secret, now }: ProofOfWorkDependencies) {
  const secrets = { hmacSignatureSecret: `${secret} challenge`, hmacKeySignatureSecret: `${secret} solution` }
  return {
    /** A new one. The answer is known here and signed, so checking it costs next to nothing. */
    async challenge(): Promise<ChallengeAnswer> {
      const { createChallenge, deriveKey, randomInt } = await loadAltcha()
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(MOST_TRIES, FEWEST_TRIES),
        deriveKey,
        // Not the library's own expiry, which is checked by a clock that tests cannot move.
        data: { until: now() + LIFETIME },
        ...secrets,
      })
      return challengeAnswer.parse(challenge)
    },

    /** What a proof that a form has sent is worth, as far as it can be known without asking whether it has counted before. */
    async check(proof: string | undefined): Promise<CheckedProof> {
      if (proof === undefined) return { state: 'none' }
      const read = solvedChallenge.safeParse(jsonIn(proof))
      if (!read.success) return { state: 'altered' }
      const { deriveKey, verifySolution } = await loadAltcha()
      const { verified } = await verifySolution({ ...read.data, deriveKey, ...secrets })
      if (!verified) return { state: 'altered' }
      const { parameters, signature } = read.data.challenge
      const { until } = parameters.data
      if (until <= now()) return { state: 'expired' }
      return { state: 'good', id: createHmac('sha256', secret).update(signature).digest('base64url'), expiresAt: until }
    },
  }
}

/** With the first challenge: no page needs it. */
async function loadAltcha() {
  const [altcha, { deriveKey }] = await Promise.all([import('altcha-lib'), import('altcha-lib/algorithms/pbkdf2')])
  return { ...altcha, deriveKey }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
