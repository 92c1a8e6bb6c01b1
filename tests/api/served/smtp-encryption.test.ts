import { Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { createSmtpBulkMailer } from '#api/outbound/bulk/smtp-bulk-mailer.ts'
import type { Mail } from '#api/outbound/mail.ts'
import { smtpConnection } from '#api/outbound/smtp-connection.ts'
import { createSmtpMailer } from '#api/outbound/smtp-mailer.ts'
import { startSmtpServer } from '../../support/servers/smtp-server.ts'

const mail: Mail = {
  from: { name: 'Dritare', address: 'hello@dritare.example' },
  to: { name: 'Ana', address: 'ana@example.org' },
  date: 0,
  automatic: false,
  subject: 'A link that signs in',
  text: 'https://dritare.example/staff/reset#secret',
  language: 'en',
}

afterEach(() => void vi.restoreAllMocks())

/** A mail server far away, from whose answers somebody on the way has taken the offer of encryption. */
async function startStrippedServer() {
  const logins: string[] = []
  const server = await startSmtpServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username = '' }, _session, done) {
      logins.push(username)
      done(null, { user: username })
    },
  })
  const connect = Socket.prototype.connect
  vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...given: unknown[]) {
    const [, connected] = given.flat()
    return Reflect.apply(connect, this, [{ host: '127.0.0.1', port: server.port }, connected])
  })
  return { ...server, logins }
}

it('a server beyond the own network is given neither password nor mail where encryption is not offered', async () => {
  await using server = await startStrippedServer()
  const url = 'smtp://site:password@93.184.215.14:587'
  const mailer = createSmtpMailer(url)
  await expect(mailer.send(mail, 'one')).rejects.toThrow(/TLS/)
  mailer.close()
  const bulk = createSmtpBulkMailer(url)
  const handing = await bulk.send(mail, 'two', { mayEnd: async () => true, signal: new AbortController().signal })
  expect(handing.kind).toBe('stopped')
  bulk.close()
  expect(server.logins).toEqual([])
  expect(server.received).toEqual([])
})

it('an operator may say that it is given them', async () => {
  await using server = await startStrippedServer()
  const mailer = createSmtpMailer('smtp://site:password@93.184.215.14:587?requireTLS=false')
  await mailer.send(mail, 'one')
  mailer.close()
  expect(server.logins).toEqual(['site'])
  expect(server.received).toHaveLength(1)
})

it.each([
  'smtp://127.0.0.1:25',
  'smtp://[::1]:25',
  'smtp://localhost',
  'smtp://10.1.2.3',
  'smtp://mailpit:1025',
  'smtp://mail.internal',
  'smtp://mail.default.svc.cluster.local',
])('the own network may go without: %s', (url) => {
  expect(smtpConnection(url, 1000)).not.toHaveProperty('requireTLS')
})

it.each([
  'smtp://mail.example.org:587',
  'smtp://user:password@8.8.8.8',
  'smtp://[2a00:1450:4001::1]',
  'smtp://localhost.example.org',
  'smtp://evil.localhost.example.org',
  'smtps://mail.example.org',
])('others may not: %s', (url) => {
  expect(smtpConnection(url, 1000)).toMatchObject({ requireTLS: true })
})
