import { type FileHandle, open } from 'node:fs/promises'
import type { ResumeErrorKey, ResumeRisk } from '#api/contract/applications.ts'

const LAST_SECTOR = 0xfffffffa // sector numbers from here on mean "none"
const NO_ENTRY = 0xffffffff
const ENTRY = 128
const HEADER = 512
const MOST_SECTORS = 2000 // A document's directory has about ten
const NAMED_IN_HEADER = 109

interface Storage {
  sectorSize: number
  sectorCount: number
  header: Buffer
  read: (sector: number) => Promise<Buffer>
}

/** Why a compound file (MS-CFB), which spreadsheets and installers are too, is refused, or the document's risks. */
export async function checkDoc(path: string, size: number): Promise<ResumeErrorKey | ResumeRisk[]> {
  const file = await open(path)
  try {
    const names = rootNames(await readDirectory(await openStorage(file, size)))
    if (names.has('macros') || names.has('vba') || names.has('_vba_project_cur')) return 'resume_unreadable'
    if (!names.has('worddocument')) return 'resume_type'
    // Embedded and linked objects ([MS-DOC] 2.1.10).
    return names.has('objectpool') ? ['object'] : []
  } catch (error) {
    if (error instanceof RangeError) return 'resume_unreadable'
    throw error
  } finally {
    await file.close()
  }
}

async function openStorage(file: FileHandle, size: number): Promise<Storage> {
  const read = async (length: number, position: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
    // Reading beyond the end of a truncated sector throws a RangeError.
    return buffer.subarray(0, bytesRead)
  }
  const header = await read(HEADER, 0)
  const shift = header.readUInt16LE(0x1e)
  if (shift !== 9 && shift !== 12) throw new RangeError('The sectors have no known size')
  const sectorSize = 2 ** shift
  return {
    sectorSize,
    sectorCount: Math.ceil(size / sectorSize),
    header,
    read: (sector) => read(sectorSize, (sector + 1) * sectorSize),
  }
}

async function readDirectory(storage: Storage): Promise<Buffer> {
  const sectors = new Map<number, Buffer>()
  let sector = storage.header.readUInt32LE(0x30)
  while (sector < LAST_SECTOR) {
    // A number beyond the file would make each step of the chain search the whole allocation table.
    if (sector >= storage.sectorCount) throw new RangeError('The directory leads out of the file')
    if (sectors.has(sector)) throw new RangeError('The directory runs in a circle')
    if (sectors.size > MOST_SECTORS) throw new RangeError('The directory is longer than any')
    sectors.set(sector, await storage.read(sector))
    sector = await sectorAfter(storage, sector)
  }
  return Buffer.concat([...sectors.values()])
}

async function sectorAfter(storage: Storage, sector: number): Promise<number> {
  const perSector = storage.sectorSize / 4
  const table = await storage.read(await tableSector(storage, Math.floor(sector / perSector)))
  return table.readUInt32LE((sector % perSector) * 4)
}

/** The header lists the first sectors of the allocation table; a linked chain lists the rest. */
async function tableSector({ header, sectorSize, sectorCount, read }: Storage, index: number): Promise<number> {
  if (index < NAMED_IN_HEADER) return header.readUInt32LE(0x4c + index * 4)
  const perSector = sectorSize / 4 - 1
  let left = index - NAMED_IN_HEADER
  if (left > sectorCount) throw new RangeError('The allocation table is larger than the file')
  let list = await read(header.readUInt32LE(0x44))
  for (; left >= perSector; left -= perSector) list = await read(list.readUInt32LE(perSector * 4))
  return list.readUInt32LE(left * 4)
}

/** Lower-case names directly in the root, a tree of left and right siblings. */
function rootNames(directory: Buffer): Set<string> {
  const names = new Set<string>()
  const seen = new Set<number>()
  const waiting = [directory.readUInt32LE(0x4c)]
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    if (index === NO_ENTRY || seen.has(index)) continue
    seen.add(index)
    const start = index * ENTRY
    const length = Math.min(directory.readUInt16LE(start + 0x40), 64)
    names.add(directory.toString('utf16le', start, start + Math.max(0, length - 2)).toLowerCase())
    waiting.push(directory.readUInt32LE(start + 0x44), directory.readUInt32LE(start + 0x48))
  }
  return names
}
