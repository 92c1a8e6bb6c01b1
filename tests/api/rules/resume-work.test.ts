import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { PostedFile } from '#api/outbound/file-storage.ts'
import { docxPartRisks } from '#api/services/applications/docx-risks.ts'
import { judgeResume } from '#api/services/applications/judge-resume.ts'
import { resumeTypeOf } from '#api/services/applications/resume-type.ts'
import { makeDoc, makeDocx, makePdf } from '../../support/data/resumes.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'dritare-work-'))
afterAll(() => rmSync(folder, { recursive: true }))

function judge(content: Buffer) {
  const file = path.join(folder, 'file')
  writeFileSync(file, content)
  return resumeTypeOf({ path: file, size: content.length })
}

/** How often others had their turn meanwhile. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await work.finally(() => {
    isOver = true
  })
  return turns
}

/** Its directory lies beyond it, where each step would have the whole list of the allocation table walked: a minute of work. */
function docThatLeadsOut(): Buffer {
  const near = makeDoc()
  const far = Buffer.alloc(512 * 19_500)
  near.copy(far, 0, 0, 512)
  const beyond = (19_500 + 109) * 128
  far.writeUInt32LE(beyond, 0x30)
  far.writeUInt32LE(0, 0x44)
  for (let entry = 0; entry < 127; entry++) far.writeUInt32LE(1, 512 + entry * 4)
  for (let entry = 0; entry < 128; entry++) far.writeUInt32LE(beyond, 1024 + entry * 4)
  return far
}

describe('a résumé that is made to be work', () => {
  it.each([
    ['tags', '<'.repeat(100_001)],
    ['letters written by their number', '&#65;'.repeat(100_001)],
    ['tags in UTF-16', Buffer.from(`\ufeff${'<'.repeat(100_001)}`, 'utf16le')],
  ])('is not looked through where a part of it is nothing but %s', async (_, content) => {
    const docx = makeDocx([{ name: 'word/header1.xml', content }, noise()])
    expect(await judge(docx)).toEqual({ type: 'docx', risks: ['unchecked'] })
  })

  it('is looked through as far as all parts together go', async () => {
    const part = (number: number) => ({ name: `word/header${number}.xml`, content: '<'.repeat(90_000) })
    const parts = (count: number) => Array.from({ length: count }, (_, number) => part(number))
    expect(await judge(makeDocx([...parts(4), noise()]))).toMatchObject({ risks: [] })
    expect(await judge(makeDocx([...parts(5), noise()]))).toMatchObject({ risks: ['unchecked'] })
  })

  it.each([
    // Each of four bytes is an object and a buffer of its own once it is read.
    ['fields', { fields: Buffer.alloc(9000, 'BB\0\0') }],
    ['comments', { comment: 'a'.repeat(9000) }],
  ])(
    'is refused where the directory of a Word document is longer, by its %s, than all that Word writes',
    async (_, more) => {
      const listed = (count: number) =>
        makeDocx(Array.from({ length: count }, (_part, number) => ({ name: `word/${number}.bin`, ...more })))
      expect(await judge(listed(11))).toEqual({ type: 'docx', risks: [] })
      expect(await judge(listed(12))).toBe('resume_unreadable')
    },
  )

  it('is marked where a PDF writes letters by their number ten thousand times', async () => {
    expect(await judge(makePdf('#41'.repeat(10_000)))).toEqual({ type: 'pdf', risks: [] })
    expect(await judge(makePdf('#41'.repeat(10_001)))).toEqual({ type: 'pdf', risks: ['unchecked'] })
  })

  it('is marked where what is packed in a PDF does so ten thousand times in all', async () => {
    const packed = (escapes: number) => objectStream('#41'.repeat(escapes)).repeat(2)
    expect(await judge(pdfOf(packed(5000)))).toEqual({ type: 'pdf', risks: [] })
    expect(await judge(pdfOf(packed(5001)))).toEqual({ type: 'pdf', risks: ['unchecked'] })
  })

  it('is marked where a PDF has more than a thousand streams of objects', async () => {
    expect(await judge(pdfOf(objectStream('1 0').repeat(1000)))).toEqual({ type: 'pdf', risks: [] })
    expect(await judge(pdfOf(objectStream('1 0').repeat(1001)))).toEqual({ type: 'pdf', risks: ['unchecked'] })
  })

  it.each([
    ['attributes of a relationship', (filler: string) => `<Relationship ${filler}/>`],
    ['attributes of a field', (filler: string) => `<w:fldSimple ${filler}/>`],
    ['text of a field', (filler: string) => `<w:instrText>${filler}</w:instrText>`],
    ['text of a field as CDATA', (filler: string) => `<w:instrText><![CDATA[<${filler}]]></w:instrText>`],
  ])('is marked where there are a hundred thousand letters of %s', async (_, part) => {
    const risksOf = async (length: number) => [...(await docxPartRisks(Buffer.from(part('a=""  '.repeat(length / 6)))))]
    expect(await risksOf(99_000)).toEqual([])
    expect(await risksOf(102_000)).toEqual(['unchecked'])
  })

  it('may have any number of letters in what is not looked into', async () => {
    const picture = `<v:shape o:gfxdata="${'A'.repeat(1_000_000)}"/>`
    expect([...(await docxPartRisks(Buffer.from(picture)))]).toEqual([])
  })

  it.each([
    ['short tags', '<w:r>'],
    ['long ones', `<w:r w:rsidR="${'0'.repeat(5000)}">`],
    ['comments', `<!--${'a'.repeat(90)}--><a>`],
  ])('lets others have their turn while a Word document is read: %s', async (_, piece) => {
    const part = Buffer.from(piece.repeat(1_000_000 / piece.length))
    expect(await turnsDuring(docxPartRisks(part))).toBeGreaterThanOrEqual(8)
  })

  it('is left where the directory of a document leads back into itself', async () => {
    const circle = makeDoc()
    circle.writeUInt32LE(1, 512 + 4)
    await using file = await open(import.meta.filename)
    const reads = vi.spyOn(Object.getPrototypeOf(file), 'read')
    expect(await judge(circle)).toBe('resume_unreadable')
    expect(reads.mock.calls.length).toBeLessThan(20)
    reads.mockRestore()
  })

  it('lets others have their turn while the words of a PDF are looked for', async () => {
    expect(await turnsDuring(judge(makePdf('endstream'.repeat(50_000))))).toBeGreaterThan(900)
  })

  it('is refused where the directory of an old document leads out of it', async () => {
    expect(await judge(docThatLeadsOut())).toBe('resume_unreadable')
  })
})

describe('a résumé that waits until another one is judged', () => {
  const large = makePdf('%'.repeat(3_000_000))
  const pieces = 30 // of a hundred thousand bytes, each in a turn of its own

  it('begins when that one is over', async () => {
    const first = judgeResume(posted('first', large), '203.0.113.1')
    const begun = Promise.withResolvers<void>()
    const second = { ...posted('second'), isGone: () => Boolean(begun.resolve()) }
    const judged = judgeResume(second, '203.0.113.2')
    expect(await turnsDuring(begun.promise)).toBeGreaterThan(pieces)
    expect(await Promise.all([first, judged])).toMatchObject([{ stored: { risks: [] } }, { stored: { risks: [] } }])
  })

  it('waits for one of each network, not for all that one of them has sent', async () => {
    const begun: string[] = []
    const send = (name: string, network: string) => {
      const isGone = () => begun.push(name) === 0
      return judgeResume({ ...posted(name), isGone }, network)
    }
    const office = ['1', '2', '3'].map((name) => send(name, '203.0.113.1'))
    const house = ['a', 'b'].map((name, place) => send(name, `2001:db8:1:${place}::`))
    await Promise.all([...office, ...house, send('other', '203.0.113.2')])
    expect(begun).toEqual(['1', 'a', 'other', '2', 'b', '3'])
  })

  it('is not looked at where its sender has gone', async () => {
    const gone: PostedFile = { ...posted('gone'), isGone: () => true }
    rmSync(path.join(folder, 'gone'))
    await expect(judgeResume(gone, '203.0.113.1')).rejects.toMatchObject({ code: 'bad_request' })
  })

  it('is sent again later where it has waited for more than twenty seconds', async () => {
    let time = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => time)
    const sendAfter = (wait: number) => {
      const isGone = () => {
        time += wait
        return false
      }
      return judgeResume({ ...posted('late'), isGone }, '203.0.113.1')
    }
    await expect(sendAfter(20_000)).resolves.toHaveProperty('stored')
    await expect(sendAfter(20_001)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 60 })
    clock.mockRestore()
  })

  function posted(name: string, content = makePdf()) {
    const file = path.join(folder, name)
    writeFileSync(file, content)
    const nothing = async () => {}
    const kept = { keep: nothing, discard: nothing, leave: () => {} }
    const stored = { storedName: name, path: file, size: content.length, sha256: '' }
    return { name: `${name}.pdf`, isGone: () => false, content: { ...stored, ...kept } }
  }
})

const pdfOf = (objects: string) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(objects, 'latin1'), Buffer.from('\n%%EOF\n')])

function objectStream(objects: string): string {
  const packed = deflateSync(objects).toString('latin1')
  return `1 0 obj\n<</Type/ObjStm/First 4/Filter/FlateDecode>>\nstream\n${packed}\nendstream\nendobj\n`
}

/** A photograph's bytes, which no zip makes smaller: without them it would be a zip bomb. */
function noise() {
  let seed = 1
  const content = Buffer.alloc(60_000)
  for (let place = 0; place < content.length; place++) {
    seed = (seed * 16_807) % 2_147_483_647
    content[place] = seed & 0xff
  }
  return { name: 'word/media/photo.jpg', content }
}
