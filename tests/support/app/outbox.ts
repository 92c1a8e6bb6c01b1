import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { RenderMail } from '#api/contract/mail-order.ts'
import { openDatabase } from '#api/db/open.ts'
import { createHandOverLog } from '#api/outbound/bulk/hand-over-log.ts'
import { createMailDelivery } from '#api/outbound/deliver-mail.ts'
import type { Mail, Mailer } from '#api/outbound/mail.ts'
import { domainOf } from '#api/services/limits/folded-address.ts'
import { createOutboxWorker } from '#api/services/outbox/outbox.ts'
import { createOutboxSweep } from '#api/services/outbox/outbox-sweep.ts'
import { createSharedOutbox } from '#api/services/outbox/shared-outbox.ts'
import { createStores } from '#api/store/stores.ts'
import { renderMail as render } from '#site/render/mails/render-mail.ts'
import { createTestDatabase, type TestDatabase } from '../servers/test-database.ts'
import { createClock } from './test-app.ts'

interface TestOutboxOptions {
  mailer: Mailer
  renderMail?: RenderMail
  /** Another server's, to share. */
  database?: TestDatabase
  clock?: ReturnType<typeof createClock>
  timeout?: (milliseconds: number) => AbortSignal
}

const never = () => new AbortController().signal

export const goodMail: Mail = {
  from: { name: 'Dritare', address: 'website@dritare.example' },
  to: { name: 'Jonida Sample', address: 'jonida@example.org' },
  subject: 'Your window',
  text: 'It is open.',
  language: 'en',
  date: Date.UTC(2026, 10, 20, 12),
  automatic: true,
}

/** One server's outbox and worker, without the server. */
export async function createTestOutbox({
  mailer,
  renderMail = render,
  clock = createClock(),
  timeout = never,
  database,
}: TestOutboxOptions) {
  const test = database ?? (await createTestDatabase())
  const open = await openDatabase({ ...test, now: clock.now, onError: () => {} })
  const stores = createStores(open)
  const failures: { id: string; isLast: boolean }[] = []
  const troubles: unknown[] = []
  const onTrouble = (error: unknown) => troubles.push(error)
  const worker = createOutboxWorker({
    outbox: createSharedOutbox(stores),
    deliver: createMailDelivery(mailer, renderMail),
    log: createHandOverLog({ folder: path.join(test.dataDir, 'handed-over', 'mails'), onError: onTrouble }),
    sweep: createOutboxSweep({ stores, now: clock.now }),
    now: clock.now,
    random: () => 0.5,
    timeout,
    onFailure: ({ id }, isLast) => failures.push({ id, isLast }),
    onError: onTrouble,
  })
  return {
    stores,
    clock,
    worker,
    failures,
    /** What kept the outbox itself from working. */
    troubles,
    database: test,
    async add(changes: Partial<Mail> = {}, payload = JSON.stringify({ ...goodMail, ...changes })) {
      const id = randomUUID()
      const lane = domainOf(changes.to?.address ?? goodMail.to.address)
      await stores.outbox.insert({ id, kind: 'mail', lane, payload, createdAt: clock.now() })
      return id
    },
    rows: () => open.db.selectFrom('outbox').selectAll().orderBy('created_at').execute(),
    async [Symbol.asyncDispose]() {
      await worker.stop()
      mailer.close()
      await open.db.destroy()
      if (!database) await test.remove()
    },
  }
}
