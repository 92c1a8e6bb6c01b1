import { setImmediate as turn } from 'node:timers/promises'
import type { ResumeRisk } from '#api/contract/applications.ts'
import { tagsIn } from '#api/services/applications/docx-tags.ts'

const PIECE = 100_000 // characters searched between two yields to the event loop
const LONGEST = 100_000 // characters of a tag that is read; such have some hundred

/** By the end of the relationship's name (ECMA-376 part 1, 15.2), which the strict and the transitional form share. */
const relationshipRisks = new Map<string, ResumeRisk>([
  ['oleObject', 'object'],
  ['package', 'object'],
  ['control', 'object'],
  ['aFChunk', 'part'],
])
const elementRisks = new Map<string, ResumeRisk>([
  ['altChunk', 'part'],
  ['OLEObject', 'object'],
  ['control', 'object'],
])

const readTags = new Set(['Relationship', 'instrText', 'fldSimple'])

const dde = /^ *DDE(?:AUTO)?\b/im
const knownEncoding = /^(?:utf-?8|utf-?16(?:[lb]e)?|us-ascii|iso-8859-\d+|windows-125\d)$/i

export async function docxPartRisks(part: Buffer): Promise<Set<ResumeRisk>> {
  const risks = new Set<ResumeRisk>()
  const xml = textOf(part)
  if (xml === undefined) return risks.add('unchecked')
  const fields: string[] = []
  let searched = 0
  for (const { name, attributes, text, length } of tagsIn(xml)) {
    searched += length
    if (searched > PIECE) {
      searched = 0
      await turn()
    }
    if (length > LONGEST && readTags.has(name)) return risks.add('unchecked')
    const risk = elementRisks.get(name)
    if (risk) risks.add(risk)
    if (name === 'Relationship') for (const each of relationshipRisksOf(attributes())) risks.add(each)
    // Entities may be any of all that is looked for; no program writes them.
    if (name === '!DOCTYPE') risks.add('unchecked')
    if (name === 'fldChar') fields.push('\n')
    if (name === 'instrText') fields.push(oneLine(text))
    if (name === 'fldSimple') fields.push(...instructionsOf(attributes()))
  }
  // A field may be split over several runs.
  if (dde.test(fields.join(''))) risks.add('command')
  return risks
}

function* relationshipRisksOf(attributes: Map<string, string>): Generator<ResumeRisk> {
  const type = attributes.get('Type')?.trim().split('/').at(-1) ?? ''
  const isExternal = attributes.get('TargetMode')?.trim() === 'External'
  const risk = relationshipRisks.get(type)
  if (risk) yield risk
  // Such as a template; one on their own disk is what most documents name.
  if (isExternal && type !== 'hyperlink') yield 'remote'
}

function* instructionsOf(attributes: Map<string, string>): Generator<string> {
  for (const [name, value] of attributes) if (/(?:^|:)instr$/.test(name)) yield `\n${oneLine(value)}`
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

/** UTF-8, or UTF-16 with or without its mark (XML 1.0, appendix F). Undefined for what a reader might read otherwise. */
function textOf(part: Buffer): string | undefined {
  const text = encodedText(part)
  if (part.length > 0 && !/^\ufeff?\s*</.test(text)) return undefined
  const declared = /^\ufeff?<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([\w.:-]{1,40})/.exec(text)?.[1]
  return declared === undefined || knownEncoding.test(declared) ? text : undefined
}

function encodedText(part: Buffer): string {
  const [first, second] = part
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return part.toString('utf16le')
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c))
    return Buffer.from(part.subarray(0, part.length & ~1))
      .swap16()
      .toString('utf16le')
  return part.toString('utf8')
}
