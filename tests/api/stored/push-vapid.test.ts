import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readEnvironment } from '#api/environment.ts'
import { loadVapid, makeVapidKeys } from '#api/outbound/push-vapid.ts'
import { isPoint } from '#api/services/push/push-keys.ts'
import { brand } from '#locales/brand.ts'
import { createTestApp } from '../../support/app/test-app.ts'

const nothing = { publicKey: undefined, privateKey: undefined, subject: undefined }

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'dritare-vapid-'))
})

afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

describe('the keys of push messages', () => {
  it('are made when they are first wanted, for the server alone to read, and stay', async () => {
    const made = await loadVapid({ dataDir, ...nothing })
    expect(isPoint(Buffer.from(made.publicKey, 'base64url'))).toBe(true)
    expect(made.subject).toBe(`mailto:${brand.mail.contact}`)
    expect(statSync(path.join(dataDir, 'vapid.json')).mode & 0o777).toBe(0o600)
    expect(await loadVapid({ dataDir, ...nothing })).toEqual(made)
    expect(readdirSync(dataDir)).toEqual(['vapid.json'])
  })

  it('are the same for several that want them first', async () => {
    const folder = path.join(dataDir, 'not-there-yet')
    const all = await Promise.all(Array.from({ length: 8 }, () => loadVapid({ dataDir: folder, ...nothing })))
    expect(new Set(all.map(({ publicKey }) => publicKey)).size).toBe(1)
    expect(readdirSync(folder)).toEqual(['vapid.json'])
  })

  it('are never replaced, however broken their file is', async () => {
    const file = path.join(dataDir, 'vapid.json')
    for (const text of [
      '',
      '{}',
      'nonsense',
      JSON.stringify({ ...makeVapidKeys(), ...{ publicKey: makeVapidKeys().publicKey } }),
    ]) {
      writeFileSync(file, text)
      await expect(loadVapid({ dataDir, ...nothing })).rejects.toThrow('holds no key pair')
      expect(readFileSync(file, 'utf8')).toBe(text)
    }
  })

  it('are the environment’s where it has some, and then none are made', async () => {
    const keys = makeVapidKeys()
    const subject = 'https://dritare.example/contact'
    expect(await loadVapid({ dataDir, ...keys, subject })).toEqual({ ...keys, subject })
    expect(existsSync(path.join(dataDir, 'vapid.json'))).toBe(false)
  })

  it('are refused when they are no pair, or nobody could write to whom they name', async () => {
    const keys = makeVapidKeys()
    const wrong = [
      { ...keys, privateKey: undefined },
      { ...keys, publicKey: undefined },
      { ...keys, publicKey: makeVapidKeys().publicKey },
      { ...keys, privateKey: 'short' },
      { ...keys, publicKey: `${keys.publicKey}=` },
      { ...keys, privateKey: 'A'.repeat(43) },
    ]
    for (const pair of wrong)
      await expect(loadVapid({ ...nothing, ...pair, dataDir })).rejects.toThrow('VAPID_PUBLIC_KEY')
    for (const subject of [
      'hello@dritare.example',
      'mailto:',
      'mailto:nobody',
      'http://dritare.example',
      'https://localhost',
      'https://127.0.0.1/',
    ])
      await expect(loadVapid({ dataDir, ...keys, subject })).rejects.toThrow('VAPID_SUBJECT')
  })

  it('are 43 and 87 letters long, whatever they begin with', () => {
    for (let times = 0; times < 600; times++) {
      const { publicKey, privateKey } = makeVapidKeys()
      expect([publicKey.length, privateKey.length]).toEqual([87, 43])
    }
  })
})

describe('a server without usable keys', () => {
  it('starts all the same, whatever the environment says', () => {
    const { push } = readEnvironment({
      VAPID_PUBLIC_KEY: 'x',
      VAPID_PRIVATE_KEY: 'z',
      VAPID_SUBJECT: 'y',
      PUSH_HOSTS: 'localhost:4443, push.example',
    })
    expect(push).toEqual({
      publicKey: 'x',
      privateKey: 'z',
      subject: 'y',
      hosts: ['localhost:4443', 'push.example'],
    })
  })

  it('says so to who asks, and serves everything else', async () => {
    const loadVapid = () => Promise.reject(new Error('no keys'))
    await using test = await createTestApp({ push: { loadVapid } })
    const key = await test.app.inject('/api/push/key')
    expect(key.statusCode).toBe(503)
    expect(key.json().error.code).toBe('unavailable')
    expect(key.headers['retry-after']).toBe('3600')
    expect((await test.app.inject('/api/posts')).statusCode).toBe(200)
  })

  it('keeps out of a folder that cannot be written', async () => {
    const file = path.join(dataDir, 'a-file')
    writeFileSync(file, '')
    chmodSync(file, 0o400)
    await expect(loadVapid({ dataDir: path.join(file, 'inside'), ...nothing })).rejects.toThrow()
  })
})
