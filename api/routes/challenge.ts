import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { challengeAnswer } from '#api/contract/challenge.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import type { ProofOfWork } from '#api/services/spam/proof-of-work.ts'

const schema = {
  tags: ['Contact'],
  summary: 'Ask for a proof of work',
  description: 'A sum for the browser, for one message and 20 minutes; solved as the package `altcha-lib` does.',
  response: { 200: challengeAnswer },
}

/** `GET /api/challenge`: a sum for the browser of who writes to us (D18). Each is for one message, so none is kept. */
export function challengeRoute(app: FastifyInstance, proofOfWork: ProofOfWork): void {
  app.withTypeProvider<ZodTypeProvider>().get(apiPaths.challenge, { schema }, async (_request, reply) => {
    const challenge = await proofOfWork.challenge()
    return reply.header('cache-control', 'no-store').send(challenge)
  })
}
