import { statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '#locales/languages.ts'
import { applicationsIn, expectNothingKept, filesIn, good, post } from '../../support/app/applications.ts'
import { createTestApp } from '../../support/app/test-app.ts'
import { hostileNames, hostileResumes } from '../../support/data/hostile-resumes.ts'
import { makePdf } from '../../support/data/resumes.ts'
import { readTexts } from '../../support/data/texts.ts'

/** Each in another language, so that all of them say it. */
const rows = hostileResumes.map((resume, index) => ({
  ...resume,
  language: languages[index % languages.length] ?? 'en',
}))

describe('a file that is no résumé', () => {
  it('comes in many kinds', () => {
    expect(rows.length).toBeGreaterThanOrEqual(25)
    expect(new Set(rows.map(({ content }) => content.toString('base64'))).size).toBeGreaterThanOrEqual(25)
  })

  it.each(rows)('is refused with the reason, and leaves nothing: $what as $fileName, $language', async (row) => {
    await using test = await createTestApp()
    const response = await post(test, good({ language: row.language }, row.content, row.fileName))
    expect(response.statusCode).toBe(422)
    expect(response.json().error).toEqual({
      code: 'invalid',
      message: readTexts(row.language, 'errors').invalid,
      fields: { resume: readTexts(row.language, 'application-form').errors[row.refusedAs] },
    })
    await expectNothingKept(test)
  })
})

describe('a résumé with a name that means harm', () => {
  it.each(hostileNames)('is kept under a harmless one: %j as %j', async (fileName, keptAs) => {
    await using test = await createTestApp()
    expect((await post(test, good({}, makePdf(), fileName))).statusCode).toBe(201)
    const [application] = await applicationsIn(test)
    expect(application?.file_name).toBe(keptAs)
    expect(application?.stored_name).toMatch(/^[0-9a-f-]{36}$/)
    expect(filesIn(test)).toEqual([application?.stored_name])
    const file = path.join(test.resumes, application?.stored_name ?? '')
    expect(statSync(file).mode & 0o777, 'nobody else reads it and nobody runs it').toBe(0o600)
  })
})
