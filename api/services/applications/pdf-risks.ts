import { readFile } from 'node:fs/promises'
import { setImmediate as turn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import type { ResumeRisk } from '#api/contract/applications.ts'

const PIECE = 100_000 // bytes searched between two yields to the event loop
const STREAMS_A_TURN = 50 // occurrences of `stream` between two yields
const MOST_ESCAPES = 10_000 // of all that is searched; ordinary files have about a hundred, more are there to cost time
const OVERLAP = 100 // longer than any name below, fully escaped
/** Inflated bytes of object streams: each, and in all. A résumé has some hundred thousand. */
const MAX_STREAM = 8_000_000
const MAX_STREAMS = 24_000_000
const MOST_STREAMS = 20_000
const MOST_OBJECT_STREAMS = 1000 // of some hundred objects each
const DICTIONARY = 2000 // bytes before a stream in which its dictionary is searched
const LONG_DICTIONARY = 40_000 // where it has not begun in those
const MOST_LONG = 200 // such dictionaries; tables of colours are among them

/** Names of ISO 32000-2. `/OpenAction` and `/AA` alone are harmless: most writers choose the first page with them. */
const names: [RegExp, ResumeRisk][] = [
  [/\/(?:JavaScript|XFA|OnInstantiate)(?![^\0\t\n\f\r ()<>[\]{}/%])|\/JS\s*(?:[(<]|\d+\s)/, 'script'],
  [/\/(?:Launch|SubmitForm|ImportData|GoToR|GoToE)(?![^\0\t\n\f\r ()<>[\]{}/%])/, 'launch'],
  [/\/(?:EmbeddedFiles?|EF|FileAttachment|RichMedia)(?![^\0\t\n\f\r ()<>[\]{}/%])/, 'attachment'],
  [/\/Encrypt(?![^\0\t\n\f\r ()<>[\]{}/%])/, 'unchecked'],
]

/** With strings that end, and without comments: what begins within one has an end too many. */
const wholeDictionary = /^ obj\s*<<(?:[^()%\\]|\((?:[^()\\]|\\[\s\S])*\))*$/

const unpack = promisify<Buffer, object, Buffer>(inflate)

export async function pdfRisks(path: string): Promise<ResumeRisk[]> {
  const file = await readFile(path)
  const risks = new Set<ResumeRisk>()
  let escapes = await escapesIn(file)
  if (escapes > MOST_ESCAPES) return ['unchecked']
  await look(file, risks)
  let left = MAX_STREAMS
  let words = 0
  let streams = 0
  let objectStreams = 0
  let long = 0
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at)) {
    words += 1
    if (words % STREAMS_A_TURN === 0) await turn()
    const start = at
    const before = file.subarray(Math.max(0, start - DICTIONARY), start)
    at += 'stream'.length
    if (before.toString('latin1', before.length - 3) === 'end') continue
    streams += 1
    if (streams > MOST_STREAMS) return [...risks.add('unchecked')]
    const near = decoded(before)
    const isNear = near.includes(' obj') || !mayEndDictionary(near)
    if (!isNear) long += 1
    if (long > MOST_LONG) return [...risks.add('unchecked')]
    const dictionary = dictionaryIn(isNear ? near : decoded(file.subarray(Math.max(0, start - LONG_DICTIONARY), start)))
    if (dictionary === undefined) return [...risks.add('unchecked')]
    // Readers go by the numbers of its objects, and some do without the name.
    if (!/\/ObjStm\b|\/First(?![^\0\t\n\f\r ()<>[\]{}/%])/.test(dictionary)) continue
    objectStreams += 1
    if (objectStreams > MOST_OBJECT_STREAMS) return [...risks.add('unchecked')]
    const end = file.indexOf('endstream', at)
    const objects = end < 0 ? undefined : await unpacked(file.subarray(at, end), dictionary, Math.min(left, MAX_STREAM))
    if (!objects) return [...risks.add('unchecked')]
    left -= objects.length
    escapes += await escapesIn(objects)
    if (escapes > MOST_ESCAPES) return [...risks.add('unchecked')]
    await look(objects, risks)
    at = end
  }
  return [...risks]
}

/** Whether a stream may begin here: not in the middle of a text that says so. */
function mayEndDictionary(text: string): boolean {
  const end = text.trimEnd()
  return (
    end === '' ||
    end.endsWith('>>') ||
    end.slice(Math.max(end.lastIndexOf('\n'), end.lastIndexOf('\r')) + 1).includes('%')
  )
}

/**
 * The dictionary that a stream begins after, or all that was looked at where strings and comments of it may hold another one.
 * Undefined where it begins before that.
 */
function dictionaryIn(text: string): string | undefined {
  const at = text.lastIndexOf(' obj')
  if (at < 0 && mayEndDictionary(text)) return undefined
  const line = Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('\r', at))
  const isOwn = at >= 0 && wholeDictionary.test(text.slice(at)) && !text.slice(line + 1, at).includes('%')
  return isOwn ? text.slice(at) : text
}

/** Counted until there are too many. */
async function escapesIn(bytes: Buffer): Promise<number> {
  let escapes = 0
  for (let from = 0; from < bytes.length && escapes <= MOST_ESCAPES; from += PIECE) {
    escapes += bytes.toString('latin1', from, from + PIECE).match(/#[0-9a-f]{2}/gi)?.length ?? 0
    await turn()
  }
  return escapes
}

async function look(bytes: Buffer, risks: Set<ResumeRisk>): Promise<void> {
  for (let from = 0; from < bytes.length; from += PIECE) {
    const text = decoded(bytes.subarray(from, from + PIECE + OVERLAP))
    for (const [name, risk] of names) if (name.test(text)) risks.add(risk)
    await turn()
  }
}

/** PDF may write any letter of a name as `#61`. */
function decoded(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/#([0-9a-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)))
}

/** Undefined where the filter is unusual or the result too large. */
async function unpacked(stream: Buffer, dictionary: string, most: number): Promise<Buffer | undefined> {
  if (!dictionary.includes('/Filter')) return stream
  const filters = [...dictionary.matchAll(/\/Filter\s*(\[\s*\/\w+\s*\]|\/\w+)?/g)].map(([, named = '']) => named)
  const isPlain = filters.length === 1 && /^\[?\s*\/(?:FlateDecode|Fl)\s*\]?$/.test(filters[0] ?? '')
  if (!isPlain || dictionary.includes('/Predictor')) return undefined
  // The line break after the keyword is not data.
  const start = stream[0] === 13 && stream[1] === 10 ? 2 : 1
  return unpack(stream.subarray(start), { maxOutputLength: Math.max(1, most) }).catch(() => undefined)
}
