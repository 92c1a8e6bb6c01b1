import type { ResumeRisk } from '#api/contract/applications.ts'

/** By the end of the relationship's name (ECMA-376 part 1, 15.2), which the strict and the transitional form share. */
const relationshipRisks: Record<string, ResumeRisk> = {
  attachedTemplate: 'remote',
  oleObject: 'object',
  package: 'object',
  control: 'object',
  aFChunk: 'part',
}
const elementRisks: [RegExp, ResumeRisk][] = [
  [/^(?:\w+:)?altChunk\b/, 'part'],
  [/^(?:\w+:)?(?:OLEObject|control)\b/, 'object'],
]
const external = /\bTargetMode\s*=\s*["']External["']/
const relationshipType = /\bType\s*=\s*["']([^"']*)/
const instruction = /^(?:\w+:)?instrText\b/
const simpleField = /^(?:\w+:)?fldSimple\b/
const fieldBegin = /^(?:\w+:)?fldChar\b/
const dde = /^ ?DDE(?:AUTO)?\b/im

export function docxPartRisks(part: Buffer): Set<ResumeRisk> {
  const risks = new Set<ResumeRisk>()
  const fields: string[] = []
  // No attribute contains `<`: each piece is one tag with the text after it.
  for (const raw of textOf(part).split('<')) {
    const piece = raw.includes('&') ? withoutReferences(raw) : raw
    if (/^(?:\w+:)?Relationship\s/.test(piece)) {
      const type = relationshipType.exec(piece)?.[1]?.split('/').at(-1) ?? ''
      const isExternal = external.test(piece)
      const risk = relationshipRisks[type]
      // Most documents name a local template; only a remote one loads something.
      if (risk && (risk !== 'remote' || isExternal)) risks.add(risk)
      if (isExternal && type !== 'hyperlink') risks.add('remote')
      continue
    }
    for (const [element, risk] of elementRisks) if (element.test(piece)) risks.add(risk)
    if (fieldBegin.test(piece)) fields.push('\n')
    else if (instruction.test(piece)) fields.push(oneLine(piece.slice(piece.indexOf('>') + 1)))
    else if (simpleField.test(piece)) fields.push('\n', oneLine(/\binstr\s*=\s*["']([^"']*)/.exec(piece)?.[1] ?? ''))
  }
  // A field may be split over several runs.
  if (dde.test(fields.join(''))) risks.add('command')
  return risks
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

/** XML is UTF-8, or UTF-16 with a byte order mark. */
function textOf(part: Buffer): string {
  if (part[0] === 0xff && part[1] === 0xfe) return part.toString('utf16le')
  if (part[0] === 0xfe && part[1] === 0xff)
    return Buffer.from(part.subarray(0, part.length & ~1))
      .swap16()
      .toString('utf16le')
  return part.toString('utf8')
}

function withoutReferences(text: string): string {
  return text.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (reference, hexadecimal, decimal) => {
    const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference
  })
}
