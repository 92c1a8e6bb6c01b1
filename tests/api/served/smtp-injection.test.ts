import { describe, expect, it, vi } from 'vitest'
import { createSmtpMailer } from '#api/outbound/smtp-mailer.ts'
import { createTestApp, goodMessage } from '../../support/app/test-app.ts'
import { type ReceivedMail, startSmtpServer } from '../../support/servers/smtp-server.ts'

const headerNames = ({ mail }: ReceivedMail) => mail.headers.map(({ key }) => key).toSorted()

/** What a mail is put together from: the types that its own parts say they are. */
function partsOf(raw: string): (string | undefined)[] {
  const [, boundary = ''] = /^Content-Type: multipart\/alternative;\s+boundary="([^"]+)"/m.exec(raw) ?? []
  const [, ...parts] = raw.slice(raw.indexOf('\r\n\r\n')).split(`\r\n--${boundary}`)
  expect(parts.pop()?.trim()).toBe('--')
  return parts.map((part) => /^\r\nContent-Type: ([^;]*);/.exec(part)?.[1])
}

const always = [
  'content-language',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
]

/** Line breaks as they are known to end a header or a mail somewhere: also those of Unicode, of one byte, and encoded ones. */
const breaks = [
  '\r\n',
  '\n',
  '\r',
  '\u2028',
  '\u0085',
  '\v',
  '\f',
  '%0d%0a',
  '=0D=0A',
  '=?utf-8?Q?=0D=0A?=',
  '\u0000\r\n',
]
const smuggled = [
  'Bcc: eve@evil.example',
  'To: eve@evil.example',
  'Subject: Eve',
  'Content-Type: text/html',
  '\r\n<b>Eve</b>',
]

/** A server of ours and one that takes its mail. */
async function openMailbox() {
  const smtp = await startSmtpServer()
  const test = await createTestApp({ mailer: createSmtpMailer(smtp.url) })
  return {
    /** Posts a message, and expects two mails with our own headers, one to each of their two recipients. */
    async expectOurHeaders(changes: Partial<typeof goodMessage>) {
      const payload = { ...goodMessage, ...changes }
      smtp.received.length = 0
      const { statusCode } = await test.app.inject({ method: 'POST', url: '/api/contact', payload })
      expect(statusCode).toBe(201)
      await vi.waitFor(() => expect(smtp.received).toHaveLength(2), { timeout: 10_000 })
      // Two acknowledgements a day for one address.
      test.clock.advance(43_200_000)
      return expectTwoMails(smtp.received, payload.email)
    },
    async [Symbol.asyncDispose]() {
      await test[Symbol.asyncDispose]()
      await smtp.stop()
    },
  }
}

function expectTwoMails(received: ReceivedMail[], sender: string) {
  const [toUs, toSender] = received.toSorted((a, b) => String(a.recipients).localeCompare(String(b.recipients)))
  if (!toUs || !toSender) throw new Error('Two mails were expected.')
  expect([toUs.recipients, toSender.recipients]).toEqual([['hello@dritare.example'], [sender]])
  expect(headerNames(toUs)).toEqual(always)
  expect(headerNames(toSender)).toEqual(['auto-submitted', ...always])
  for (const { mail, raw } of [toUs, toSender]) {
    expect(mail.from?.address).toBe('website@dritare.example')
    expect(mail.to).toHaveLength(1)
    expect(mail.cc ?? mail.bcc ?? []).toEqual([])
    expect(partsOf(raw)).toEqual(['text/plain', 'text/html'])
    // Of HTML none is the visitor's.
    expect(mail.html).not.toMatch(/<b>|<a\b|<br>Eve/)
    expect(mail.attachments).toEqual([])
  }
  expect(toUs.mail.replyTo).toMatchObject([{ address: sender }])
  return { toUs, toSender }
}

describe('another header smuggled in', () => {
  it('by the name, stays a name', async () => {
    await using mailbox = await openMailbox()
    for (const lineBreak of breaks) {
      const name = `Eve${lineBreak}${smuggled[0]}`
      const { toUs } = await mailbox.expectOurHeaders({ name })
      expect(toUs.mail.replyTo?.[0]?.name, JSON.stringify(name)).toMatch(/^Eve.*eve@evil\.example$/)
      expect(toUs.mail.subject).toMatch(/Eve.*eve@evil\.example/)
    }
    for (const header of smuggled) {
      await mailbox.expectOurHeaders({ name: `Eve\r\n${header}` })
      await mailbox.expectOurHeaders({ name: `Eve" <eve@evil.example>, "${header}` })
      await mailbox.expectOurHeaders({ name: `=?utf-8?B?${Buffer.from(`\r\n${header}`).toString('base64')}?=` })
    }
  })

  it('by the message, stays in its text', async () => {
    await using mailbox = await openMailbox()
    for (const header of smuggled) {
      const message = `Good day.\r\n${header}\n.\r\nMAIL FROM:<eve@evil.example>\r\n.\r\nQUIT\r.\r${header}\n\n--\r\n..\r\n.`
      const { toUs } = await mailbox.expectOurHeaders({ message })
      expect(toUs.mail.text).toContain('MAIL FROM:<eve@evil.example>')
      expect(toUs.mail.text).toContain('QUIT')
    }
  })

  it.each(['email', 'purpose', 'language'])('by the %s, is refused and nothing is sent', async (field) => {
    await using smtp = await startSmtpServer()
    await using test = await createTestApp({ mailer: createSmtpMailer(smtp.url) })
    const good = goodMessage[field === 'email' ? 'email' : field === 'purpose' ? 'purpose' : 'language']
    const values = [
      ...breaks.flatMap((lineBreak) => smuggled.map((header) => `${good}${lineBreak}${header}`)),
      `${good}, eve@evil.example`,
      `${good}; eve@evil.example`,
      `${good} <eve@evil.example>`,
      `<${good}> eve@evil.example`,
      `${good}\r\nRCPT TO:<eve@evil.example>`,
      `${good}> SIZE=1\r\nDATA`,
    ]
    for (const value of values) {
      const payload = { ...goodMessage, [field]: value }
      const { statusCode } = await test.app.inject({ method: 'POST', url: '/api/contact', payload })
      expect(statusCode, JSON.stringify(value)).toBe(422)
    }
    expect(await test.database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
    expect(smtp.received).toEqual([])
  })
})
