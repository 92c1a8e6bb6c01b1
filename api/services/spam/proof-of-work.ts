import { createHmac } from 'node:crypto'
import { type ChallengeAnswer, challengeAnswer, solvedChallenge } from '#api/contract/challenge.ts'

const LIFETIME = 20 * 60_000 // milliseconds
const COST = 1000 // hash rounds per try: 0.3 ms on a desktop
const FEWEST_TRIES = 250 // the range of tries bounds a phone's time to 0.3–1 s
const MOST_TRIES = 500

export type ProofState = 'none' | 'good' | 'altered' | 'expired' | 'replayed'

export type CheckedProof = { state: 'good'; id: string; expiresAt: number } | { state: 'none' | 'altered' | 'expired' }

export type ProofOfWork = ReturnType<typeof createProofOfWork>

/** Proof of work (D18): expensive for thousands of messages, unnoticed for one. */
export function createProofOfWork({ secret, now }: { secret: string; now: () => number }) {
  const secrets = { hmacSignatureSecret: `${secret} challenge`, hmacKeySignatureSecret: `${secret} solution` }
  return {
    /** The answer is known and signed, so checking is cheap. */
    async challenge(): Promise<ChallengeAnswer> {
      const { createChallenge, deriveKey, randomInt } = await loadAltcha()
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(MOST_TRIES, FEWEST_TRIES),
        deriveKey,
        // Instead of the library's expiry, whose clock tests cannot move.
        data: { until: now() + LIFETIME },
        ...secrets,
      })
      return challengeAnswer.parse(challenge)
    },

    /** Everything but whether the proof was spent before. */
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

/** Lazy: no page needs it. */
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
