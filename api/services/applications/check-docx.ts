import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import type { ResumeErrorKey, ResumeRisk } from '#api/contract/applications.ts'
import { docxPartRisks } from '#api/services/applications/docx-risks.ts'
import { tagsIn } from '#api/services/applications/docx-tags.ts'

const MAX_ENTRIES = 2000
const MAX_DIRECTORY = 100_000 // bytes of names, fields and comments, which yauzl unpacks to forty times as much; Word writes some two thousand
const MAX_INFLATED = 50_000_000
const MAX_RATIO = 100 // inflated bytes per byte of the file; text reaches about thirty
const MAX_CONTENT_TYPES = 500_000
/** Bytes of XML that are searched: per part, and in all. A long résumé has a tenth of it. */
const MAX_PART = 4_000_000
const MAX_XML = 8_000_000
/** `<` and `&` that are searched: per part, which blocks the event loop, and in all. */
const MAX_PART_MARKS = 100_000
const MAX_MARKS = 400_000

const mainPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** Why a zip is refused, or the risks of the Word document in it. */
export async function checkDocx(path: string, size: number): Promise<ResumeErrorKey | ResumeRisk[]> {
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(path, {
      autoClose: false,
      lazyEntries: true,
      strictFileNames: true,
      validateEntrySizes: true,
    })
    const entries = await readDirectory(zip, size)
    if (!entries) return 'resume_unreadable'
    const names = [...entries.keys()]
    const contentTypes = entries.get('[content_types].xml')
    // Word on the web writes word/document2.xml.
    const isWord = names.some((name) => /^word\/document\d*\.xml$/.test(name))
    if (!isWord || !contentTypes || names.some((name) => name.endsWith('vbaproject.bin'))) return 'resume_type'
    if (contentTypes.uncompressedSize > MAX_CONTENT_TYPES) return 'resume_unreadable'
    const stated = await buffer(await zip.openReadStreamPromise(contentTypes))
    if (marksIn(stated) > MAX_PART_MARKS) return 'resume_unreadable'
    const types = stated.toString('utf8')
    if (!types.includes(mainPart) || /macroEnabled/i.test(types)) return 'resume_type'
    return [...(await inflateAll(zip, entries, xmlPartsOf(types)))]
  } catch (error) {
    // A failing disk says nothing about the file.
    if (error instanceof Error && 'syscall' in error) throw error
    return 'resume_unreadable'
  } finally {
    zip?.close()
  }
}

/** Undefined when entries are too many, too long, too large, encrypted or duplicated. */
async function readDirectory(zip: ZipFile, size: number): Promise<Map<string, Entry> | undefined> {
  if (zip.entryCount > MAX_ENTRIES) return undefined
  const entries = new Map<string, Entry>()
  let listed = 0
  let inflated = 0
  for await (const entry of zip.eachEntry()) {
    listed += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
    const name = entry.fileName.toLowerCase()
    inflated += entry.uncompressedSize
    if (listed > MAX_DIRECTORY || inflated > MAX_INFLATED || inflated > size * MAX_RATIO) return undefined
    if (entries.has(name) || !entry.canDecodeFileData()) return undefined
    entries.set(name, entry)
  }
  return entries
}

/** Whether a part, whose name may end as it likes, is read as XML (ECMA-376 part 2, 10.1.2.2). */
function xmlPartsOf(types: string): (name: string) => boolean {
  const endings = new Set(['xml', 'rels'])
  const names = new Set<string>()
  for (const { attributes } of tagsIn(types)) {
    const given = attributes()
    // Drawings are shown as pictures.
    if (!/^(?!image\/).*[+/]xml\b/i.test(given.get('ContentType') ?? '')) continue
    endings.add(given.get('Extension')?.toLowerCase() ?? 'xml')
    names.add(decoded(given.get('PartName') ?? '').toLowerCase())
  }
  return (name) => endings.has(name.slice(name.lastIndexOf('.') + 1)) || names.has(`/${name}`)
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** The directory may lie about sizes: the stream fails at the first byte beyond them. */
async function inflateAll(
  zip: ZipFile,
  entries: Map<string, Entry>,
  isXml: (name: string) => boolean,
): Promise<Set<ResumeRisk>> {
  const risks = new Set<ResumeRisk>()
  let looked = 0
  let marks = 0
  for (const [name, entry] of entries) {
    const stream = await zip.openReadStreamPromise(entry)
    if (/^word\/(embeddings|activex)\//.test(name)) risks.add('object')
    const size = entry.uncompressedSize
    if (!isXml(name)) {
      stream.resume()
      await finished(stream)
    } else if (size > MAX_PART || looked + size > MAX_XML) {
      risks.add('unchecked')
      stream.resume()
      await finished(stream)
    } else {
      looked += size
      const part = await buffer(stream)
      const own = marksIn(part)
      marks += own
      if (own > MAX_PART_MARKS || marks > MAX_MARKS) risks.add('unchecked')
      else for (const risk of await docxPartRisks(part)) risks.add(risk)
    }
  }
  return risks
}

function marksIn(part: Buffer): number {
  let marks = 0
  // Ten times as fast as `for … of` with a buffer.
  for (let at = 0; at < part.length; at++) if (part[at] === 0x3c || part[at] === 0x26) marks += 1
  return marks
}
