import { readdirSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { languages } from '#locales/languages.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'
import { type MultipartPart, multipart, textParts } from '../../support/data/multipart.ts'
import { makePdf } from '../../support/data/resumes.ts'
import { readTexts } from '../../support/data/texts.ts'

const goodText = {
  fullName: 'Jonida Sample',
  email: 'jonida@example.org',
  phone: '',
  interest: 'freelancer',
  message: 'I draw windows and would like to draw yours.',
}
const resume: MultipartPart = { name: 'resume', value: makePdf(), filename: 'cv.pdf', type: 'application/pdf' }

const applicationsIn = ({ database }: TestApp) => database.db.selectFrom('applications').selectAll().execute()

/** Posts as a browser without scripts does. */
function postPage({ app }: TestApp, url: string, parts: MultipartPart[]) {
  const body = multipart(parts)
  return app.inject({ method: 'POST', url, ...body, headers: { accept: 'text/html', ...body.headers } })
}

describe('the careers page without scripts (D19)', () => {
  it.each(languages)('sends the application and says so at an address of its own: %s', async (language) => {
    await using test = await createTestApp()
    const sent = await postPage(test, `/${language}/careers/`, [...textParts({ ...goodText, language }), resume])
    expect(sent.statusCode).toBe(303)
    expect(sent.headers.location).toBe(`/${language}/careers/?sent#apply`)
    expect(await applicationsIn(test)).toMatchObject([{ language, file_name: 'cv.pdf' }])
    const page = await test.app.inject(`/${language}/careers/?sent`)
    expect(page.body).toContain(readTexts(language, 'application-form').sent.title)
    expect(page.body).not.toContain('<form data-slot="application-form"')
  })

  it('takes it with or without a prefix, and with or without the slash', async () => {
    await using test = await createTestApp()
    const parts = [...textParts({ ...goodText, language: 'de' }), resume]
    expect((await postPage(test, '/careers', parts)).headers.location).toBe('/careers?sent#apply')
    expect((await postPage(test, '/de/careers', parts)).headers.location).toBe('/de/careers/?sent#apply')
    expect((await postPage(test, '/api/applications', parts)).headers.location).toBe('/de/careers/?sent#apply')
    expect(await applicationsIn(test)).toMatchObject([{ language: 'de' }, { language: 'de' }, { language: 'de' }])
  })

  it.each(languages)('brings the text back with what is wrong: %s', async (language) => {
    await using test = await createTestApp()
    const text = { ...goodText, fullName: 'J', message: '<b>"short', language }
    const response = await postPage(test, `/${language}/careers/`, [
      ...textParts(text),
      { ...resume, value: 'nonsense' },
    ])
    const { errors, interests } = readTexts(language, 'application-form')
    expect(response.statusCode).toBe(422)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.body).toContain(`<html lang="${language}">`)
    for (const error of [errors.fullName_short, errors.message_short, errors.resume_type]) {
      expect(response.body.replaceAll('&#x27;', "'")).toContain(error)
    }
    expect(response.body).toContain('value="jonida@example.org"')
    expect(response.body).toContain('&lt;b&gt;&quot;short')
    expect(response.body.replaceAll('&#x27;', "'")).toContain(interests.freelancer)
    await vi.waitFor(() => expect(readdirSync(test.resumes)).toEqual([]))
  })

  it('keeps the text that comes after a résumé which is too large', async () => {
    await using test = await createTestApp()
    const parts = [{ ...resume, value: Buffer.alloc(10_000_001) }, ...textParts({ ...goodText, language: 'it' })]
    const response = await postPage(test, '/it/careers/', parts)
    expect(response.statusCode).toBe(413)
    expect(response.body).toContain(readTexts('it', 'application-form').errors.resume_large)
    expect(response.body).toContain(goodText.message)
    await vi.waitFor(() => expect(readdirSync(test.resumes)).toEqual([]))
  })

  it('brings the text back when the limit is reached', async () => {
    await using test = await createTestApp()
    const parts = [...textParts({ ...goodText, language: 'en' }), resume]
    for (let count = 0; count < 5; count++) await postPage(test, '/en/careers/', parts)
    const response = await postPage(test, '/en/careers/', parts)
    expect(response.statusCode).toBe(429)
    expect(response.body).toContain(goodText.message)
    expect(response.body).toContain(readTexts('en', 'errors').too_many_requests)
    await vi.waitFor(() => expect(readdirSync(test.resumes)).toHaveLength(5))
  })

  it('brings the text back when the database fails', async () => {
    await using test = await createTestApp()
    await test.database.db.schema.alterTable('applications').renameTo('away').execute()
    const response = await postPage(test, '/fr/careers/', [...textParts({ ...goodText, language: 'fr' }), resume])
    expect(response.statusCode).toBe(500)
    expect(response.body).toContain(goodText.message)
    expect(response.body).toContain(readTexts('fr', 'errors').internal)
    await vi.waitFor(() => expect(readdirSync(test.resumes)).toEqual([]))
  })

  it('answers a form without a file like any other, and 415 to what is no form', async () => {
    await using test = await createTestApp()
    const post = (type: string, payload: string) =>
      test.app.inject({ method: 'POST', url: '/es/careers/', headers: { 'content-type': type }, payload })
    const form = await post('application/x-www-form-urlencoded', new URLSearchParams(goodText).toString())
    expect(form.statusCode).toBe(422)
    expect(form.body).toContain(readTexts('es', 'application-form').errors.resume_missing)
    expect((await post('application/json', '{}')).statusCode).toBe(415)
  })
})
