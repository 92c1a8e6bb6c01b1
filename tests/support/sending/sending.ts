import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import { openDatabase } from '#api/db/open.ts'
import type { BulkMailer, Handing } from '#api/outbound/bulk/bulk-mailer.ts'
import type { Mail } from '#api/outbound/mail.ts'
import { createSendingDeeds } from '#api/services/issue-sending/sending-deeds.ts'
import { createSendingReading } from '#api/services/issue-sending/sending-reading.ts'
import type { LiveSession, StaffContext } from '#api/services/staff/context.ts'
import { createNoteDeed } from '#api/services/staff/note-deed.ts'
import type { StaffAccount } from '#api/store/staff/accounts.ts'
import type { Language } from '#locales/languages.ts'
import { addAccount } from '../app/staff.ts'
import { createClock } from '../app/test-app.ts'
import { sendingOn } from '../data/sending-parts.ts'
import { createTestDatabase, type TestDatabase } from '../servers/test-database.ts'

interface TestSendingOptions {
  mailer: BulkMailer
  database?: TestDatabase
  clock?: Pick<ReturnType<typeof createClock>, 'now'>
  waits?: Language[]
  pace?: { perMinute: number; perDomain: number }
}

/** One server's sending of issues on a database for tests, with an owner who may stop it. */
export async function createTestSending({ clock = createClock(), ...options }: TestSendingOptions) {
  const place = options.database ?? (await createTestDatabase())
  const { now } = clock
  const database = await openDatabase({ ...place, now, onError: () => {} })
  const sending = sendingOn({ ...options, database, dataDir: place.dataDir, now })
  const { stores, letters, errors, db } = sending
  const account = await addAccount({ database, clock: { now, advance: () => {} } }, { role: 'owner' })
  const owner: StaffContext = {
    live: { account, session: sessionOf(account, now()) },
    ...{ network: '203.0.113.0', userAgent: '', device: '', language: 'en', setCookie: () => {} },
  }
  const read = createSendingReading({ stores, letters, now })
  return {
    ...sending,
    ...{ place, owner, read: (id: string) => read(id, true) },
    deeds: createSendingDeeds({
      ...{ stores, read, now },
      note: createNoteDeed({ now, newId: randomUUID }),
      beginning: sending.beginning,
      onChange: sending.nudge,
    }),

    /** Nudges until it is so. */
    async until(issueId: string, state: string, timeout = 15_000): Promise<void> {
      await vi.waitFor(
        async () => {
          sending.nudge()
          const found = await stores.issues.find(issueId)
          if (found?.state !== state) throw new Error(`It is ${found?.state}: ${JSON.stringify(errors)}`)
        },
        { timeout, interval: 50 },
      )
    },

    async [Symbol.asyncDispose]() {
      await sending.stop()
      await db.destroy()
      if (!options.database) await place.remove()
    },
  }
}

const sessionOf = ({ id, role }: StaffAccount, at: number): LiveSession['session'] => ({
  ...{ id: 'a session', account: id, tokenHash: 'a hash', stage: 'full', role, device: '' },
  ...{ createdAt: at, usedAt: at, freshUntil: at, pendingTotp: undefined },
})

/** A mailer that asks as SMTP does, and answers what it is told to. */
export function createTestBulkMailer(answer: (mail: Mail) => Handing = () => ({ kind: 'taken' })) {
  const sent: (Mail & { id: string })[] = []
  let isThere = true
  const mailer: BulkMailer = {
    async send(mail, id, { mayEnd }) {
      const handing = answer(mail)
      if (handing.kind === 'away' || handing.kind === 'stopped' || handing.kind === 'later') return handing
      if (handing.kind === 'refused') return handing
      if (!(await mayEnd())) return { kind: 'withheld' }
      sent.push({ ...mail, id })
      return handing
    },
    async probe() {
      if (!isThere) throw new Error('Nobody is there.')
    },
    close() {},
  }
  return {
    mailer,
    sent,
    setThere(value: boolean) {
      isThere = value
    },
  }
}

/** A mailer that does as it is told once it is to hand something over. */
export function whenAsked(
  deed: (mayEnd: () => Promise<boolean>, untilStopped: () => Promise<Handing>) => Promise<Handing>,
): BulkMailer {
  return {
    send: (_mail, _id, { mayEnd, signal }) =>
      deed(
        mayEnd,
        () =>
          new Promise((resolve) =>
            signal.addEventListener('abort', () => resolve({ kind: 'unanswered', answer: 'stopped' })),
          ),
      ),
    probe: async () => {},
    close: () => {},
  }
}
