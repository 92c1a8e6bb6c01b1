import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import { encrypted } from '#api/operate/backup/encryption.ts'
import { type BackupManifest, manifestName } from '#api/operate/backup/manifest.ts'

export interface ArchiveEntry {
  name: string
  file: string // where it lies
}

interface WriteArchiveOptions {
  file: string // of the archive
  entries: AsyncIterable<ArchiveEntry>
  about: Omit<BackupManifest, 'entries'>
  recipients: readonly string[]
}

/** A stream, whatever its size: tar, zstd and age hold a few blocks at a time. The archive is there whole or not at all. */
export async function writeArchive({ file, entries, about, recipients }: WriteArchiveOptions): Promise<BackupManifest> {
  const growing = `${file}.part`
  const compressed = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })
  // First: where it throws, nothing flows yet that somebody would have to end.
  const output = recipients.length > 0 ? await encrypted(compressed, recipients) : compressed
  const packer = pack()
  const filled = fill(packer, entries, about).catch((error: unknown) => {
    packer.destroy(error instanceof Error ? error : new Error(String(error)))
    throw error
  })
  try {
    const packed = pipeline(Readable.from(packer, { objectMode: false }), compressed)
    const written = pipeline(output, createWriteStream(growing, { flags: 'wx', mode: 0o600, flush: true }))
    const [manifest] = await Promise.all([filled, packed, written])
    await rename(growing, file)
    await syncFolder(path.dirname(file))
    return manifest
  } catch (error) {
    packer.destroy()
    await rm(growing, { force: true })
    // The first cause, where there are several.
    await filled
    throw error
  }
}

async function fill(
  packer: Pack,
  entries: AsyncIterable<ArchiveEntry>,
  about: Omit<BackupManifest, 'entries'>,
): Promise<BackupManifest> {
  const listed: BackupManifest['entries'] = []
  for await (const { name, file } of entries) {
    const { size, mtime } = await stat(file)
    const hash = createHash('sha256')
    const sink = packer.entry({ name, size, mtime, mode: 0o600 })
    const source = createReadStream(file)
    source.on('data', (chunk) => hash.update(chunk))
    source.on('error', (error) => sink.destroy(error))
    source.pipe(sink)
    await finished(sink)
    listed.push({ name, size, sha256: hash.digest('hex') })
  }
  const manifest = { ...about, entries: listed }
  packer.entry({ name: manifestName, mode: 0o600 }, `${JSON.stringify(manifest, null, 1)}\n`)
  packer.finalize()
  return manifest
}

/** So that the new name outlives a power cut too. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
