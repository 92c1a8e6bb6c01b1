import type { FastifyInstance } from 'fastify'
import { apiPaths } from '#api/contract/values/paths.ts'
import type { ProofOfWork } from '#api/services/spam/proof-of-work.ts'

/** `GET /api/challenge`: a sum for the browser of who writes to us (D18). Each is for one message, so none is kept. */
export function challengeRoute(app: FastifyInstance, proofOfWork: ProofOfWork): void {
  app.get(apiPaths.challenge, async (_request, reply) => {
    const challenge = await proofOfWork.challenge()
    return reply.header('cache-control', 'no-store').send(challenge)
  })
}
