import * as z from 'zod/mini'
import { rowId, staffLanguage, time } from '#api/contract/staff/fields.ts'
import {
  healthAsks,
  jobNames,
  jobStandings,
  keyOrigins,
  letterKinds,
  pushStates,
  retentionRules,
  ruleSources,
  spanUnits,
  storagePlaces,
} from '#api/contract/values/staff/health.ts'

const count = z.number()
const origin = z.enum(keyOrigins)

/** Its receiver and its reason are covered: neither names anybody. */
export const deadLetter = z.object({
  id: z.string(),
  kind: z.enum(letterKinds),
  to: z.nullable(z.string()),
  language: z.nullable(staffLanguage),
  reason: z.string(),
  attempts: count,
  createdAt: time,
  failedAt: time,
})

export type DeadLetter = z.output<typeof deadLetter>

export const healthJob = z.object({
  job: z.enum(jobNames),
  every: z.number(), // milliseconds between two runs, at most
  standing: z.enum(jobStandings),
  beganAt: z.nullable(time), // of the last run that ended well
  endedAt: z.nullable(time),
  nextAt: z.nullable(time),
  failedAt: z.nullable(time), // of the last run that did not
  error: z.nullable(z.string()),
})

export type HealthJob = z.output<typeof healthJob>

export const healthRule = z.object({
  rule: z.enum(retentionRules),
  source: z.enum(ruleSources),
  kept: z.array(z.object({ count, unit: z.enum(spanUnits) })),
  nextAt: z.nullable(time), // when the oldest goes
  count: z.nullable(count), // how many go within a day of it
})

export type HealthRule = z.output<typeof healthRule>

export const healthBackups = z.object({
  last: z.nullable(
    z.object({
      at: time,
      bytes: count,
      isEncrypted: z.boolean(),
      missing: count, // files that the database leads to, and that were nowhere
    }),
  ),
  verifiedAt: z.nullable(time), // when an archive was last restored as a test
  kept: count, // archives
  bytes: count, // of all of them
  copied: z.nullable(z.object({ in: z.string(), at: z.nullable(time) })), // where they are copied to, and when the newest of these was made
  nextAt: z.nullable(time), // null while none is planned
})

export type HealthBackups = z.output<typeof healthBackups>

/** Times in milliseconds. */
export const healthAnswered = z.object({
  since: z.nullable(time), // when counting began, within these days
  share: z.nullable(z.number()), // of the time since, 0 to 1
  days: z.array(z.object({ day: z.string(), silent: z.nullable(count), longest: count })), // UTC; null before it began
  today: z.object({ requests: count, errors: count, within: z.nullable(count) }), // `within`: 95 of 100 took at most that
})

export type HealthAnswered = z.output<typeof healthAnswered>

/** A source that does not answer is null; the others stay. */
export const healthAnswer = z.object({
  at: time,
  asks: z.array(z.enum(healthAsks)),
  outbox: z.nullable(
    z.object({
      waiting: count,
      nextAt: z.nullable(time),
      sent: count, // in the last 24 hours
      half: z.nullable(z.number()), // milliseconds in which half of them left; null when none did
      failed: count,
      dead: z.array(deadLetter), // the newest of them
    }),
  ),
  push: z.nullable(
    z.object({ state: z.enum(pushStates), subscribers: count, lost: count, waiting: count, failed: count }),
  ),
  jobs: z.nullable(z.array(healthJob)),
  rules: z.nullable(z.array(healthRule)),
  database: z.nullable(
    z.object({ kind: z.enum(['sqlite', 'postgres']), version: z.string(), steps: count, known: count }),
  ),
  storage: z.array(z.object({ place: z.enum(storagePlaces), bytes: z.nullable(count), files: z.nullable(count) })),
  disk: z.nullable(z.object({ free: count, total: count, kept: count })), // below `kept` nothing is uploaded
  backups: z.nullable(healthBackups),
  answered: z.nullable(healthAnswered),
  memory: z.object({ used: count, total: count }),
  program: z.object({ version: z.string(), runtime: z.string(), startedAt: time }),
  keys: z.object({ secret: origin, push: origin, dkim: origin, recaptcha: origin }),
  mail: z.enum(['smtp', 'folder']),
})

export type HealthAnswer = z.output<typeof healthAnswer>

/** Those of the list that was read; who tries all has seen them. */
export const retryInput = z.object({ ids: z.array(rowId, 'refused').check(z.minLength(1), z.maxLength(100)) })

export const retryAnswer = z.object({ tried: count })
