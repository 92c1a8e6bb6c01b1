import type { FastifyInstance } from 'fastify'

/** `GET /healthz`: the process answers. `GET /readyz`: it can also serve and store, or 503; `expectReady` throws why not. */
export function healthRoutes(app: FastifyInstance, expectReady: () => Promise<void>): void {
  // Who restarts what is not alive must not do so to a server that is only busy: `under-pressure` lets this one through.
  app.get('/healthz', { config: { pressureHandler: () => {} } }, async () => ({ status: 'alive' }))
  app.get('/readyz', async () => {
    await expectReady()
    return { status: 'ready' }
  })
}
