import type { FastifyRequest } from 'fastify'

/** Characters of which each is searched for some thirty names; those of browsers have some two hundred. */
const MOST = 512

export function userAgentOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return headers['user-agent']?.slice(0, MOST) ?? ''
}
