import { deflateRawSync, gzipSync } from 'node:zlib'
import type { ResumeErrorKey } from '#api/contract/applications.ts'
import { makeCompoundFile, makeDoc, makeDocm, makeDocx, makePdf, makeZip } from './resumes.ts'

export interface HostileResume {
  /** What it is. */
  what: string
  /** What it says it is. */
  fileName: string
  content: Buffer
  refusedAs: ResumeErrorKey
}

const text = (content: string) => Buffer.from(content, 'latin1')
const zeros = (length: number) => Buffer.alloc(length)
const page = '<!doctype html><html><body><script>alert(document.domain)</script></body></html>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'

/** Hundreds of names for the same few packed bytes: larger together than any one of them says. */
function makeOverlappingZip(): Buffer {
  const packed = deflateRawSync(zeros(1_000_000))
  const header = (name: string, more: Buffer) => {
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(8, 4)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(1_000_000, 18)
    shared.writeUInt16LE(name.length, 22)
    return Buffer.concat([shared, more, Buffer.from(name)])
  }
  const names = Array.from({ length: 900 }, (_, number) => `word/media/image${1000 + number}.bin`)
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), header(names[0] ?? '', zeros(0)), packed])
  const entries = names.map((name) =>
    Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), header(name, zeros(14))]),
  )
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(names.length, 4)
  end.writeUInt16LE(names.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(local.length, 12)
  return Buffer.concat([local, directory, Buffer.from('PK\u0005\u0006'), end])
}

function row(what: string, fileName: string, content: Buffer, refusedAs: ResumeErrorKey = 'resume_type') {
  return { what, fileName, content, refusedAs }
}

/** Files that are no résumé, whatever they are called. */
export const hostileResumes: HostileResume[] = [
  row('nothing', 'cv.pdf', zeros(0), 'resume_unreadable'),
  row('a page', 'cv.pdf', text(page)),
  row('a page that Word would open', 'cv.doc', text(page)),
  row(
    'a web archive that Word would open',
    'cv.doc',
    text(`MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n${page}`),
  ),
  row('a picture with a script', 'cv.pdf', text(svg)),
  row('a script', 'cv.docx', text('#!/bin/sh\nrm -rf "$HOME"\n')),
  row('a Windows program', 'cv.doc', text(`MZ\u0090\u0000${'\u0000'.repeat(200)}PE\u0000\u0000`)),
  row('a Linux program', 'cv.pdf', text(`\u007fELF\u0002\u0001\u0001${'\u0000'.repeat(100)}`)),
  row('a Windows shortcut', 'cv.pdf', Buffer.from('4c0000000114020000000000c000000000000046', 'hex')),
  row('a Windows installer', 'cv.doc', makeCompoundFile(['!_StringData', '!_StringPool'])),
  row('an old spreadsheet', 'cv.doc', makeCompoundFile(['Workbook'])),
  row('rich text with an object', 'cv.doc', text('{\\rtf1{\\object\\objocx{\\*\\objdata 01050000}}}')),
  row('a picture', 'cv.pdf', Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex')),
  row('a packed file', 'cv.pdf', gzipSync(makePdf())),
  row('an archive of another kind', 'cv.docx', text(`Rar!\u001a\u0007\u0001\u0000${'x'.repeat(100)}`)),
  row('a zip', 'cv.docx', makeZip([{ name: 'cv.txt', content: 'x' }])),
  row('a zip with a document in it', 'cv.docx', makeZip([{ name: 'cv.docx', content: makeDocx() }])),
  row('a zip with a zip with a zip in it', 'cv.docx', nest(makeDocx(), 3)),
  row(
    'a spreadsheet',
    'cv.docx',
    makeZip([{ name: '[Content_Types].xml', content: '<Types/>' }, { name: 'xl/workbook.xml' }]),
  ),
  row(
    'a document of another office',
    'cv.docx',
    makeZip([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' }, { name: 'content.xml' }]),
  ),
  row('a document with macros', 'cv.docx', makeDocm()),
  row('a document with macros that denies them', 'cv.docx', makeDocx([{ name: 'word/vbaProject.bin', content: 'x' }])),
  row(
    'a template with macros',
    'cv.docx',
    makeDocx([], 'application/vnd.ms-word.template.macroEnabledTemplate.main+xml'),
  ),
  row('a locked document', 'cv.docx', makeCompoundFile(['EncryptionInfo', 'EncryptedPackage'])),
  row('a PDF with something before it', 'cv.pdf', Buffer.concat([text(`${page}\n`), makePdf()])),
  row('a PDF that begins like a page', 'cv.pdf', makePdf(page), 'resume_unreadable'),
  row('a PDF that ends like a page', 'cv.pdf', Buffer.concat([makePdf(), text(page)]), 'resume_unreadable'),
  row('a PDF that is a zip too', 'cv.pdf', Buffer.concat([makePdf(), makeDocx()]), 'resume_unreadable'),
  row(
    'a PDF that is a zip in its middle',
    'cv.pdf',
    Buffer.concat([makePdf(), makeDocx(), text('\n%%EOF\n')]),
    'resume_unreadable',
  ),
  row(
    'a document that is a PDF too',
    'cv.docx',
    makeDocx([{ name: 'word/%PDF-1.7', content: 'x' }]),
    'resume_unreadable',
  ),
  row('an old document that is a zip too', 'cv.doc', Buffer.concat([makeDoc(), makeDocx()]), 'resume_unreadable'),
  row('an old document with macros', 'cv.doc', makeCompoundFile(['WordDocument', 'Macros']), 'resume_unreadable'),
  row('a PDF that breaks off', 'cv.pdf', makePdf().subarray(0, 60), 'resume_unreadable'),
  row('a document that breaks off', 'cv.docx', makeDocx().subarray(0, 300), 'resume_unreadable'),
  row('an old document that breaks off', 'cv.doc', makeDoc().subarray(0, 600), 'resume_unreadable'),
  row('a locked zip', 'cv.docx', makeDocx([{ name: 'word/a.xml', content: 'x', isLocked: true }]), 'resume_unreadable'),
  row(
    'a document that climbs out of its folder',
    'cv.docx',
    makeDocx([{ name: '../../../evil' }]),
    'resume_unreadable',
  ),
  row(
    'a document with a part at the root of the disk',
    'cv.docx',
    makeDocx([{ name: '/etc/cron.d/evil' }]),
    'resume_unreadable',
  ),
  row('a document with one name twice', 'cv.docx', makeDocx([{ name: 'WORD/document.xml' }]), 'resume_unreadable'),
  row(
    'a bomb: one huge part',
    'cv.docx',
    makeDocx([{ name: 'word/b', content: zeros(60_000_000) }]),
    'resume_unreadable',
  ),
  row(
    'a bomb: a part that lies about its size',
    'cv.docx',
    makeDocx([{ name: 'word/b', content: zeros(9_000_000), statedSize: 9 }]),
    'resume_unreadable',
  ),
  row(
    'a bomb: thousands of parts',
    'cv.docx',
    makeDocx(Array.from({ length: 2100 }, (_, number) => ({ name: `word/${number}` }))),
    'resume_unreadable',
  ),
  row('a bomb: many names for the same bytes', 'cv.docx', makeOverlappingZip(), 'resume_unreadable'),
]

function nest(content: Buffer, depth: number): Buffer {
  return depth === 0 ? content : nest(makeZip([{ name: 'cv.docx', content }]), depth - 1)
}

/** Genuine documents with names that mean harm, and what those become. */
export const hostileNames: [fileName: string, keptAs: string][] = [
  ['../../../../etc/passwd', 'passwd.pdf'],
  ['..\\..\\windows\\system32\\cv.pdf', 'cv.pdf'],
  ['/etc/cron.d/cv.pdf', 'cv.pdf'],
  ['%2e%2e%2fcv.pdf', '%2e%2e%2fcv.pdf'],
  ['cv\u0000.html', 'cv .html.pdf'],
  ['cv\u202efdp.exe', 'cv fdp.exe.pdf'],
  ['\u2067cv\u2069.pdf', 'cv.pdf'],
  ['cv.pdf.exe', 'cv.pdf.exe.pdf'],
  ['<img src=x onerror=alert(1)>.pdf', '_img src=x onerror=alert(1)_.pdf'],
  ['cv.html', 'cv.html.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['...', 'resume.pdf'],
  ['cv.pdf:stream', 'cv.pdf_stream.pdf'],
  ['x'.repeat(300), `${'x'.repeat(100)}.pdf`],
  ['ë'.repeat(300), `${'ë'.repeat(100)}.pdf`],
]
