import type { FastifyInstance } from 'fastify'
import { AppError } from '#api/errors.ts'

/** `GET /healthz`: the process answers. `GET /readyz`: it can also serve, or 503. */
export function healthRoutes(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async () => {
    if (!(await isReady())) throw new AppError('unavailable', { retryAfter: 5 })
    return { status: 'ready' }
  })
}
