import { createHash, generateKeyPairSync, verify } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { readEnvironment } from '#api/environment.ts'
import { type Dkim, loadDkim } from '#api/outbound/dkim.ts'
import type { Mail } from '#api/outbound/mail.ts'
import { createSmtpMailer } from '#api/outbound/smtp-mailer.ts'
import { createTestOutbox } from '../../support/app/outbox.ts'
import { startSmtpServer } from '../../support/servers/smtp-server.ts'
import { createTestDatabase } from '../../support/servers/test-database.ts'

const pem = {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
} as const
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048, ...pem })
const settings = { domain: 'dritare.example', selector: 'window', key: rsa.privateKey }

/** Relaxed canonical form of a header (RFC 6376, 3.4.2). */
function relaxed(header: string): string {
  const colon = header.indexOf(':')
  const value = header
    .slice(colon + 1)
    .replaceAll('\r\n', '')
    .replace(/[ \t]+/g, ' ')
    .trim()
  return `${header.slice(0, colon).toLowerCase().trim()}:${value}`
}

/** Relaxed canonical form of a body (RFC 6376, 3.4.4). */
function relaxedBody(body: string): string {
  const lines = body
    .replace(/[ \t]+/g, ' ')
    .replace(/ \r\n/g, '\r\n')
    .replace(/(\r\n)+$/, '')
  return lines ? `${lines}\r\n` : ''
}

/** Checks a mail as its receiver does (RFC 6376, 6.1.3), except that the public key comes from nowhere but here. */
function readSignature(raw: string) {
  const end = raw.indexOf('\r\n\r\n')
  const headers = raw.slice(0, end).split(/\r\n(?![ \t])/)
  const signature = headers.find((header) => /^dkim-signature:/i.test(header))
  if (!signature) throw new Error('The mail is not signed.')
  const tags = Object.fromEntries(
    relaxed(signature)
      .slice('dkim-signature:'.length)
      .split(';')
      .map((tag) => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).replaceAll(' ', '')]),
  )
  const names = String(tags['h']).split(':')
  const find = (name: string) => headers.findLast((header) => header.toLowerCase().startsWith(`${name}:`))
  const signed = [
    ...names.map((name) => relaxed(find(name) ?? `${name}:`)),
    relaxed(signature).replace(/b=[^;]*$/, 'b='),
  ]
  return {
    tags,
    names,
    isBodyRight:
      createHash('sha256')
        .update(relaxedBody(raw.slice(end + 4)), 'latin1')
        .digest('base64') === tags['bh'],
    isSignatureRight: verify(
      'sha256',
      Buffer.from(signed.join('\r\n'), 'latin1'),
      rsa.publicKey,
      Buffer.from(String(tags['b']), 'base64'),
    ),
  }
}

async function deliver(dkim: Dkim | undefined, changes: Partial<Mail> = {}): Promise<string> {
  await using smtp = await startSmtpServer()
  await using outbox = await createTestOutbox({ mailer: createSmtpMailer(smtp.url, { dkim }) })
  await outbox.add({
    subject: 'Përshëndetje nga dritarja',
    text: 'Ë  hapur. \r\n.\r\n\r\nEnde e hapur, 😀\n\n\n',
    ...changes,
  })
  outbox.worker.nudge()
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 10_000 })
  return smtp.received[0]?.raw ?? ''
}

describe('DKIM', () => {
  it('signs text and headers so that a receiver can tell a changed mail', async () => {
    const raw = await deliver(await loadDkim(settings))
    const { tags, names, isBodyRight, isSignatureRight } = readSignature(raw)
    expect(tags).toMatchObject({ v: '1', a: 'rsa-sha256', c: 'relaxed/relaxed', d: 'dritare.example', s: 'window' })
    expect(names).toEqual(expect.arrayContaining(['from', 'to', 'subject', 'date', 'message-id', 'mime-version']))
    expect({ isBodyRight, isSignatureRight }).toEqual({ isBodyRight: true, isSignatureRight: true })
    expect(readSignature(raw.replace(/^To: .*$/m, 'To: eve@evil.example')).isSignatureRight).toBe(false)
    expect(readSignature(`${raw}Send money.\r\n`).isBodyRight).toBe(false)
  })

  it('signs the one-click header, as RFC 8058 wants it', async () => {
    const raw = await deliver(await loadDkim(settings), { oneClick: `https://dritare.example/${'x'.repeat(200)}` })
    const { names, isSignatureRight } = readSignature(raw)
    expect(names).toEqual(expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']))
    expect(isSignatureRight).toBe(true)
  })

  it('signs both parts of a mail with HTML', async () => {
    const raw = await deliver(await loadDkim(settings), { html: `<p>Ë hapur. ${'x'.repeat(2000)}</p>\r\n.\r\n` })
    expect(raw).toMatch(/^Content-Type: multipart\/alternative;/m)
    const { isBodyRight, isSignatureRight } = readSignature(raw)
    expect({ isBodyRight, isSignatureRight }).toEqual({ isBodyRight: true, isSignatureRight: true })
  })

  it('is left out when it is not set up', async () => {
    expect(await deliver(undefined)).not.toMatch(/dkim-signature/i)
  })

  it('takes the key from a file, as text, or as text on one line', async () => {
    const test = await createTestDatabase()
    const file = path.join(test.dataDir, 'dkim.pem')
    await writeFile(file, rsa.privateKey)
    for (const key of [file, rsa.privateKey, rsa.privateKey.replaceAll('\n', '\\n')])
      expect((await loadDkim({ ...settings, key })).privateKey.asymmetricKeyType).toBe('rsa')
    await test.remove()
  })

  it('refuses a key it cannot sign with, because mail would go unsigned', async () => {
    const { privateKey } = generateKeyPairSync('ed25519', pem)
    await expect(loadDkim({ ...settings, key: privateKey })).rejects.toThrow(/ed25519.*RSA/)
    for (const key of ['/no/such/file', '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----', rsa.publicKey])
      await expect(loadDkim({ ...settings, key })).rejects.toThrow('DKIM_KEY must be a private key')
  })
})

describe('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY', () => {
  it('are read together', () => {
    expect(readEnvironment({}).dkim).toBeUndefined()
    expect(readEnvironment({ DKIM_DOMAIN: '', DKIM_SELECTOR: ' ', DKIM_KEY: '' }).dkim).toBeUndefined()
    expect(
      readEnvironment({ DKIM_DOMAIN: 'dritare.example', DKIM_SELECTOR: 'window', DKIM_KEY: '/run/secrets/dkim' }).dkim,
    ).toEqual({ domain: 'dritare.example', selector: 'window', key: '/run/secrets/dkim' })
  })

  it('are refused one without the others, and named beside what else is wrong', () => {
    expect(() => readEnvironment({ DKIM_DOMAIN: 'dritare.example' })).toThrow(/DKIM_KEY: are needed together/)
    expect(() => readEnvironment({ DKIM_KEY: 'x', DKIM_SELECTOR: 'y', PORT: 'http' })).toThrow(/PORT[\s\S]*DKIM_KEY/)
  })
})
