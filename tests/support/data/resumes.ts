import { crc32, deflateRawSync } from 'node:zlib'

/** A PDF that says nothing. */
export function makePdf(filler = ''): Buffer {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n${filler}\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`,
  )
}

interface ZipPart {
  name: string
  content?: string | Buffer
  /** What the zip says of the size, where that is not the truth. */
  statedSize?: number
  isLocked?: boolean
  /** Beside its name, in the directory; so is the comment. */
  fields?: Buffer
  comment?: string
}

/** A zip file, written by hand so that it can lie. */
export function makeZip(parts: ZipPart[]): Buffer {
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content = '', statedSize, isLocked = false, fields = Buffer.alloc(0), comment = '' } of parts) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(isLocked ? 1 : 0, 2)
    shared.writeUInt16LE(8, 4)
    shared.writeUInt32LE(crc32(bytes), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(statedSize ?? bytes.length, 18)
    shared.writeUInt16LE(Buffer.byteLength(name), 22)
    const entry = [Buffer.from('PK\u0003\u0004'), shared, Buffer.from(name), packed]
    const place = Buffer.alloc(14)
    place.writeUInt16LE(Buffer.byteLength(comment), 0)
    place.writeUInt32LE(offset, 10)
    const listed = Buffer.from(shared)
    listed.writeUInt16LE(fields.length, 24)
    const beside = [Buffer.from(name), fields, Buffer.from(comment)]
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), listed, place, ...beside)
    local.push(...entry)
    offset += Buffer.concat(entry).length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...local, ...directory, Buffer.from('PK\u0005\u0006'), end])
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const contentTypes = (type: string) =>
  `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`

/** A Word document, with more parts or another main type if wanted. */
export function makeDocx(more: ZipPart[] = [], type = wordType): Buffer {
  return makeZip([
    { name: '[Content_Types].xml', content: contentTypes(type) },
    { name: '_rels/.rels', content: '<Relationships/>' },
    { name: 'word/document.xml', content: '<w:document>A life at the window.</w:document>' },
    ...more,
  ])
}

/** A Word document with macros. */
export function makeDocm(): Buffer {
  return makeDocx(
    [{ name: 'word/vbaProject.bin', content: 'macro' }],
    'application/vnd.ms-word.document.macroEnabled.main+xml',
  )
}

const SECTOR = 512
const END_OF_CHAIN = 0xfffffffe
const NONE = 0xffffffff

/** A compound file (the old Office format) whose root holds streams of these names. */
export function makeCompoundFile(names: string[]): Buffer {
  const header = Buffer.alloc(SECTOR, 0xff)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.fill(0, 8, 76)
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(4096, 56)
  header.writeUInt32LE(END_OF_CHAIN, 60)
  header.writeUInt32LE(END_OF_CHAIN, 68)
  header.writeUInt32LE(0, 76)
  const entries = ['Root Entry', ...names].map((name, index, all) => {
    const entry = Buffer.alloc(128)
    entry.write(name, 0, 'utf16le')
    entry.writeUInt16LE((name.length + 1) * 2, 64)
    entry.writeUInt8(index === 0 ? 5 : 2, 66)
    entry.writeUInt32LE(NONE, 68)
    // Each is the right neighbour of the one before.
    entry.writeUInt32LE(index === 0 || index === all.length - 1 ? NONE : index + 1, 72)
    entry.writeUInt32LE(index === 0 && all.length > 1 ? 1 : NONE, 76)
    return entry
  })
  const directory = Buffer.concat(entries)
  const sectors = Math.ceil(directory.length / SECTOR)
  const table = Buffer.alloc(SECTOR, 0xff)
  table.writeUInt32LE(0xfffffffd, 0)
  for (let sector = 1; sector <= sectors; sector++) {
    table.writeUInt32LE(sector === sectors ? END_OF_CHAIN : sector + 1, sector * 4)
  }
  return Buffer.concat([header, table, directory, Buffer.alloc(sectors * SECTOR - directory.length)])
}

/** A Word document of 1997. */
export function makeDoc(): Buffer {
  return makeCompoundFile(['WordDocument', '1Table', '\u0005SummaryInformation', '\u0005DocumentSummaryInformation'])
}
