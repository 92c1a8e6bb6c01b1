import { describe, expect, it } from 'vitest'
import { languages } from '#locales/languages.ts'
import {
  applicationsIn,
  expectNothingKept,
  filesIn,
  good,
  goodApplication,
  post,
} from '../../support/app/applications.ts'
import { createTestApp } from '../../support/app/test-app.ts'
import { makePdf } from '../../support/data/resumes.ts'
import { readTexts } from '../../support/data/texts.ts'
import { createFullDisk } from '../../support/servers/full-disk.ts'

async function withFullDisk() {
  const disk = createFullDisk()
  const test = await createTestApp({ openFile: disk.openFile })
  return { disk, test, [Symbol.asyncDispose]: () => test[Symbol.asyncDispose]() }
}

/** The file comes first, so that the text is still on its way when the disk is full. */
const fileFirst = (values: Record<string, string>, resume: Buffer) => {
  const parts = good(values, resume)
  return [...parts.slice(-1), ...parts.slice(0, -1)]
}

describe('a disk without room for a résumé', () => {
  it.each(languages)('is said in words and with a time to come back, and nothing is left: %s', async (language) => {
    await using context = await withFullDisk()
    const { disk, test } = context
    disk.fill()
    const response = await post(test, good({ language }))
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('60')
    const { unavailable } = readTexts(language, 'errors')
    expect(response.json().error).toEqual({ code: 'unavailable', message: unavailable })
    await expectNothingKept(test)
  })

  it.each([
    ['small', makePdf()],
    ['large', makePdf('%'.repeat(3_000_000))],
  ])('brings the form back with its text, though the file came first: %s', async (_, resume) => {
    await using context = await withFullDisk()
    const { disk, test } = context
    disk.fill()
    const response = await post(test, fileFirst({ language: 'de' }, resume), { accept: 'text/html' })
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('60')
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.body).toContain('<html lang="de">')
    for (const words of [goodApplication.fullName, goodApplication.message, readTexts('de', 'errors').unavailable]) {
      expect(response.body).toContain(words)
    }
    await expectNothingKept(test)
  })

  it('loses nothing of what was acknowledged, and takes applications again as soon as there is room', async () => {
    await using context = await withFullDisk()
    const { disk, test } = context
    expect((await post(test, good())).statusCode).toBe(201)
    const before = await applicationsIn(test)
    disk.fill()
    for (let count = 0; count < 3; count++) expect((await post(test, good())).statusCode).toBe(503)
    expect(await applicationsIn(test)).toEqual(before)
    expect(filesIn(test)).toEqual([before[0]?.stored_name])
    disk.clear()
    // What was refused has not counted towards the limit of five.
    for (let count = 0; count < 4; count++) expect((await post(test, good())).statusCode).toBe(201)
    expect(filesIn(test)).toHaveLength(5)
  })
})
