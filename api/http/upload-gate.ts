import type { FastifyRequest } from 'fastify'
import { AppError } from '#api/errors.ts'
import { warnedFrom } from '#api/services/limits/limits.ts'
import { networkOf, siteOf } from '#api/services/limits/rate-limits.ts'

const WAIT = 180 // seconds after which some upload has ended

interface UploadGateOptions {
  perNetwork: number // uploads at once; they may take minutes each
  perSite: number // the same per /48 of IPv6, which one customer may own
  bytes: number // bytes on disk of all uploads in flight
  largest: number // bytes stored of one upload at most
}

interface Upload {
  network: string
  bytes: number
  ended: Promise<unknown>
}

export function createUploadGate({ perNetwork, perSite, bytes, largest }: UploadGateOptions) {
  const underWay = new Map<FastifyRequest, Upload>()
  let isWarned = false

  /** Without `content-length` an upload counts in full. */
  const bytesOf = ({ headers }: FastifyRequest) => Math.min(Number(headers['content-length'] ?? largest), largest)

  function warn(request: FastifyRequest, taken: number): void {
    const isNearlyFull = taken >= bytes * warnedFrom
    if (isNearlyFull && !isWarned)
      request.log.warn({ bytes, taken }, 'Nearly as many bytes of uploads are under way as are taken at a time')
    isWarned = isNearlyFull
  }

  return {
    async pass<T>(request: FastifyRequest, take: () => Promise<T>): Promise<T> {
      const network = networkOf(request.ip)
      const others = [...underWay.values()]
      const site = siteOf(network)
      const isSites = (other: Upload) => site !== undefined && siteOf(other.network) === site
      if (
        others.filter((other) => other.network === network).length >= perNetwork ||
        others.filter(isSites).length >= perSite
      )
        throw new AppError('too_many_requests', { retryAfter: WAIT })
      const own = bytesOf(request)
      const taken = others.reduce((sum, other) => sum + other.bytes, own)
      warn(request, taken)
      if (taken > bytes) throw new AppError('too_many_requests', { retryAfter: WAIT, text: 'crowded' })
      const ended = take()
      underWay.set(request, { network, bytes: own, ended })
      try {
        return await ended
      } finally {
        underWay.delete(request)
      }
    },

    endAll(): void {
      for (const { raw } of underWay.keys()) if (!raw.complete) raw.destroy()
    },

    async emptied(): Promise<void> {
      await Promise.allSettled([...underWay.values()].map(({ ended }) => ended))
    },
  }
}
