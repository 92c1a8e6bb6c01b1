import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { transferKept } from '#api/contract/values/post-transfer.ts'
import { createDiskStorage } from '#api/outbound/file-storage.ts'
import { createDiskOwner } from '#api/outbound/objects/file-storages.ts'
import { openObjectStorages } from '#api/outbound/objects/object-storages.ts'
import type { FileStorages } from '#api/outbound/objects/opened-storages.ts'
import { createPictureStorage } from '#api/outbound/picture-storage.ts'
import { createTransferStorage } from '#api/outbound/transfer-storage.ts'
import { type S3Server, startS3 } from '../../../support/servers/s3-server.ts'

const HOUR = 3_600_000 + 1000 // milliseconds, and one second: a file's time may be finer than the clock's
const letter = 'a life at the window'

type Opened = Pick<FileStorages, 'resumes' | 'pictures' | 'transfers' | 'fileOwner'>

let folder: string
let s3: S3Server
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'dritare-storages-'))
  s3 = await startS3()
})
afterEach(async () => {
  await s3[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true })
})

const content = (words = letter) => Readable.from([Buffer.from(words.slice(0, 7)), Buffer.from(words.slice(7))])
async function textIn({ resumes }: Pick<Opened, 'resumes'>, storedName: string) {
  const stream = await resumes.read(storedName)
  return stream && (await text(stream))
}

const pictureId = createHash('sha256').update('a window').digest('hex').slice(0, 32)
const pictureFiles = [
  { name: '480.avif', bytes: Buffer.from('\0\0\0 ftypavif small') },
  { name: '960.avif', bytes: Buffer.from('\0\0\0 ftypavif large') },
]

/** Two servers on the same files; each S3 server has a data folder of its own. */
const places: [string, (server: string, now?: () => number) => Opened][] = [
  [
    'the data folder',
    (_, now) => ({
      resumes: createDiskStorage(path.join(folder, 'uploads', 'applications'), now),
      pictures: createPictureStorage(path.join(folder, 'uploads', 'pictures'), now),
      transfers: createTransferStorage(path.join(folder, 'uploads', 'transfers'), now),
      fileOwner: createDiskOwner(path.join(folder, 'uploads')),
    }),
  ],
  ['S3', (server, now) => openObjectStorages(s3.place, path.join(folder, server), 0, now)],
]

describe.each(places)('files in %s', (_, open) => {
  const later = (time: number) => () => Date.now() + time

  it('can be read by every server once they are kept, whole, and say what they are', async () => {
    const file = await open('one').resumes.receive(content())
    expect(file.size).toBe(letter.length)
    expect(file.sha256).toBe(createHash('sha256').update(letter).digest('hex'))
    expect(readFileSync(file.path, 'utf8')).toBe(letter)
    await file.keep()
    await file.discard()
    expect(await textIn(open('two'), file.storedName)).toBe(letter)
    expect(existsSync(file.path)).toBe(false)
  })

  it('are read while they arrive, because a row may lead there already', async () => {
    const file = await open('one').resumes.receive(content())
    expect(await textIn(open('two'), file.storedName)).toBe(letter)
    await file.discard()
    expect(await textIn(open('two'), file.storedName)).toBeUndefined()
  })

  it('are gone for every server once they are removed, and removing twice is no error', async () => {
    const { resumes } = open('one')
    const file = await resumes.receive(content())
    await file.keep()
    await open('two').resumes.remove(file.storedName)
    await resumes.remove(file.storedName)
    expect(await textIn({ resumes }, file.storedName)).toBeUndefined()
  })

  it('that break off on their way leave nothing', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('a life')
        throw new Error('gone')
      })(),
    )
    await expect(open('one').resumes.receive(broken)).rejects.toThrow('gone')
    const left = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    expect(left).toEqual([])
    expect(s3.calls.filter((call) => call.startsWith('PUT'))).toEqual([])
  })

  it('of a crash are finished where the database knows them, and deleted after an hour where it does not', async () => {
    const { resumes } = open('one')
    const [known, unknown] = [await resumes.receive(content()), await resumes.receive(content())]
    const isKnown = async (name: string) => name === known.storedName
    await open('two').resumes.settle(isKnown)
    expect(await textIn({ resumes }, unknown.storedName), 'it may be on its way').toBe(letter)
    await open('two', later(HOUR)).resumes.settle(isKnown)
    expect(await textIn({ resumes }, unknown.storedName)).toBeUndefined()
    expect(await textIn({ resumes }, known.storedName)).toBe(letter)
    await open('two', later(HOUR)).resumes.settle(async () => false)
    expect(await textIn({ resumes }, known.storedName), 'it is finished').toBe(letter)
  })

  it('that are kept and no longer known are swept after an hour, others never', async () => {
    const { resumes } = open('one')
    const [known, lost] = [await resumes.receive(content()), await resumes.receive(content())]
    for (const file of [known, lost]) await file.keep()
    const isKnown = (name: string) => name === known.storedName
    await open('two').resumes.sweep(isKnown)
    expect(await textIn({ resumes }, lost.storedName), 'it may be on its way').toBe(letter)
    await open('two', later(HOUR)).resumes.sweep(isKnown)
    expect(await textIn({ resumes }, lost.storedName)).toBeUndefined()
    expect(await textIn({ resumes }, known.storedName)).toBe(letter)
  })

  it('belong to the database that was the first to say so, on every server', async () => {
    expect(await open('one').fileOwner.claim('ours')).toBe('ours')
    expect(await open('two').fileOwner.claim('another')).toBe('ours')
    expect(await open('two').fileOwner.claim('ours')).toBe('ours')
  })

  it('have names that lead nowhere else', async () => {
    const { resumes, pictures } = open('one')
    for (const name of ['../secret.key', 'probe', '', `${randomUUID()}/../probe`, `arriving/${randomUUID()}`]) {
      await expect(resumes.read(name)).rejects.toThrow('no name of a stored file')
      await expect(resumes.remove(name)).rejects.toThrow('no name of a stored file')
      await expect(pictures.has(name)).rejects.toThrow('no id of a picture')
    }
    await pictures.keep(pictureId, pictureFiles)
    expect(await pictures.read(pictureId, '../../secret.key').catch(() => undefined)).toBeUndefined()
  })

  it('can be written to, which a probe says', async () => {
    const { resumes } = open('one')
    await resumes.tryOut()
    await resumes.probe()
  })

  it('of pictures are all there or none, on every server', async () => {
    const { pictures } = open('one')
    expect(await pictures.has(pictureId)).toBe(false)
    await pictures.keep(pictureId, pictureFiles)
    await pictures.keep(pictureId, pictureFiles)
    const other = open('two').pictures
    expect(await other.has(pictureId)).toBe(true)
    expect(await other.read(pictureId, '480.avif')).toEqual(pictureFiles[0]?.bytes)
    expect(await other.read(pictureId, '481.avif')).toBeUndefined()
    await open('two', later(HOUR)).pictures.settle(async () => false)
    expect(await open('two').pictures.has(pictureId)).toBe(false)
    expect(await open('two').pictures.read(pictureId, '480.avif')).toBeUndefined()
  })

  it('of pictures that no row leads to are deleted after an hour', async () => {
    const { pictures } = open('one')
    await pictures.keep(pictureId, pictureFiles)
    await pictures.settle(async () => false)
    expect(await pictures.has(pictureId)).toBe(true)
    await open('one', later(HOUR)).pictures.settle(async (id) => id === pictureId)
    expect(await pictures.has(pictureId)).toBe(true)
    await open('one', later(HOUR)).pictures.settle(async () => false)
    expect(await pictures.has(pictureId)).toBe(false)
  })

  it('that staff bring wait for either server, for as long as is said', async () => {
    const file = await open('one').transfers.arriving.receive(content())
    await file.keep()
    const { transfers } = open('two')
    expect(await transfers.list()).toEqual([file.storedName])
    const found = await transfers.find(file.storedName)
    expect(found).toMatchObject({ bytes: letter.length })
    expect(found && readFileSync(found.path, 'utf8')).toBe(letter)
    expect(await open('two', later(transferKept + 1000)).transfers.find(file.storedName)).toBeUndefined()
    await open('two', later(transferKept + 1000)).transfers.settle()
    expect(await transfers.list()).toEqual([])
    expect(found && existsSync(found.path)).toBe(false)
  })

  it('that staff bring are gone once they are removed', async () => {
    const { transfers } = open('one')
    const file = await transfers.arriving.receive(content())
    await file.keep()
    const found = await transfers.find(file.storedName)
    await transfers.remove(file.storedName)
    expect(await transfers.find(file.storedName)).toBeUndefined()
    expect(found && existsSync(found.path)).toBe(false)
  })
})

it.each(['480.avif', '480.webp', '480.jpg'])(
  'a page that S3 gives as the picture %s is trouble, and not kept',
  async (name) => {
    const { pictures } = openObjectStorages(s3.place, path.join(folder, 'one'), 0)
    await pictures.keep(pictureId, [{ name, bytes: Buffer.from('<html>Back soon</html>') }])
    await expect(pictures.read(pictureId, name)).rejects.toMatchObject({ code: 'ESTORAGE' })
    expect(pictures.inMemory?.(pictureId, name)).toBeUndefined()
  },
)
