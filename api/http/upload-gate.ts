import type { FastifyRequest } from 'fastify'
import { AppError } from '#api/errors.ts'
import { networkOf } from '#api/services/rate-limits.ts'

/** Seconds after which one of the uploads under way has ended, one way or the other. */
const WAIT = 180

/** Uploads may take minutes each, so only so many of one network are under way at a time. */
export function createUploadGate(perNetwork: number) {
  const underWay = new Map<FastifyRequest, string>()
  return {
    async pass<T>(request: FastifyRequest, receive: () => Promise<T>): Promise<T> {
      const network = networkOf(request.ip)
      const ofSame = [...underWay.values()].filter((other) => other === network)
      if (ofSame.length >= perNetwork) throw new AppError('too_many_requests', { retryAfter: WAIT })
      underWay.set(request, network)
      try {
        return await receive()
      } finally {
        underWay.delete(request)
      }
    },

    /** Ends what is still arriving. */
    endAll(): void {
      for (const { raw } of underWay.keys()) raw.destroy()
    },
  }
}
