import { open } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import { type ResumeErrorKey, type ResumeRisk, type ResumeType, resumeTypes } from '#api/contract/applications.ts'
import { checkDoc } from '#api/services/applications/check-doc.ts'
import { checkDocx } from '#api/services/applications/check-docx.ts'
import { pdfRisks } from '#api/services/applications/pdf-risks.ts'

const HEAD = 4100 // bytes that `file-type` reads
const TAIL = 65_557 // A zip's directory ends within its last 65,557 bytes
const PDF_TAIL = 4096 // readers search this far back, because writers may append bytes to a PDF

/** Browsers and mail programs treat such a file as a page. */
const pageMark = /<(?:!doctype html|html|head|body|script|iframe|svg)\b/i

const zipStart = Buffer.from('PK\u0003\u0004', 'latin1')
const zipDirectoryEnd = Buffer.from('PK\u0005\u0006\u0000\u0000\u0000\u0000', 'latin1')

interface FileToJudge {
  path: string
  size: number
}

export interface JudgedResume {
  type: ResumeType
  risks: ResumeRisk[]
}

/** The type by content, or why it is refused: neither name nor declared type count. Polyglots are refused. */
export async function resumeTypeOf({ path, size }: FileToJudge): Promise<JudgedResume | ResumeErrorKey> {
  if (size === 0) return 'resume_unreadable'
  const { head, tail } = await readEnds(path, size)
  const isAlsoZip = tail.includes(zipDirectoryEnd)
  const isAlsoPdf = head.subarray(0, 1024).includes('%PDF-')
  switch (await typeOf(head)) {
    case resumeTypes.pdf:
      return isAlsoZip || !isWholePdf(head, tail) ? 'resume_unreadable' : { type: 'pdf', risks: await pdfRisks(path) }
    case 'application/x-cfb':
      return isAlsoZip || isAlsoPdf ? 'resume_unreadable' : judged('doc', await checkDoc(path, size))
    case 'application/zip':
      return isAlsoPdf ? 'resume_unreadable' : judged('docx', await checkDocx(path, size))
    default:
      return 'resume_type'
  }
}

function judged(type: ResumeType, found: ResumeErrorKey | ResumeRisk[]): JudgedResume | ResumeErrorKey {
  return typeof found === 'string' ? found : { type, risks: found }
}

function isWholePdf(head: Buffer, tail: Buffer): boolean {
  const last = tail.subarray(-PDF_TAIL)
  const end = last.lastIndexOf('%%EOF')
  return (
    end >= 0 && ![head.subarray(0, 1024), last.subarray(end)].some((part) => pageMark.test(part.toString('latin1')))
  )
}

/** `file-type` reads zips by their head alone, and throws when an entry ends beyond it: zips are checked below. */
async function typeOf(head: Buffer): Promise<string | undefined> {
  if (head.indexOf(zipStart) === 0) return 'application/zip'
  return (await fileTypeFromBuffer(head))?.mime
}

async function readEnds(path: string, size: number): Promise<{ head: Buffer; tail: Buffer }> {
  const file = await open(path)
  try {
    const read = async (length: number, position: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
      return buffer.subarray(0, bytesRead)
    }
    return {
      head: await read(Math.min(HEAD, size), 0),
      tail: await read(Math.min(TAIL, size), Math.max(0, size - TAIL)),
    }
  } finally {
    await file.close()
  }
}
