import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import type { ResumeRisk } from '#api/contract/applications.ts'
import { makeCompoundFile, makeDocx, makePdf, makeZip } from './resumes.ts'

interface RiskyResume {
  what: string
  content: Buffer
  risks: ResumeRisk[]
}

const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relationship = (type: string, target: string, mode = 'TargetMode="External"') =>
  `<Relationships><Relationship Id="r1" Type="${types}/${type}" Target="${target}" ${mode}/></Relationships>`
const related = (type: string, target: string, mode?: string) =>
  makeDocx([{ name: 'word/_rels/document.xml.rels', content: relationship(type, target, mode) }])
const body = (content: string | Buffer) => makeDocx([{ name: 'word/header1.xml', content }])

/** Objects in a compressed stream, as PDF 1.5 has them. */
const packed = (objects: string, dictionary = '/Filter /FlateDecode') => {
  const [before = '', after = ''] = makePdf('stream').toString('latin1').split('stream\n', 2)
  const begin = `5 0 obj\n<< /Type /ObjStm /N 1 /First 4 ${dictionary} >>\nstream\n`
  return Buffer.concat([
    Buffer.from(before + begin),
    deflateSync(objects),
    Buffer.from(`\nendstream\nendobj\n${after}`),
  ])
}
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'

/** Genuine documents that do something when they are opened. */
export const riskyResumes: RiskyResume[] = [
  {
    what: 'a template from elsewhere',
    content: related('attachedTemplate', 'https://example.org/a.dotm'),
    risks: ['remote'],
  },
  {
    what: 'a template from elsewhere, written in numbers',
    content: related('attached&#84;emplate', 'https://example.org/a.dotm', 'TargetMode = "Extern&#x61;l"'),
    risks: ['remote'],
  },
  {
    what: 'a page that is loaded into it',
    content: related('oleObject', 'https://example.org/a.html!'),
    risks: ['remote', 'object'],
  },
  { what: 'a picture from elsewhere', content: related('image', 'https://example.org/a.png'), risks: ['remote'] },
  { what: 'an embedded object', content: related('oleObject', 'embeddings/a.bin', ''), risks: ['object'] },
  { what: 'an embedded file', content: makeDocx([{ name: 'word/embeddings/a.bin', content: 'x' }]), risks: ['object'] },
  {
    what: 'an old object',
    content: body('<w:p><w:object><o:OLEObject ProgID="Package"/></w:object></w:p>'),
    risks: ['object'],
  },
  { what: 'a part in another format', content: body('<w:body><w:altChunk r:id="r1"/></w:body>'), risks: ['part'] },
  {
    what: 'a field that starts a program',
    content: body(
      '<w:fldChar w:fldCharType="begin"/><w:instrText xml:space="preserve"> DDEAUTO cmd "/k x"</w:instrText>',
    ),
    risks: ['command'],
  },
  {
    what: 'such a field in pieces',
    content: body(
      '<w:fldChar/><w:r><w:instrText> D</w:instrText></w:r><w:r><w:instrText>DE</w:instrText></w:r><w:instrText> x</w:instrText>',
    ),
    risks: ['command'],
  },
  { what: 'such a simple field', content: body('<w:fldSimple w:instr="DDE cmd x"/>'), risks: ['command'] },
  {
    what: 'such a field in UTF-16',
    content: body(Buffer.from('\ufeff<w:fldSimple w:instr="DDE cmd x"/>', 'utf16le')),
    risks: ['command'],
  },
  {
    what: 'a template from elsewhere, whose address names another type',
    content: makeDocx([
      {
        name: 'word/_rels/settings.xml.rels',
        content: `<Relationships><Relationship Target="https://example.org/a.dotm?Type='/hyperlink'" TargetMode="External" Type="${types}/attachedTemplate" Id="r1"/></Relationships>`,
      },
    ]),
    risks: ['remote'],
  },
  {
    what: 'a template from elsewhere, whose address has a quotation mark in numbers',
    content: related('attachedTemplate', 'https://example.org/&#34; Type=&#34;/hyperlink'),
    risks: ['remote'],
  },
  {
    what: 'a template from elsewhere, under a prefix with a hyphen',
    content: makeDocx([
      {
        name: 'word/_rels/document.xml.rels',
        content: `<a-b:Relationship x:Type="/hyperlink" Type="${types}/attachedTemplate" Target="https://example.org/a.dotm" TargetMode="External"/>`,
      },
    ]),
    risks: ['remote'],
  },
  {
    what: 'a page in UTF-16 without a mark',
    content: body(Buffer.from('<w:body><w:altChunk r:id="r1"/></w:body>', 'utf16le')),
    risks: ['part'],
  },
  {
    what: 'a part in an encoding that hides what it says',
    content: body('<?xml version="1.0" encoding="utf-7"?>+ADw-w:altChunk/+AD4-'),
    risks: ['unchecked'],
  },
  {
    what: 'entities',
    content: body('<!DOCTYPE w [<!ENTITY d "DDE">]><w:instrText>&d; cmd</w:instrText>'),
    risks: ['unchecked'],
  },
  { what: 'a field as CDATA', content: body('<w:instrText><![CDATA[DDEAUTO cmd]]></w:instrText>'), risks: ['command'] },
  {
    what: 'a field with a comment in it',
    content: body('<w:instrText>DD<!-- <a> -->E cmd</w:instrText>'),
    risks: ['command'],
  },
  {
    what: 'a field after spaces',
    content: body('<w:instrText>  </w:instrText><w:instrText> DDE cmd</w:instrText>'),
    risks: ['command'],
  },
  {
    what: 'a field after an attribute with its sign',
    content: body('<w:instrText a=">">DDE cmd</w:instrText>'),
    risks: ['command'],
  },
  {
    what: 'a field in a part that ends otherwise',
    content: makeZip([
      {
        name: '[Content_Types].xml',
        content:
          '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/header%31.bin" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml"/></Types>',
      },
      { name: 'word/document.xml', content: '<w:document/>' },
      { name: 'word/header1.bin', content: '<w:fldSimple w:instr="DDE cmd x"/>' },
    ]),
    risks: ['command'],
  },
  {
    what: 'a part too large to look through',
    content: body(randomBytes(2_100_000).toString('hex')),
    risks: ['unchecked'],
  },
  {
    what: 'an old document with an object',
    content: makeCompoundFile(['WordDocument', 'ObjectPool']),
    risks: ['object'],
  },
  { what: 'a script', content: makePdf(script), risks: ['script'] },
  {
    what: 'a script under a name in numbers',
    content: makePdf('<< /S /J#61vaScr#69pt /#4A#53 5 0 R >>'),
    risks: ['script'],
  },
  { what: 'a program', content: makePdf('<< /OpenAction << /S /Launch /F (cmd.exe) >> >>'), risks: ['launch'] },
  { what: 'a form that is sent', content: makePdf('<< /S/SubmitForm/F(https://example.org)>>'), risks: ['launch'] },
  { what: 'an attached file', content: makePdf('<< /Names << /EmbeddedFiles 7 0 R >> >>'), risks: ['attachment'] },
  { what: 'a script in a packed object', content: packed(`1 0 ${script}`), risks: ['script'] },
  {
    what: 'a program in a packed object with names in numbers',
    content: packed('1 0 << /S /L#61unch >>', '/F#69lter [/FlateDecode]'),
    risks: ['launch'],
  },
  {
    what: 'a script in a packed object without a name',
    content: Buffer.from(packed(`1 0 ${script}`).toString('latin1').replace('/Type /ObjStm', ''), 'latin1'),
    risks: ['script'],
  },
  {
    what: 'a script in a packed object whose dictionary names another object in a text',
    content: packed(`1 0 ${script}`, '/X ( obj) /Filter /FlateDecode /Length 9'),
    risks: ['script'],
  },
  {
    what: 'a script in a packed object with a dictionary in a comment',
    content: packed(`1 0 ${script}`, '/Filter /FlateDecode % 6 0 obj <<\n'),
    risks: ['script'],
  },
  {
    what: 'a script in a packed object far from its dictionary',
    content: packed(`1 0 ${script}`, `/Filter /FlateDecode${' '.repeat(3000)}`),
    risks: ['script'],
  },
  {
    what: 'packed objects farther from their dictionary than anybody looks',
    content: packed(`1 0 ${script}`, `/Filter /FlateDecode${' '.repeat(50_000)}`),
    risks: ['unchecked'],
  },
  { what: 'a form with scripts of its own', content: makePdf('<< /AcroForm << /XFA 9 0 R >> >>'), risks: ['script'] },
  {
    what: 'a file on a page',
    content: makePdf('<< /Subtype /FileAttachment /FS << /EF << /F 9 0 R >> >> >>'),
    risks: ['attachment'],
  },
  {
    what: 'objects packed twice',
    content: packed('x', '/Filter [/ASCIIHexDecode /FlateDecode]'),
    risks: ['unchecked'],
  },
  {
    what: 'objects with filters without end',
    content: packed(`1 0 ${script}`, '/Filter['.repeat(4000)),
    risks: ['unchecked'],
  },
  {
    what: 'packed objects that are broken',
    content: makePdf('5 0 obj << /Type /ObjStm /Filter /FlateDecode >> stream\nxx\nendstream'),
    risks: ['unchecked'],
  },
  {
    what: 'packed objects without an end',
    content: makePdf('5 0 obj << /Type /ObjStm >> stream\nxx'),
    risks: ['unchecked'],
  },
  { what: 'a bomb of packed objects', content: packed(' '.repeat(9_000_000)), risks: ['unchecked'] },
  { what: 'a locked PDF', content: makePdf('<< /Encrypt 9 0 R >>'), risks: ['unchecked'] },
  { what: 'a million streams', content: makePdf('stream '.repeat(1_000_000)), risks: ['unchecked'] },
]

/** Documents as office programs and TeX write them. */
export const harmlessResumes: RiskyResume[] = [
  { what: 'a link', content: related('hyperlink', 'https://example.org/'), risks: [] },
  { what: 'relations that objects know', content: related('constructor', 'styles.xml', ''), risks: [] },
  { what: 'a field in a comment', content: body('<w:p><!-- DDE cmd <w:instrText>x --></w:p>'), risks: [] },
  {
    what: 'words about streams',
    content: makePdf(`5 0 obj << >> stream\n${'(a) Tj '.repeat(9000)}(upstream)`),
    risks: [],
  },
  { what: 'a template on its own disk', content: related('attachedTemplate', 'Normal.dotm', ''), risks: [] },
  {
    what: 'fields',
    content: body(
      '<w:fldSimple w:instr="HYPERLINK &quot;https://example.org/dde&quot;"/><w:instrText> PAGE </w:instrText>',
    ),
    risks: [],
  },
  {
    what: 'a first page',
    content: makePdf('<< /OpenAction [3 0 R /Fit] /AA << >> /A << /S /URI /URI (https://example.org) >> >>'),
    risks: [],
  },
  { what: 'words about scripts', content: makePdf('(JavaScript, Launch and /JSON /LaunchPad)'), risks: [] },
  { what: 'packed objects', content: packed('1 0 << /Type /Page >>'), risks: [] },
  {
    what: 'packed objects as Word writes them',
    content: packed('1 0 << /Type /Page >>', '/Filter/FlateDecode/Length 99'),
    risks: [],
  },
  {
    what: 'packed objects whose only filter stands in a list',
    content: packed('1 0 << /Type /Page >>', '/Filter [ /FlateDecode ]'),
    risks: [],
  },
]
