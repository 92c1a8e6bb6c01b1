import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { resumeName } from '#api/services/applications/resume-name.ts'
import { resumeTypeOf } from '#api/services/applications/resume-type.ts'
import { makeCompoundFile, makeDoc, makeDocm, makeDocx, makePdf, makeZip } from '../../support/data/resumes.ts'
import { harmlessResumes, riskyResumes } from '../../support/data/risky-resumes.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'dritare-resumes-'))
afterAll(() => rmSync(folder, { recursive: true }))

function judge(content: Buffer) {
  const file = path.join(folder, 'file')
  writeFileSync(file, content)
  return resumeTypeOf({ path: file, size: content.length })
}

const zeros = (length: number) => Buffer.alloc(length)
const executable = Buffer.from('MZ\u0090\u0000 an executable')

describe('what a résumé is', () => {
  it('is told by its content', async () => {
    expect(await judge(makePdf())).toEqual({ type: 'pdf', risks: [] })
    expect(await judge(makeDoc())).toEqual({ type: 'doc', risks: [] })
    expect(await judge(makeDocx())).toEqual({ type: 'docx', risks: [] })
  })

  it('may be large', async () => {
    expect(await judge(makePdf('%'.repeat(5_000_000)))).toEqual({ type: 'pdf', risks: [] })
    expect(await judge(makeDocx([{ name: 'word/document2.xml', content: '<w:p>A line</w:p>'.repeat(2000) }]))).toEqual({
      type: 'docx',
      risks: [],
    })
    expect(await judge(farDoc())).toEqual({ type: 'doc', risks: [] })
  })

  it.each([
    ['an executable', executable],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a plain zip', makeZip([{ name: 'a.txt', content: 'a' }])],
    ['a spreadsheet', makeZip([{ name: '[Content_Types].xml', content: '<Types/>' }, { name: 'xl/workbook.xml' }])],
    ['a document with macros', makeDocm()],
    ['a document with macros that says it has none', makeDocx([{ name: 'word/vbaProject.bin' }])],
    ['a document with macros under another name', makeDocx([{ name: 'custom/VBAPROJECT.BIN' }])],
    ['a template', makeDocx([], 'application/vnd.ms-word.template.macroEnabledTemplate.main+xml')],
    ['an old spreadsheet', makeCompoundFile(['Workbook'])],
    ['a locked document', makeCompoundFile(['EncryptionInfo', 'EncryptedPackage'])],
  ])('is not %s', async (_, content) => {
    expect(await judge(content)).toBe('resume_type')
  })

  it.each([
    ['nothing', zeros(0)],
    ['half a PDF', makePdf().subarray(0, 60)],
    ['half a zip', makeDocx().subarray(0, 300)],
    ['a compound file that ends after its header', makeDoc().subarray(0, 600)],
    ['a compound file whose directory runs in a circle', circle()],
    ['an old document with macros', makeCompoundFile(['WordDocument', 'Macros'])],
    ['a locked zip', makeDocx([{ name: 'word/secret.xml', content: 'x', isLocked: true }])],
    ['a zip with one name twice', makeDocx([{ name: 'WORD/document.xml', content: 'another' }])],
    ['a zip that climbs out of its folder', makeDocx([{ name: '../../evil', content: 'x' }])],
    ['a zip of thousands of files', makeDocx(Array.from({ length: 2000 }, (_, index) => ({ name: `word/${index}` })))],
    ['a PDF that is a zip too', Buffer.concat([makePdf(), makeDocx(), Buffer.from('%%EOF')])],
    ['a zip that is a PDF too', makeZip([{ name: `%PDF-1.7\n${'word/document.xml'}`, content: makePdf() }])],
  ])('is not %s', async (_, content) => {
    expect(await judge(content)).toBe('resume_unreadable')
  })

  it('is no zip bomb', async () => {
    const bomb = makeDocx([{ name: 'word/media/bomb', content: zeros(101_000_000) }])
    expect(bomb.length).toBeLessThan(200_000)
    expect(await judge(bomb)).toBe('resume_unreadable')
  })

  it('is no zip bomb that lies about its size', async () => {
    const bomb = makeDocx([{ name: 'word/media/bomb', content: zeros(20_000_000), statedSize: 1000 }])
    expect(await judge(bomb)).toBe('resume_unreadable')
  })

  it('is refused whatever bytes are broken, and never by a crash', async () => {
    for (const whole of [makeDoc(), makeDocx(), makePdf()]) {
      for (let place = 0; place < whole.length; place += 7) {
        const broken = Buffer.from(whole)
        broken.fill(0xee, place, Math.min(place + 5, whole.length))
        expect(await judge(broken)).toBeDefined()
      }
    }
  })
})

describe('what a résumé is called', () => {
  it.each([
    ['Jonida Sample.pdf', 'Jonida Sample.pdf'],
    ['Lebenslauf Müller (ë ç ñ).PDF', 'Lebenslauf Müller (ë ç ñ).pdf'],
    ['../../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\a\\cv.docx', 'cv.pdf'],
    ['invoice.pdf.exe', 'invoice.pdf.exe.pdf'],
    ['a\r\nBcc: b@example.org\u0000\u202egpj.pdf', 'a Bcc_ b@example.org gpj.pdf'],
    ['..', 'resume.pdf'],
    ['', 'resume.pdf'],
    ['\ud800', '\ufffd.pdf'],
    ['x'.repeat(300), `${'x'.repeat(100)}.pdf`],
  ])('%j becomes %j', (original, name) => {
    expect(resumeName(original, 'pdf')).toBe(name)
  })
})

/** Its directory lies beyond what the header can say of the allocation table, as in documents of more than 7 MB. */
function farDoc(): Buffer {
  const near = makeDoc()
  const far = zeros(512 * 14_003)
  near.copy(far, 0, 0, 512)
  far.writeUInt32LE(14_000, 0x30)
  far.writeUInt32LE(13_999, 0x44)
  const start = (sector: number) => (sector + 1) * 512
  far.writeUInt32LE(13_998, start(13_999))
  far.writeUInt32LE(14_001, start(13_998) + (14_000 - 109 * 128) * 4)
  far.writeUInt32LE(0xfffffffe, start(13_998) + (14_001 - 109 * 128) * 4)
  near.copy(far, start(14_000), 1024)
  return far
}

function circle(): Buffer {
  const file = makeDoc()
  file.writeUInt32LE(1, 512 + 4)
  return file
}

describe('what a résumé may do when it is opened', () => {
  it.each(riskyResumes)('is seen: $what', async ({ content, risks }) => {
    const judged = await judge(content)
    expect(typeof judged === 'string' ? judged : judged.risks.toSorted()).toEqual(risks.toSorted())
  })

  it.each(harmlessResumes)('is nothing for $what', async ({ content }) => {
    expect(await judge(content)).toMatchObject({ risks: [] })
  })
})
