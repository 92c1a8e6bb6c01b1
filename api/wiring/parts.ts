import { randomUUIDv7 } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { createLongLimits } from '#api/services/limits/long-limits.ts'
import { createRateLimits } from '#api/services/limits/rate-limits.ts'
import { openSecrets } from '#api/services/operation/secrets.ts'
import { createStores } from '#api/store/stores.ts'
import { createWords } from '#api/texts.ts'
import type { AppDependencies } from '#api/wiring/dependencies.ts'

export type Log = Record<'error' | 'warn', (about: object, text: string) => void>

export type Parts = Awaited<ReturnType<typeof openParts>>

export async function openParts(dependencies: AppDependencies, log: FastifyBaseLogger) {
  const { now = Date.now, random = Math.random, newId = randomUUIDv7, timeout = AbortSignal.timeout } = dependencies
  const stores = createStores(dependencies.database)
  const secrets = await openSecrets(stores, dependencies.secretKey)
  const rateLimits = createRateLimits({
    secret: secrets.limits,
    formsPerHour: dependencies.environment.formsPerHour,
    onNearlyFull: ({ scope, max }, taken) =>
      log.warn({ scope, max, taken }, 'Nearly as much as is taken at a time; when it is full, all are asked to wait'),
    now,
    newId,
  })
  const longLimits = createLongLimits({ keyOf: rateLimits.keyOf, now })
  const words = createWords()
  return { ...dependencies, log, words, stores, secrets, rateLimits, longLimits, now, random, newId, timeout }
}
