import * as z from 'zod/mini'

const hex = (longest: number) => z.string().check(z.maxLength(longest), z.regex(/^[0-9a-f]+$/))

/** 200 of `GET /api/challenge`: a sum for the visitor's browser (D18), signed, so that it comes back as it was given. */
export const challengeAnswer = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: hex(64),
    salt: hex(64),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: hex(64),
    keySignature: hex(128),
    data: z.object({ until: z.number() }), // until when it counts, in milliseconds since 1970
  }),
  signature: hex(128),
})

export type ChallengeAnswer = z.output<typeof challengeAnswer>

export const solvedChallenge = z.object({
  challenge: challengeAnswer,
  solution: z.object({ counter: z.number(), derivedKey: hex(128) }),
})
