import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readEnvironment } from '#api/environment.ts'
import { createDiskStorage } from '#api/outbound/file-storage.ts'
import { createBreaker } from '#api/outbound/objects/breaker.ts'
import { readListing } from '#api/outbound/objects/listing.ts'
import { createObjectFileStorage } from '#api/outbound/objects/object-file-storage.ts'
import { createObjectStore } from '#api/outbound/objects/object-store.ts'
import { type S3Server, startS3 } from '../../../support/servers/s3-server.ts'

let dataDir: string
let s3: S3Server
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'dritare-objects-'))
  s3 = await startS3()
})
afterEach(async () => {
  await s3[Symbol.asyncDispose]()
  rmSync(dataDir, { recursive: true })
})

const filesOf = (variables: Record<string, string>) => readEnvironment(variables).files

describe('FILES_URL', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }

  it('names a bucket at Amazon, or elsewhere', () => {
    expect(filesOf({ FILES_URL: 's3://dritare-files', FILES_REGION: 'eu-central-1', ...keys })).toEqual({
      endpoint: 'https://s3.eu-central-1.amazonaws.com',
      bucket: 'dritare-files',
      prefix: '',
      region: 'eu-central-1',
      style: 'host',
      keyId: 'id',
      secret: 'secret',
    })
    const elsewhere = { FILES_URL: 's3://files/site/a/', FILES_ENDPOINT: 'https://s3.example.org', ...keys }
    expect(filesOf(elsewhere)).toMatchObject({ prefix: 'site/a/', style: 'path', region: 'us-east-1' })
    expect(filesOf({ ...elsewhere, FILES_STYLE: 'host' })).toMatchObject({ style: 'host' })
    expect(filesOf(keys)).toBeUndefined()
  })

  it.each([
    'files',
    'https://s3.example.org/files',
    's3://',
    's3://A_B',
    's3://files/../x',
    's3://files/a b',
    's3://files/?a=1',
  ])('is refused where it is none: %s', (FILES_URL) =>
    expect(() => filesOf({ FILES_URL, ...keys })).toThrow('FILES_URL: must be s3://'),
  )

  it('needs both keys', () => {
    expect(() => filesOf({ FILES_URL: 's3://files', AWS_ACCESS_KEY_ID: 'id' })).toThrow(
      'are needed together with FILES_URL',
    )
  })
})

describe('a store of objects', () => {
  it('asks for nothing unsigned, and makes nothing public', async () => {
    const objects = createObjectStore(s3.place)
    await objects.put('applications/a', Buffer.from('a life'))
    expect(await objects.isOpenToAll('applications/a')).toBe(false)
    expect((await fetch(`${s3.place.endpoint}/${s3.place.bucket}/site/applications/a`)).status).toBe(403)
  })

  it('lists more than one answer holds', async () => {
    // The server of tests cannot page: it makes its tokens with DES, which OpenSSL 3 has left out.
    const asked: (string | null)[] = []
    const pages = createServer((request, response) => {
      const token = new URL(request.url ?? '', 'http://s3').searchParams.get('continuation-token')
      asked.push(token)
      const number = token === null ? 0 : Number(token.slice(2))
      const object = `<Contents><Key>site/many/${number}</Key><LastModified>2026-11-24T10:00:00.000Z</LastModified><Size>1</Size></Contents>`
      const more = number < 2 ? `<NextContinuationToken>&amp;/${number + 1}</NextContinuationToken>` : ''
      response.end(`<ListBucketResult>${more}<IsTruncated>${number < 2}</IsTruncated>${object}</ListBucketResult>`)
    }).listen(0, '127.0.0.1')
    await once(pages, 'listening')
    const address = pages.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const keys: string[] = []
    for await (const { key } of createObjectStore({ ...s3.place, endpoint: `http://127.0.0.1:${port}` }).list('many/'))
      keys.push(key)
    expect(keys).toEqual(['many/0', 'many/1', 'many/2'])
    expect(asked).toEqual([null, '&/1', '&/2'])
    pages.closeAllConnections()
    pages.close()
  })

  it.each([1, 2])('gives a list up whose pages come again, %i of them', async (different) => {
    let asked = 0
    const pages = createServer((_request, response) => {
      response.end(
        `<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>on ${asked++ % different}</NextContinuationToken></ListBucketResult>`,
      )
    }).listen(0, '127.0.0.1')
    await once(pages, 'listening')
    const address = pages.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const list = createObjectStore({ ...s3.place, endpoint: `http://127.0.0.1:${port}` }).list('many/')
    await expect(list.next()).rejects.toThrow('the same pages')
    pages.closeAllConnections()
    pages.close()
  })

  it('tries a call twice that was dropped', async () => {
    const objects = createObjectStore(s3.place)
    await objects.put('a', Buffer.from('x'))
    s3.behave('away')
    setTimeout(() => s3.behave('well'), 0)
    await expect(objects.head('a')).resolves.toMatchObject({ bytes: 1 })
  })

  it('waits for nobody who says nothing', async () => {
    s3.behave('silent')
    await expect(createObjectStore(s3.place).head('a')).rejects.toThrow('S3 does not answer: No byte within 4000 ms')
  }, 20_000)

  it('asks no more after three failures, and again when a rest is over', async () => {
    let time = 0
    const objects = createObjectStore(s3.place, () => time)
    s3.behave('busy')
    for (let failures = 0; failures < 3; failures++) await expect(objects.head('a')).rejects.toThrow('S3 answers 503')
    const asked = s3.calls.length
    await expect(objects.head('a')).rejects.toThrow('tried again in a moment')
    expect(s3.calls).toHaveLength(asked)
    s3.behave('well')
    time += 3000
    await expect(objects.head('a')).resolves.toBeUndefined()
    await expect(objects.head('a')).resolves.toBeUndefined()
  })

  it('takes a refusal for an answer: a wrong key opens no breaker', async () => {
    const objects = createObjectStore({ ...s3.place, secret: 'wrong' })
    for (let tries = 0; tries < 5; tries++)
      await expect(objects.put('a', Buffer.from('x'))).rejects.toThrow('SignatureDoesNotMatch')
  })
})

describe('a breaker', () => {
  it('lets one through when a rest is over, and the next only when that went well', () => {
    let time = 0
    const breaker = createBreaker(() => time)
    for (let failures = 0; failures < 3; failures++) breaker.failed()
    expect(breaker.enter).toThrow()
    time += 3000
    breaker.enter()
    expect(breaker.enter).toThrow()
    breaker.succeeded()
    breaker.enter()
    breaker.enter()
  })
})

describe('a listing', () => {
  it('is read as Amazon writes it', () => {
    const text = `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>files</Name><Prefix>site/</Prefix><NextContinuationToken>1&amp;ueGc==</NextContinuationToken><KeyCount>1</KeyCount><MaxKeys>1</MaxKeys><IsTruncated>true</IsTruncated><Contents><Key>site/applications/a&amp;b</Key><LastModified>2026-11-24T10:00:00.000Z</LastModified><ETag>&quot;1&quot;</ETag><Size>434234</Size><StorageClass>STANDARD</StorageClass></Contents></ListBucketResult>`
    expect(readListing(text)).toEqual({
      objects: [{ key: 'site/applications/a&b', bytes: 434_234, modifiedAt: Date.UTC(2026, 10, 24, 10) }],
      next: '1&ueGc==',
    })
    expect(readListing('<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>')).toEqual({
      objects: [],
      next: undefined,
    })
  })
})

describe('a probe of files in S3', () => {
  it('writes at most every 30 seconds, because each is paid for', async () => {
    let time = 100_000
    const storage = createObjectFileStorage({
      objects: createObjectStore(s3.place),
      folder: 'applications',
      desk: createDiskStorage(dataDir),
      deskFolder: dataDir,
      now: () => time,
    })
    for (let second = 0; second < 30; second++) {
      await storage.probe()
      time += 1000
    }
    expect(s3.calls).toEqual(['PUT probe'])
    s3.behave('away')
    await expect(storage.probe()).rejects.toThrow('S3 does not answer')
  })
})

describe('a file in S3', () => {
  it('stays where it arrived while S3 only says that it has copied it', async () => {
    const objects = createObjectStore(s3.place)
    const desk = createDiskStorage(dataDir)
    const storage = createObjectFileStorage({ objects, folder: 'applications', desk, deskFolder: dataDir })
    for (const said of [true, false]) {
      vi.spyOn(objects, 'copy').mockResolvedValueOnce(said)
      const file = await storage.receive(Readable.from([Buffer.from('A letter.')]))
      await file.keep()
      const read = async () => text((await storage.read(file.storedName)) ?? Readable.from([]))
      expect(await read()).toBe('A letter.')
      await storage.settle(async () => true)
      expect(await read()).toBe('A letter.')
      expect(await objects.head(`applications/arriving/${file.storedName}`)).toBeUndefined()
    }
  })
})
