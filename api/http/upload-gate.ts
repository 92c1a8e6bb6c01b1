import type { FastifyRequest } from 'fastify'
import { AppError } from '#api/errors.ts'
import { warnedFrom } from '#api/services/limits/limits.ts'
import { networkOf, siteOf } from '#api/services/limits/rate-limits.ts'

/** Seconds after which one of the uploads under way has ended, one way or the other. */
const WAIT = 180

interface UploadGateOptions {
  /** Uploads of one network at a time: they may take minutes each. */
  perNetwork: number
  /** The same of one /48 of IPv6: a customer may have one, and so thousands of networks. */
  perSite: number
  /** Bytes that all uploads under way may come to on the disk. */
  bytes: number
  /** Bytes that are kept of the largest; what is beyond them is read and thrown away. */
  largest: number
}

interface Upload {
  network: string
  bytes: number
  ended: Promise<unknown>
}

/** Lets only so many uploads in at a time. */
export function createUploadGate({ perNetwork, perSite, bytes, largest }: UploadGateOptions) {
  const underWay = new Map<FastifyRequest, Upload>()
  let isWarned = false

  /** Counts in full what does not say how long it is. */
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
