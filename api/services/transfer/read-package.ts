import { crc32 } from 'node:zlib'
import { type Entry, getFileNameLowLevel, openPromise, validateFileName, type ZipFile } from 'yauzl'
import { pictureId } from '#api/contract/values/pictures.ts'
import { type TransferRefusal, transferLimits } from '#api/contract/values/post-transfer.ts'
import { checked, type WrittenPost } from '#api/services/transfer/post-files.ts'
import { type PictureFacts, pictureFacts } from '#api/services/transfer/post-format.ts'
import type { PackageProblem } from '#api/services/transfer/posts-of-folders.ts'
import { readFolders } from '#api/services/transfer/read-folders.ts'

export interface PackedPicture {
  id: string
  file: string // its path in the zip
  bytes: number // unpacked
  facts: PictureFacts
  read: () => Promise<Buffer>
}

export interface PostPackage {
  posts: { folder: string; post: WrittenPost }[]
  pictures: PackedPicture[]
  problems: PackageProblem[]
}

const pictureFile = /^([^/]+)\.(webp|avif|jpe?g|png)$/

/** What systems put into every zip that they make. */
const ofSystems = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/

/** `work` gets what is in a zip, as long as it is open. The zip is somebody's: nothing of it is believed. */
export async function withPackage<Answer>(
  path: string,
  work: (content: PostPackage) => Promise<Answer>,
): Promise<Answer> {
  let zip: ZipFile | undefined
  const problems: PackageProblem[] = []
  try {
    const opened = await openPromise(path, {
      autoClose: false,
      decodeStrings: false,
      lazyEntries: true,
      validateEntrySizes: true,
    }).catch(notAZip)
    zip = opened
    const content = opened ? await read(opened, problems) : { posts: [], pictures: [] }
    if (!opened) problems.push({ file: '', why: 'notZip' })
    return await work({ ...content, problems })
  } finally {
    zip?.close()
  }
}

/** A failing disk says nothing about the file. */
function notAZip(error: unknown): undefined {
  if (error instanceof Error && 'syscall' in error) throw error
}

async function read(zip: ZipFile, problems: PackageProblem[]): Promise<Omit<PostPackage, 'problems'>> {
  const nothing = { posts: [], pictures: [] }
  const entries = await directoryOf(zip, problems)
  if (!entries) return nothing
  const folders = new Map<string, Map<string, string>>()
  const unread = new Set<string>()
  const pictures = new Map<string, { file: string; entry: Entry }>()
  const words = new Map<string, PictureFacts>()

  for (const [file, { name, entry }] of entries) {
    // Anything wrong stops the whole: more is neither read nor told.
    if (problems.length >= transferLimits.problems) break
    const fail = (why: TransferRefusal) => void problems.push({ file, why })
    const [room, folder = '', inside] = name.split('/')
    if (room === 'posts' && inside !== undefined && /^posts\/[^/]+\/([^/]+\.md|post\.yaml)$/.test(name)) {
      const text = await textOf(zip, entry, inside === 'post.yaml' ? transferLimits.facts : transferLimits.text, fail)
      const post = folders.get(folder) ?? new Map<string, string>()
      folders.set(folder, post)
      if (text === undefined) unread.add(folder)
      else post.set(inside, text)
    } else if (room === 'pictures' && inside === undefined) {
      const [, id = ''] = pictureFile.exec(folder) ?? /^([^/]+)\.json$/.exec(folder) ?? []
      if (!pictureId.test(id)) fail('noPlace')
      else if (folder.endsWith('.json')) {
        const facts = await factsOf(zip, entry, file, problems, fail)
        if (facts) words.set(id, facts)
      } else if (pictures.has(id)) fail('twice')
      else pictures.set(id, { file, entry })
    } else fail('noPlace')
  }

  const prefix = [...entries].map(([file, { name }]) => file.slice(0, file.length - name.length))[0] ?? ''
  // What cannot be read was told; what it makes of the rest is not.
  for (const folder of unread) folders.delete(folder)
  const found = await readFolders({ prefix, texts: folders })
  if (!found) {
    problems.push({ file: '', why: 'tooSlow' })
    return nothing
  }
  problems.push(...found.problems)
  const unworded = new Set(problems.map(({ file }) => file))
  const packed = [...pictures].flatMap(([id, { file, entry }]) => {
    const facts = words.get(id)
    if (!facts) {
      if (!unworded.has(`${prefix}pictures/${id}.json`)) problems.push({ file, why: 'noWords' })
      return []
    }
    return [{ id, file, bytes: entry.uncompressedSize, facts, read: () => bytesOf(zip, entry) }]
  })
  if (folders.size + unread.size === 0 && pictures.size === 0 && problems.length === 0)
    problems.push({ file: '', why: 'empty' })
  return { posts: found.posts, pictures: packed }
}

interface Named {
  name: string // without a folder around everything
  entry: Entry
}

/** By path. Undefined where it is too much of a zip to be read at all. */
async function directoryOf(zip: ZipFile, problems: PackageProblem[]): Promise<Map<string, Named> | undefined> {
  if (zip.entryCount > transferLimits.files) return void problems.push({ file: '', why: 'tooManyFiles' })
  const entries = new Map<string, Entry>()
  let listed = 0
  let unpacked = 0
  let texts = 0
  try {
    for await (const entry of zip.eachEntry()) {
      listed += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
      if (listed > transferLimits.directory) return void problems.push({ file: '', why: 'notZip' })
      const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry
      const file = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true)
      if (ofSystems.test(file)) continue
      if (!isName(file)) problems.push({ file: shown(file), why: 'badName' })
      else if (isLink(entry)) problems.push({ file, why: 'notFile' })
      else if (!file.endsWith('/')) {
        unpacked += entry.uncompressedSize
        if (/\.(md|yaml|json)$/.test(file)) texts += entry.uncompressedSize
        for (const [size, most] of [
          [unpacked, transferLimits.unpacked],
          [texts, transferLimits.texts],
        ] as const)
          if (size > most) return void problems.push({ file: '', why: 'unpackedLarge', most: most / 1_000_000 })
        if (entries.has(file)) problems.push({ file, why: 'twice' })
        else if (!entry.canDecodeFileData()) problems.push({ file, why: 'locked' })
        else entries.set(file, entry)
      }
    }
  } catch (error) {
    notAZip(error)
    return void problems.push({ file: '', why: 'notZip' })
  }
  const prefix = folderAround([...entries.keys()])
  return new Map([...entries].map(([file, entry]) => [file, { name: file.slice(prefix.length), entry }]))
}

/** Absolute paths, drive letters, `..` and backslashes are refused by yauzl, signs that no screen shows by us. */
function isName(file: string): boolean {
  return (
    validateFileName(file) === null &&
    file.isWellFormed() &&
    !/[\p{Cc}\p{Cf}\uFFFD]|(^|\/)\.{1,2}(\/|$)|\/\//u.test(file)
  )
}

const shown = (file: string) =>
  file
    .replace(/[\p{Cc}\p{Cf}]/gu, '\uFFFD')
    .toWellFormed()
    .slice(0, 200)

/** Unix writes what a file is into the upper half; other systems leave it empty. */
function isLink({ externalFileAttributes }: Entry): boolean {
  const kind = (externalFileAttributes >>> 16) & 0o170000
  return kind !== 0 && kind !== 0o100000 && kind !== 0o040000
}

/** Many programs zip the folder, not what is in it. */
function folderAround(files: string[]): string {
  const [first = ''] = files
  const folder = first.slice(0, first.indexOf('/') + 1)
  const isAround = folder !== '' && folder !== 'posts/' && folder !== 'pictures/'
  return isAround && files.every((file) => file.startsWith(folder)) ? folder : ''
}

async function textOf(
  zip: ZipFile,
  entry: Entry,
  most: number,
  fail: (why: TransferRefusal) => void,
): Promise<string | undefined> {
  if (entry.uncompressedSize > most) return fail('fileLarge') as undefined
  const bytes = await bytesOf(zip, entry).catch((error: unknown) => void notAZip(error))
  if (!bytes) return fail('fileBroken') as undefined
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {}
  return fail('notText') as undefined
}

async function factsOf(
  zip: ZipFile,
  entry: Entry,
  file: string,
  problems: PackageProblem[],
  fail: (why: TransferRefusal) => void,
): Promise<PictureFacts | undefined> {
  const text = await textOf(zip, entry, transferLimits.facts, fail)
  if (text === undefined) return undefined
  try {
    const facts = checked(pictureFacts, JSON.parse(text), file)
    if (facts.ok) return facts.value
    for (const { message: _message, ...problem } of facts.problems.slice(0, transferLimits.told)) problems.push(problem)
  } catch {
    fail('fieldWrong')
  }
  return undefined
}

/** Throws where the directory lies about size or content. */
async function bytesOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece)
  const bytes = Buffer.concat(pieces)
  if (crc32(bytes) !== entry.crc32) throw new Error('The content is not what the directory says')
  return bytes
}
