import { describe, expect, it, vi } from 'vitest'
import { createSmtpMailer } from '#api/outbound/smtp-mailer.ts'
import { createTestOutbox } from '../../support/app/outbox.ts'
import { createClock, createMemoryMailer } from '../../support/app/test-app.ts'
import { startSmtpServer } from '../../support/servers/smtp-server.ts'
import { createTestDatabase } from '../../support/servers/test-database.ts'

describe('several servers on one database', () => {
  it('send each mail once between them', async () => {
    await using smtp = await startSmtpServer()
    const database = await createTestDatabase()
    const clock = createClock()
    const server = () => createTestOutbox({ mailer: createSmtpMailer(smtp.url), database, clock })
    {
      await using one = await server()
      await using two = await server()
      await using three = await server()
      for (let count = 0; count < 30; count++) await one.add({ subject: `Window ${count}` })
      for (const { worker } of [one, two, three]) worker.nudge()
      await vi.waitFor(async () => expect((await one.rows()).filter(({ sent_at }) => sent_at === null)).toEqual([]), {
        timeout: 20_000,
      })
      expect(smtp.received.map(({ mail }) => mail.subject).toSorted()).toEqual(
        Array.from({ length: 30 }, (_, count) => `Window ${count}`).toSorted(),
      )
      expect((await one.rows()).every(({ attempts }) => attempts === 1)).toBe(true)
      expect([one, two, three].flatMap(({ troubles }) => troubles)).toEqual([])
    }
    await database.remove()
  })

  it('leave a mail to the server that has it in hand, and take it over when that one is gone', async () => {
    const database = await createTestDatabase()
    const clock = createClock()
    const mails = createMemoryMailer()
    {
      await using one = await createTestOutbox({ mailer: mails.mailer, database, clock })
      await using two = await createTestOutbox({ mailer: mails.mailer, database, clock })
      const inHand = await one.add()
      // As a server does that is switched off before it has sent anything.
      await one.stores.outbox.claim(clock.now(), clock.now() + 45_000)
      clock.advance(44_999)
      const next = await one.add()
      two.worker.nudge()
      await vi.waitFor(() => expect(mails.sent.map(({ id }) => id)).toEqual([next]))
      clock.advance(1)
      two.worker.nudge()
      await vi.waitFor(() => expect(mails.sent.map(({ id }) => id)).toEqual([next, inHand]))
    }
    await database.remove()
  })
})
