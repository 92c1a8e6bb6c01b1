import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract } from 'tar-stream'
import { decrypted, isEncrypted } from '#api/operate/backup/encryption.ts'
import { type BackupManifest, backupManifest, isEntryName, manifestName } from '#api/operate/backup/manifest.ts'

interface ReadArchiveOptions {
  file: string
  folder: string // what it is unpacked into
  identity: string | undefined
}

/** Its types name it only inside. */
type Entry = ReturnType<typeof extract> extends AsyncIterable<infer One> ? One : never

const LARGEST_MANIFEST = 256 * 1024 * 1024 // bytes: two million files

/** Unpacks, and compares every size and hash with the manifest. Throws, saying what is wrong, when anything differs. */
export async function readArchive({ file, folder, identity }: ReadArchiveOptions): Promise<BackupManifest> {
  const isSealed = isEncrypted(await beginningOf(file))
  const source = createReadStream(file)
  const input = isSealed ? await decrypted(source, identity) : source
  const unpacker = extract()
  const found: BackupManifest['entries'] = []
  let manifest: BackupManifest | undefined
  try {
    const unpacked = pipeline(input, createZstdDecompress(), unpacker)
    // Its error is also the loop's.
    unpacked.catch(() => {})
    for await (const entry of unpacker) {
      const { name, type } = entry.header
      if (type !== 'file' || !isEntryName(name)) throw new Error(`it has an entry that no backup has: ${name}`)
      if (name === manifestName) manifest = await manifestIn(entry)
      else found.push(await unpack(entry, path.join(folder, name)))
    }
    await unpacked
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
      throw new Error(`The archive ${file} needs more room than the disk of ${folder} has. Make room there.`, {
        cause: error,
      })
    throw damaged(file, error instanceof Error ? error.message : String(error), error)
  } finally {
    source.destroy()
  }
  if (!manifest) throw damaged(file, 'it ends before its list of contents')
  const difference = differenceOf(manifest.entries, found)
  if (difference) throw damaged(file, difference)
  return manifest
}

function damaged(file: string, what: string, cause?: unknown): Error {
  return new Error(
    `The archive ${file} is damaged: ${what}. Nothing of it was used. Take another archive, or another copy of this one.`,
    { cause },
  )
}

async function beginningOf(file: string): Promise<Buffer> {
  const handle = await open(file, 'r').catch((cause: unknown) => {
    throw new Error(`The archive ${file} cannot be read. Say the path of one that \`npm run backup\` has made.`, {
      cause,
    })
  })
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(32), position: 0 })
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function unpack(entry: Entry, place: string) {
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  let size = 0
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  await pipeline(
    Readable.from(entry, { objectMode: false }),
    measured,
    createWriteStream(place, { flags: 'wx', mode: 0o600, flush: true }),
  )
  return { name: entry.header.name, size, sha256: hash.digest('hex') }
}

async function manifestIn(entry: Entry): Promise<BackupManifest> {
  if ((entry.header.size ?? 0) > LARGEST_MANIFEST) throw new Error('its list of contents is too large')
  const parts: Buffer[] = []
  for await (const part of entry) if (Buffer.isBuffer(part)) parts.push(part)
  const text = Buffer.concat(parts).toString('utf8')
  const { success, data } = backupManifest.safeParse(JSON.parse(text))
  if (!success) throw new Error('its list of contents is of another version of this program')
  return data
}

function differenceOf(listed: BackupManifest['entries'], found: BackupManifest['entries']): string | undefined {
  const there = new Map(found.map((entry) => [entry.name, entry]))
  for (const { name, size, sha256 } of listed) {
    const entry = there.get(name)
    if (!entry) return `${name} is missing`
    if (entry.size !== size || entry.sha256 !== sha256) return `${name} is not what was put in`
    there.delete(name)
  }
  const [extra] = there.keys()
  return extra === undefined ? undefined : `${extra} is not in its list of contents`
}
