import { readFile } from 'node:fs/promises'
import { setImmediate as turn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import type { ResumeRisk } from '#api/contract/applications.ts'

/** Bytes looked at before others have their turn. */
const PIECE = 100_000
/** Streams and words like it looked at before others have their turn. */
const STREAMS_A_TURN = 50
/** Letters written by their number in a file of ours come to some hundred; more are there to be work. */
const MOST_ESCAPES = 10_000
/** Longer than any name that is looked for, written out with `#`. */
const OVERLAP = 100
/** Bytes that packed objects may inflate to: one stream, and all. A résumé's come to some hundred thousand. */
const MAX_STREAM = 8_000_000
const MAX_STREAMS = 24_000_000
/** Streams that are looked for. */
const MOST_STREAMS = 20_000
/** How far before its stream a dictionary is looked for. */
const DICTIONARY = 2000

/**
 * Names of ISO 32000-2 that make a reader act. `/OpenAction` and `/AA` alone are none: most writers use them to choose the
 * page that is shown first, and whatever else they do has one of these names.
 */
const names: [RegExp, ResumeRisk][] = [
  [/\/JavaScript(?![^\0\t\n\f\r ()<>[\]{}/%])|\/JS\s*(?:[(<]|\d+\s)/, 'script'],
  [/\/(?:Launch|SubmitForm|ImportData|GoToR|GoToE)(?![^\0\t\n\f\r ()<>[\]{}/%])/, 'launch'],
  [/\/(?:EmbeddedFiles?|RichMedia)(?![^\0\t\n\f\r ()<>[\]{}/%])/, 'attachment'],
  [/\/Encrypt(?![^\0\t\n\f\r ()<>[\]{}/%])/, 'unchecked'],
]

const unpack = promisify<Buffer, object, Buffer>(inflate)

/** What a PDF may do when it is opened, by the names in it, objects in compressed streams included. */
export async function pdfRisks(path: string): Promise<ResumeRisk[]> {
  const file = await readFile(path)
  const risks = new Set<ResumeRisk>()
  if (await hasManyEscapes(file)) return ['unchecked']
  await look(file, risks)
  let left = MAX_STREAMS
  let words = 0
  let streams = 0
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at)) {
    words += 1
    if (words % STREAMS_A_TURN === 0) await turn()
    const before = file.subarray(Math.max(0, at - DICTIONARY), at)
    at += 'stream'.length
    if (before.toString('latin1', before.length - 3) === 'end') continue
    streams += 1
    if (streams > MOST_STREAMS) return [...risks.add('unchecked')]
    const text = decoded(before)
    const dictionary = text.slice(text.lastIndexOf(' obj') + 1)
    if (!/\/ObjStm\b/.test(dictionary)) continue
    const end = file.indexOf('endstream', at)
    const objects = end < 0 ? undefined : await unpacked(file.subarray(at, end), dictionary, Math.min(left, MAX_STREAM))
    if (!objects) return [...risks.add('unchecked')]
    left -= objects.length
    await look(objects, risks)
    at = end
  }
  return [...risks]
}

/** Each is a call, and bytes before many streams are decoded many times. */
async function hasManyEscapes(bytes: Buffer): Promise<boolean> {
  let escapes = 0
  for (let from = 0; from < bytes.length && escapes <= MOST_ESCAPES; from += PIECE) {
    escapes += bytes.toString('latin1', from, from + PIECE).match(/#[0-9a-f]{2}/gi)?.length ?? 0
    await turn()
  }
  return escapes > MOST_ESCAPES
}

async function look(bytes: Buffer, risks: Set<ResumeRisk>): Promise<void> {
  for (let from = 0; from < bytes.length; from += PIECE) {
    const text = decoded(bytes.subarray(from, from + PIECE + OVERLAP))
    for (const [name, risk] of names) if (name.test(text)) risks.add(risk)
    await turn()
  }
}

/** Any letter of a name may be written by its number: `/J#61vaScript`. */
function decoded(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/#([0-9a-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)))
}

/** The objects of a stream; nothing where it is packed in another way than writers do, or too large. */
async function unpacked(stream: Buffer, dictionary: string, most: number): Promise<Buffer | undefined> {
  if (!dictionary.includes('/Filter')) return stream
  if (!/\/Filter\s*(?:\[\s*)?\/(?:FlateDecode|Fl)\b/.test(dictionary) || /Decode\s*\/|\/Predictor/.test(dictionary)) {
    return undefined
  }
  // The keyword ends with a line break, which is no part of the data.
  const start = stream[0] === 13 && stream[1] === 10 ? 2 : 1
  return unpack(stream.subarray(start), { maxOutputLength: Math.max(1, most) }).catch(() => undefined)
}
