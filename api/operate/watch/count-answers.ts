import type { FastifyInstance } from 'fastify'

const probes = new Set(['/healthz', '/readyz', '/metrics'])

/** Every answer but those to machines that ask whether we are there. Before all routes: hooks are of those that come after. */
export function countAnswers(
  app: FastifyInstance,
  { answered }: { answered: (status: number, milliseconds: number) => void },
): void {
  app.addHook('onResponse', async (request, reply) => {
    if (!probes.has(request.routeOptions.url ?? '')) answered(reply.statusCode, reply.elapsedTime)
  })
}
