import { vi } from 'vitest'
import { createOutboxWorker } from '#api/services/outbox/outbox.ts'

export const entry = { id: 'a', kind: 'mail', lane: 'example.org', payload: '{}', createdAt: 0, attempts: 1 }
export type Deliver = (delivered: typeof entry, signal: AbortSignal) => Promise<void>

/** A worker at an outbox in which is what it is given to claim. */
export function createWorker(deliver: Deliver, claims: (typeof entry | undefined)[]) {
  let time = 1000
  const outbox = {
    claim: vi.fn(
      async (_now: number, _lockedUntil: number, { busy, isFirst } = { busy: [] as string[], isFirst: false }) => {
        const isWanted = ({ lane, attempts }: typeof entry) => !busy.includes(lane) && !(isFirst && attempts > 1)
        const next = claims.findIndex((claim) => claim && isWanted(claim))
        return next < 0 ? undefined : claims.splice(next, 1)[0]
      },
    ),
    renew: vi.fn(async () => true),
    markSent: vi.fn(async () => {}),
    postpone: vi.fn(async () => {}),
    markFailed: vi.fn(async () => {}),
    nextDueAt: vi.fn(async () => undefined),
  }
  const reports = { onError: vi.fn(), onFailure: vi.fn() }
  const sweep = vi.fn(async () => {})
  const limits: { milliseconds: number; abort: () => void }[] = []
  const timeout = (milliseconds: number) => {
    const controller = new AbortController()
    limits.push({ milliseconds, abort: () => controller.abort(new Error(`${milliseconds} ms are over`)) })
    return controller.signal
  }
  const log = { note: vi.fn(), rest: vi.fn(), names: async () => [], linesOf: async () => new Set<string>() }
  const worker = createOutboxWorker({
    outbox,
    deliver,
    sweep,
    log,
    now: () => time,
    random: () => 1,
    timeout,
    ...reports,
  })
  return {
    outbox,
    ...reports,
    sweep,
    worker,
    /** Lets a time limit pass. */
    pass: (milliseconds: number) => limits.find((limit) => limit.milliseconds === milliseconds)?.abort(),
    advance(milliseconds: number) {
      time += milliseconds
    },
  }
}

/** Ends only when it is broken off, as nodemailer does. */
export const untilBrokenOff: Deliver = (_entry, signal) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
