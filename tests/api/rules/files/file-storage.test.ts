import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDiskStorage } from '#api/outbound/file-storage.ts'

let parent: string
let folder: string
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'dritare-storage-'))
  folder = path.join(parent, 'uploads', 'applications')
})
afterEach(() => rmSync(parent, { recursive: true }))

const content = () => Readable.from([Buffer.from('a life '), Buffer.from('at the window')])

describe('the file storage', () => {
  it('keeps a file for the server’s account alone, under a random name', async () => {
    const file = await createDiskStorage(folder).receive(content())
    await file.keep()
    const kept = path.join(folder, file.storedName)
    expect(readFileSync(kept, 'utf8')).toBe('a life at the window')
    expect(statSync(kept).mode & 0o777).toBe(0o600)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(file.size).toBe(20)
    expect(file.sha256).toBe(createHash('sha256').update('a life at the window').digest('hex'))
    await file.discard()
    expect(readdirSync(folder)).toEqual([file.storedName])
  })

  it('leaves nothing of what is discarded, even when that is said twice', async () => {
    const file = await createDiskStorage(folder).receive(content())
    await file.discard()
    await file.discard()
    expect(readdirSync(folder)).toEqual([])
  })

  it('leaves nothing of a stream that breaks off', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('a life')
        throw new Error('gone')
      })(),
    )
    await expect(createDiskStorage(folder).receive(broken)).rejects.toThrow('gone')
    expect(readdirSync(folder)).toEqual([])
  })

  it('finishes after a crash what the database knows, deletes the rest, and lets other servers’ uploads be', async () => {
    mkdirSync(folder, { recursive: true })
    const [known, unknown, arriving, kept] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    for (const name of [`${known}.part`, `${unknown}.part`, `${arriving}.part`, kept]) {
      writeFileSync(path.join(folder, name), 'x')
      const hoursAgo = name.startsWith(arriving) ? 0 : 2
      utimesSync(path.join(folder, name), new Date(), new Date(Date.now() - hoursAgo * 3_600_000))
    }
    await createDiskStorage(folder).settle(async (name) => name === known)
    expect(readdirSync(folder).toSorted()).toEqual([known, `${arriving}.part`, kept].toSorted())
  })

  it('sweeps what the database no longer knows, and is old enough not to be on its way', async () => {
    mkdirSync(folder, { recursive: true })
    const [known, lost, fresh] = [randomUUID(), randomUUID(), randomUUID()]
    for (const name of [known, lost, fresh, 'else']) {
      writeFileSync(path.join(folder, name), 'x')
      const hoursAgo = name === fresh ? 0 : 2
      utimesSync(path.join(folder, name), new Date(), new Date(Date.now() - hoursAgo * 3_600_000))
    }
    await createDiskStorage(folder).sweep((name) => name === known)
    expect(readdirSync(folder).toSorted()).toEqual([known, fresh, 'else'].toSorted())
  })

  it('has nothing to mend before the first file', async () => {
    await createDiskStorage(folder).settle(async () => false)
  })
})
