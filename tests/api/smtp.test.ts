import { describe, expect, it, vi } from 'vitest'
import { createSmtpMailer } from '#api/outbound/smtp-mailer.ts'
import { languages } from '#locales/languages.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { createTestApp, goodMessage } from '../support/test-app.ts'

describe('delivery to a real SMTP server', () => {
  it('hands over both mails of a message in each of the six languages', async () => {
    const smtp = await startSmtpServer()
    await using test = await createTestApp({ mailer: createSmtpMailer(smtp.url) })
    for (const language of languages) {
      await test.app.inject({
        method: 'POST',
        url: '/api/contact',
        payload: { ...goodMessage, email: `${language}@example.org`, language },
      })
    }
    await vi.waitFor(() => expect(smtp.received).toHaveLength(12), { timeout: 10_000 })
    for (const language of languages) {
      const own = smtp.received.filter(({ recipients }) => recipients[0] === `${language}@example.org`)
      expect(own).toHaveLength(1)
      expect(own[0]?.mail.headers.find(({ key }) => key === 'content-language')?.value).toBe(language)
      expect(own[0]?.mail.text).toContain(goodMessage.message)
      expect(own[0]?.mail.messageId).toMatch(/^<[0-9a-f-]{36}@dritare\.example>$/)
    }
    await smtp.stop()
  })

  it('hands each mail over to one recipient, whatever the name says', async () => {
    const smtp = await startSmtpServer()
    await using test = await createTestApp({ mailer: createSmtpMailer(smtp.url) })
    const name = 'Eve, eve2@example.org <eve3@example.org>; Bcc: x@example.org\r\nBcc: y@example.org'
    await test.app.inject({ method: 'POST', url: '/api/contact', payload: { ...goodMessage, name } })
    await vi.waitFor(() => expect(smtp.received).toHaveLength(2), { timeout: 10_000 })
    expect(smtp.received.map(({ recipients }) => recipients).toSorted()).toEqual([
      ['hello@dritare.example'],
      [goodMessage.email],
    ])
    for (const { mail } of smtp.received) {
      expect(mail.bcc ?? []).toEqual([])
      expect(mail.headers.filter(({ key }) => key === 'bcc')).toEqual([])
    }
    await smtp.stop()
  })

  it('keeps what a server refused and delivers it when the server takes mail again', async () => {
    const refusing = await startSmtpServer({ onMailFrom: (_address, _session, done) => done(new Error('450 not now')) })
    await using test = await createTestApp({ mailer: createSmtpMailer(refusing.url) })
    await test.app.inject({ method: 'POST', url: '/api/contact', payload: goodMessage })
    const errors = () => test.database.db.selectFrom('outbox').select('last_error').execute()
    await vi.waitFor(async () => expect(JSON.stringify(await errors())).toMatch(/not now.*not now/), {
      timeout: 10_000,
    })
    await refusing.stop()

    const willing = await startSmtpServer({}, refusing.port)
    test.clock.advance(3_600_000)
    await test.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { ...goodMessage, email: 'second@example.org' },
    })
    await vi.waitFor(() => expect(willing.received).toHaveLength(4), { timeout: 10_000 })
    expect(new Set(willing.received.map(({ mail }) => mail.messageId)).size).toBe(4)
    await willing.stop()
  })
})
