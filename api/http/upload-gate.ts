import type { FastifyRequest } from 'fastify'
import { AppError } from '#api/errors.ts'
import { networkOf } from '#api/services/rate-limits.ts'

/** Seconds after which one of the uploads under way has ended, one way or the other. */
const WAIT = 180

interface Upload {
  network: string
  ended: Promise<unknown>
}

/** Uploads may take minutes each, so only so many of one network are under way at a time. */
export function createUploadGate(perNetwork: number) {
  const underWay = new Map<FastifyRequest, Upload>()
  return {
    async pass<T>(request: FastifyRequest, take: () => Promise<T>): Promise<T> {
      const network = networkOf(request.ip)
      const ofSame = [...underWay.values()].filter((other) => other.network === network)
      if (ofSame.length >= perNetwork) throw new AppError('too_many_requests', { retryAfter: WAIT })
      const taken = take()
      underWay.set(request, { network, ended: taken })
      try {
        return await taken
      } finally {
        underWay.delete(request)
      }
    },

    /** Ends what is still arriving. */
    endAll(): void {
      for (const { raw } of underWay.keys()) if (!raw.complete) raw.destroy()
    },

    /** Resolves once nothing is under way and everything is tidied up. */
    async emptied(): Promise<void> {
      await Promise.allSettled([...underWay.values()].map(({ ended }) => ended))
    },
  }
}
