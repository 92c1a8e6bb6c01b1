import { setImmediate as nextTurn } from 'node:timers/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import pLimit from 'p-limit'

export interface ZippedFile {
  name: string
  bytes: Uint8Array
  /** Pictures are compressed already. */
  isPacked?: boolean
}

/** What a zip without ZIP64 can hold is 4 GiB. Bytes. */
const MOST = 4_000_000_000

/** One file of all zips that are made is compressed in a turn of the event loop. */
const between = pLimit(1)

/** A zip as it is read: a file is fetched once those before it have gone. Throws when it grows too large for a zip. */
export async function* zipStream(files: AsyncIterable<ZippedFile>, mtime: number): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  let written = 0
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
    written += chunk.length
  })
  function* taken() {
    const pieces = ready
    ready = []
    yield* pieces
  }
  for await (const { name, bytes, isPacked = false } of files) {
    await between(() => nextTurn())
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    file.mtime = mtime
    zip.add(file)
    file.push(bytes, true)
    if (written > MOST) throw new Error('The posts and their pictures are more than one zip file can hold')
    yield* taken()
  }
  zip.end()
  yield* taken()
}
