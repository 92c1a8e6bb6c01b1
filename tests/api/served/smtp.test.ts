import { describe, expect, it, vi } from 'vitest'
import { createSmtpMailer } from '#api/outbound/smtp-mailer.ts'
import { languages } from '#locales/languages.ts'
import { createTestApp, goodMessage } from '../../support/app/test-app.ts'
import { readTexts } from '../../support/data/texts.ts'
import { startSmtpServer } from '../../support/servers/smtp-server.ts'

describe('delivery to a real SMTP server', () => {
  it('hands over both mails of a message in each of the six languages', async () => {
    await using smtp = await startSmtpServer()
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
      expect(own[0]?.mail.text).toContain(readTexts(language, 'contact-form').purposes.project)
      expect(own[0]?.mail.messageId).toMatch(/^<[0-9a-f-]{36}@dritare\.example>$/)
    }
  })

  it('hands each mail over to one recipient, whatever the name says', async () => {
    await using smtp = await startSmtpServer()
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
  })

  it('delivers what was sent while the server was down, once and in every language', async () => {
    const gone = await startSmtpServer()
    await gone.stop()
    await using test = await createTestApp({ mailer: createSmtpMailer(gone.url) })
    const errors = async () =>
      (await test.database.db.selectFrom('outbox').select('last_error').execute()).map(({ last_error }) => last_error)
    const send = async (language: string) => {
      const payload = { ...goodMessage, email: `${language}@example.org`, language }
      const { statusCode } = await test.app.inject({ method: 'POST', url: '/api/contact', payload })
      expect(statusCode).toBe(201)
    }
    for (const language of languages.slice(1)) await send(language)
    await vi.waitFor(
      async () => expect(await errors()).toEqual(Array(10).fill(expect.stringContaining('ECONNREFUSED'))),
      { timeout: 10_000 },
    )

    await using back = await startSmtpServer({}, gone.port)
    test.clock.advance(3_600_000)
    await send('en')
    await vi.waitFor(() => expect(back.received).toHaveLength(12), { timeout: 10_000 })
    for (const language of languages)
      expect(back.received.filter(({ recipients }) => recipients[0] === `${language}@example.org`)).toHaveLength(1)
    expect(new Set(back.received.map(({ mail }) => mail.messageId)).size).toBe(12)
    await vi.waitFor(async () => expect(await errors()).toEqual(Array(12).fill(null)))
  })
})
