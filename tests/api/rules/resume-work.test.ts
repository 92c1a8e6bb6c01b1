import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
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

  it('is marked where a PDF writes letters by their number ten thousand times', async () => {
    expect(await judge(makePdf('#41'.repeat(10_000)))).toEqual({ type: 'pdf', risks: [] })
    expect(await judge(makePdf('#41'.repeat(10_001)))).toEqual({ type: 'pdf', risks: ['unchecked'] })
  })

  it('lets others have their turn while the words of a PDF are looked for', async () => {
    expect(await turnsDuring(judge(makePdf('endstream'.repeat(50_000))))).toBeGreaterThan(900)
  })

  it('is refused where the directory of an old document leads out of it', async () => {
    expect(await judge(docThatLeadsOut())).toBe('resume_unreadable')
  })
})

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
