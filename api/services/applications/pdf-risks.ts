import { readFile } from 'node:fs/promises'
import { setImmediate as turn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import type { ResumeRisk } from '#api/contract/applications.ts'

const PIECE = 100_000 // bytes searched between two yields to the event loop
const STREAMS_A_TURN = 50 // occurrences of `stream` between two yields
const MOST_ESCAPES = 10_000 // ordinary files have about a hundred; more are there to cost time
const OVERLAP = 100 // longer than any name below, fully escaped
/** Inflated bytes of object streams: each, and in all. A résumé has some hundred thousand. */
const MAX_STREAM = 8_000_000
const MAX_STREAMS = 24_000_000
const MOST_STREAMS = 20_000
const DICTIONARY = 2000 // bytes before a stream in which its dictionary is searched

/** Names of ISO 32000-2. `/OpenAction` and `/AA` alone are harmless: most writers choose the first page with them. */
const names: [RegExp, ResumeRisk][] = [
  [/\/JavaScript(?![^\0\t\n\f\r ()<>[\]{}/%])|\/JS\s*(?:[(<]|\d+\s)/, 'script'],
  [/\/(?:Launch|SubmitForm|ImportData|GoToR|GoToE)(?![^\0\t\n\f\r ()<>[\]{}/%])/, 'launch'],
  [/\/(?:EmbeddedFiles?|RichMedia)(?![^\0\t\n\f\r ()<>[\]{}/%])/, 'attachment'],
  [/\/Encrypt(?![^\0\t\n\f\r ()<>[\]{}/%])/, 'unchecked'],
]

const unpack = promisify<Buffer, object, Buffer>(inflate)

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

/** PDF may write any letter of a name as `#61`. */
function decoded(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/#([0-9a-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)))
}

/** Undefined where the filter is unusual or the result too large. */
async function unpacked(stream: Buffer, dictionary: string, most: number): Promise<Buffer | undefined> {
  if (!dictionary.includes('/Filter')) return stream
  if (!/\/Filter\s*(?:\[\s*)?\/(?:FlateDecode|Fl)\b/.test(dictionary) || /Decode\s*\/|\/Predictor/.test(dictionary)) {
    return undefined
  }
  // The line break after the keyword is not data.
  const start = stream[0] === 13 && stream[1] === 10 ? 2 : 1
  return unpack(stream.subarray(start), { maxOutputLength: Math.max(1, most) }).catch(() => undefined)
}
