import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { erasureListName, erasuresIn, forgetErasures, noteErasures } from '#api/operate/backup/erasure-list.ts'
import { keptArchives } from '#api/operate/backup/kept-archives.ts'
import { archiveTime, type KeptArchive, listArchives, noteArchive } from '#api/outbound/backup-folder.ts'
import { download } from '#api/outbound/objects/download.ts'
import { bytesOf } from '#api/outbound/objects/object-bytes.ts'
import { createObjectStore, type ObjectPlace } from '#api/outbound/objects/object-store.ts'
import { ObjectsUnavailable } from '#api/outbound/objects/objects-unavailable.ts'
import { whenMissing } from '#api/outbound/when-missing.ts'
import { monthsAfter } from '#api/services/retention/months-after.ts'
import { REQUESTS_KEPT } from '#api/services/retention/retention.ts'

export interface ArchiveCopy {
  name: string
  madeAt: number // milliseconds
  bytes: number
  missing?: number // files that were nowhere when it was made
}

/** An object beside an archive says that it lacks files, and how many: whoever else copies to the same place has no note of it. */
const lacking = /^(.+)\.lacks-(\d+)$/
const lackingName = (name: string, missing: number) => `${name}.lacks-${missing}`

/** Archives that lie in S3 as well (`BACKUP_URL`): what is left when the machine is lost. All reject with `ObjectsUnavailable`. */
export function createArchiveCopies(place: ObjectPlace) {
  const objects = createObjectStore(place)

  /** The newest first, each once: S3 may name one twice, and what has a twin would be removed as its surplus. */
  async function list(): Promise<ArchiveCopy[]> {
    const copies = new Map<string, ArchiveCopy>()
    const lacks = new Map<string, number>()
    for await (const { key: name, bytes } of objects.list('')) {
      const [, archive, missing] = lacking.exec(name) ?? []
      if (archive) lacks.set(archive, Number(missing))
      const madeAt = archiveTime(name)
      if (madeAt !== undefined) copies.set(name, { name, madeAt, bytes })
    }
    const whole = [...copies.values()].map((copy) => ({ ...copy, missing: lacks.get(copy.name) ?? 0 }))
    return whole.toSorted((one, other) => other.madeAt - one.madeAt)
  }

  /** Into the folder’s list, whatever other servers have put there. A list that S3 names and does not give is no empty one: it would bring back whom it names. */
  async function bringErasures(folder: string): Promise<void> {
    let listed = 0 // bytes
    for await (const { key, bytes } of objects.list(erasureListName)) if (key === erasureListName) listed = bytes
    if (listed === 0) return
    const known = await bytesOf(objects, erasureListName)
    if (!known || known.length < listed)
      throw new ObjectsUnavailable(`S3 lists ${erasureListName} and does not give it`, {
        reason: 'NoSuchKey',
        isWrong: false,
      })
    await noteErasures(folder, erasuresIn(known.toString()))
  }

  /** A folder’s list of whom staff have erased, with what other servers know; what is old enough is forgotten in both. */
  async function shareErasures(folder: string): Promise<void> {
    await bringErasures(folder)
    await forgetErasures(folder, monthsAfter(Date.now(), -REQUESTS_KEPT))
    const erasures = await readFile(path.join(folder, erasureListName)).catch(whenMissing)
    if (erasures) await objects.put(erasureListName, erasures)
  }

  /** Resolves once S3 has all of it, by its hash. */
  async function add({
    name,
    file,
    bytes,
    missing,
    rows = 0,
    files = 0,
    verifiedAt = null,
  }: KeptArchive): Promise<void> {
    if (missing) await objects.put(lackingName(name, missing), Buffer.from(String(missing)))
    await objects.put(name, { path: file, bytes })
    await noteArchive(file, { rows, files, verifiedAt, copiedAt: Date.now() })
  }

  return {
    name: objects.name,
    list,

    /**
     * Copies what a folder keeps and S3 has not, and the list of whom staff have erased; removes what is old enough by the rule
     * of the folder. Resolves to the names that it has removed.
     */
    async bring(folder: string): Promise<string[]> {
      await shareErasures(folder)
      const [copies, archives] = [await list(), await listArchives(folder)]
      const there = new Set(copies.map(({ name }) => name))
      const missing = archives.filter(({ name }) => !there.has(name))
      const kept = keptArchives([...copies, ...missing])
      for (const archive of missing.toReversed().filter((one) => kept.has(one))) await add(archive)
      const old = copies.filter((copy) => !kept.has(copy))
      for (const { name, missing: files } of old) {
        await objects.remove(name)
        if (files) await objects.remove(lackingName(name, files))
      }
      return old.map(({ name }) => name)
    },

    /** Into a folder, where it is named as it was. Resolves to its file. */
    async fetch(name: string, folder: string): Promise<string> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = path.join(folder, name)
      const growing = `${file}.part`
      const there = await stat(file).catch(whenMissing)
      const copy = (await list()).find((one) => one.name === name)
      if (!copy && !there) throw new Error(`There is no ${name} in ${objects.name}.`)
      if (!copy || there?.size === copy.bytes) return file
      // What is broken off in the middle must not have the name of an archive.
      await rm(growing, { force: true })
      if (!(await download(objects, name, growing, copy.bytes)))
        throw new Error(`There is no ${name} in ${objects.name}.`)
      await rename(growing, file)
      if (copy.missing) await noteArchive(file, { rows: 0, files: 0, missing: copy.missing, verifiedAt: null })
      return file
    },

    bringErasures,
    shareErasures,
  }
}
