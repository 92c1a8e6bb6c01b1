import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkFiles } from '#api/operate/check-files.ts'
import { createObjectStore } from '#api/outbound/objects/object-store.ts'
import { type S3Server, startS3 } from '../../../support/servers/s3-server.ts'

let dataDir: string
let s3: S3Server
let marks: Map<string, string>
const settings: Parameters<typeof checkFiles>[1] = {
  find: async (names) => new Map([...marks].filter(([name]) => names.includes(name))),
  put: async (name, value) => void marks.set(name, value),
}
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'dritare-check-'))
  s3 = await startS3()
  marks = new Map()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await s3[Symbol.asyncDispose]()
  rmSync(dataDir, { recursive: true })
})

describe.each(['FILES_URL', 'BACKUP_URL'])('a start with %s', (variable) => {
  const check = (place: typeof s3.place) =>
    checkFiles(
      variable === 'FILES_URL'
        ? { files: place, backup: {}, dataDir }
        : { files: undefined, backup: { copies: place }, dataDir },
      settings,
    )

  it('goes well where everything can be done, and leaves nothing that grows', async () => {
    await check(s3.place)
    await check(s3.place)
    const keys: string[] = []
    for await (const { key } of createObjectStore(s3.place).list('')) keys.push(key)
    expect(keys).toEqual(['probe'])
  })

  it('is refused where everybody can read the bucket', async () => {
    await using open = await startS3({ isPublic: true })
    await expect(check(open.place)).rejects.toThrow('everybody can read the bucket')
  })

  it('only warns while S3 is away', async () => {
    s3.behave('away')
    expect(await warningOf(check(s3.place))).toMatch(`${variable}, which is s3://dritare-files/site/, cannot be used`)
  })

  it.each([
    [403, 'QuotaExceeded'],
    [403, 'AccountProblem'],
    [400, 'XMinioAdminBucketQuotaExceeded'],
    [403, 'RequestTimeTooSkewed'],
  ])('only warns where S3 is full, unpaid or refuses what no variable is wrong in: %i %s', async (status, code) => {
    await using refusing = await startAnswering(status, code)
    expect(await warningOf(check({ ...s3.place, endpoint: refusing.endpoint }))).toContain(`${status} ${code}`)
  })

  it('only warns of a host that nobody knows now', async () => {
    const place = { ...s3.place, endpoint: 'http://nobody.invalid' }
    expect(await warningOf(check(place))).toContain('nobody.invalid')
  })
})

const wrongs = [
  [{ bucket: 'no-such-bucket' }, 'there is no bucket no-such-bucket'],
  [{ keyId: 'stranger' }, 'does not know AWS_ACCESS_KEY_ID'],
  [{ secret: 'wrong' }, 'AWS_SECRET_ACCESS_KEY does not belong to'],
] as const

it.each(wrongs)('a start with FILES_URL is refused in one sentence with %o', async (changes, words) => {
  const place = { ...s3.place, ...changes }
  const checking = checkFiles({ files: place, backup: {}, dataDir }, settings)
  await expect(checking).rejects.toThrow(`cannot start. FILES_URL, which is s3://${place.bucket}/site/, cannot be used`)
  await expect(checking).rejects.toThrow(words)
})

it.each(['AccessDenied', 'InvalidAccessKeyId'])(
  'a start with FILES_URL that has worked with this database only warns of %s, as it is said on a day over a cap',
  async (code) => {
    const start = (place = s3.place) => checkFiles({ files: place, backup: {}, dataDir }, settings)
    s3.refuse(code)
    await expect(start()).rejects.toThrow('cannot start')
    s3.refuse(undefined)
    await start()
    s3.refuse(code)
    expect(await warningOf(start())).toContain(`403 ${code}`)
    await expect(start({ ...s3.place, keyId: 'another' })).rejects.toThrow('cannot start')
  },
)

it('a start whose secret has been mistyped since is refused: no cap is said so', async () => {
  const start = () => checkFiles({ files: s3.place, backup: {}, dataDir }, settings)
  await start()
  s3.refuse('SignatureDoesNotMatch')
  await expect(start()).rejects.toThrow('AWS_SECRET_ACCESS_KEY does not belong')
})

it.each(wrongs)('a start with BACKUP_URL, which no visitor needs, only warns with %o', async (changes, words) => {
  const checking = checkFiles({ backup: { copies: { ...s3.place, ...changes } }, dataDir }, settings)
  expect(await warningOf(checking)).toContain(words)
})

it('a start waits once for a service that says nothing, whatever lies there', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  s3.behave('silent')
  const checking = checkFiles({ files: s3.place, backup: { copies: s3.place }, dataDir }, settings)
  await expect.poll(() => s3.calls).toEqual(['PUT probe', 'PUT probe'])
  await checking
  expect(s3.calls).toHaveLength(2)
  expect(warn).toHaveBeenCalledTimes(2)
}, 20_000)

/** What is said on the console meanwhile. */
async function warningOf(work: Promise<void>): Promise<string> {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await work
  return warn.mock.calls.flat().join('\n')
}

/** Says the same to everybody. */
async function startAnswering(status: number, code: string) {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
