import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { applicationInterests } from '#api/contract/values/application-interests.ts'
import { languages } from '#locales/languages.ts'
import { applicationsIn, filesIn, good, goodApplication, post, resumePart } from '../../support/app/applications.ts'
import { createTestApp } from '../../support/app/test-app.ts'
import { textParts } from '../../support/data/multipart.ts'
import { makeDoc, makeDocx, makePdf } from '../../support/data/resumes.ts'
import { readTexts } from '../../support/data/texts.ts'

describe('POST /api/applications', () => {
  it.each([
    ['application/pdf', makePdf(), 'cv.pdf'],
    ['application/msword', makeDoc(), 'cv.doc'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', makeDocx(), 'cv.docx'],
  ])('stores the application and its résumé: %s', async (mediaType, resume, name) => {
    await using test = await createTestApp()
    const response = await post(test, good({}, resume, name))
    expect(response.statusCode).toBe(201)
    const [application] = await applicationsIn(test)
    expect(application).toMatchObject({
      id: response.json().id,
      full_name: 'Jonida Sample',
      phone: '+355 69 123 45 67',
      interest: 'fulltime',
      stage: 'received',
      file_name: name,
      media_type: mediaType,
      size: resume.length,
      received_at: Date.UTC(2026, 10, 20, 12),
      delete_after: Date.UTC(2027, 10, 20, 12),
    })
    expect(filesIn(test)).toEqual([application?.stored_name])
    const file = path.join(test.resumes, application?.stored_name ?? '')
    expect(readFileSync(file).equals(resume)).toBe(true)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it.each(applicationInterests)('takes the interest %s', async (interest) => {
    await using test = await createTestApp()
    expect((await post(test, good({ interest }))).statusCode).toBe(201)
  })

  it.each(['', '069 123 4567', '(0)30/123-456', '\u202a+49 30 1234567\u202c'])(
    'takes the phone number %j',
    async (phone) => {
      await using test = await createTestApp()
      expect((await post(test, good({ phone }))).statusCode).toBe(201)
    },
  )

  it('does without a phone number and without a language', async () => {
    await using test = await createTestApp()
    const { phone: _, language: __, ...rest } = goodApplication
    expect((await post(test, [...textParts(rest), resumePart(makePdf())])).statusCode).toBe(201)
    expect(await applicationsIn(test)).toMatchObject([{ phone: '', language: 'en' }])
  })

  it('takes the text before or after the file', async () => {
    await using test = await createTestApp()
    const response = await post(test, [resumePart(makePdf()), ...textParts(goodApplication)])
    expect(response.statusCode).toBe(201)
  })

  it('takes a browser’s own multipart, names with accents included', async () => {
    await using test = await createTestApp()
    const form = new FormData()
    for (const [name, value] of Object.entries(goodApplication)) form.set(name, value)
    form.set('resume', new File([new Uint8Array(makePdf())], 'Lebenslauf "Müller" ë.pdf', { type: 'application/pdf' }))
    const body = new Response(form)
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/applications',
      headers: { 'content-type': body.headers.get('content-type') ?? '' },
      payload: Buffer.from(await body.arrayBuffer()),
    })
    expect(response.statusCode).toBe(201)
    expect((await applicationsIn(test))[0]?.file_name).toBe('Lebenslauf _Müller_ ë.pdf')
  })

  it('serves no résumé', async () => {
    await using test = await createTestApp()
    await post(test, good())
    const name = filesIn(test)[0]
    for (const url of [`/uploads/applications/${name}`, `/data/uploads/applications/${name}`, `/${name}`]) {
      expect((await test.app.inject(url)).statusCode).toBe(404)
    }
    expect((await test.app.inject('/api/applications')).statusCode).toBe(404)
  })
})

describe('the mails of an application', () => {
  it.each(languages)('tell the agency, and the applicant in their language, without the file: %s', async (language) => {
    await using test = await createTestApp()
    await post(test, good({ language }))
    await vi.waitFor(() => expect(test.mails.sent).toHaveLength(2))
    const notification = test.mails.sent.find((mail) => !mail.automatic)
    const acknowledgement = test.mails.sent.find((mail) => mail.automatic)
    expect(notification).toMatchObject({
      to: { address: 'hello@dritare.example' },
      replyTo: { address: goodApplication.email },
      subject: 'A full-time position: application from Jonida Sample',
      language: 'en',
    })
    for (const word of ['+355 69 123 45 67', 'Jonida Sample.pdf', goodApplication.message]) {
      expect(notification?.text).toContain(word)
      expect(notification?.html).toContain(word)
    }
    expect(acknowledgement).toMatchObject({ to: { name: '', address: goodApplication.email }, language })
    expect(acknowledgement?.text).not.toContain(goodApplication.message)
    // What was sent: the outbox forgets it at once.
    for (const payload of test.mails.sent.map((mail) => JSON.stringify(mail))) {
      expect(payload).not.toMatch(/\{\{|\bmail:|acknowledgement|application-form:|attachments/)
      expect(payload).not.toContain(filesIn(test)[0])
      expect(payload).not.toContain('%PDF')
    }
  })

  it('say what the résumé may do, to the agency alone, and it stays with the application', async () => {
    await using test = await createTestApp()
    const answer = await post(test, good({}, makePdf('<< /S /J#61vaScript /JS (x) >> << /S /Launch >>')))
    expect(answer.statusCode).toBe(201)
    expect(answer.body).not.toMatch(/risk|script/i)
    expect(await applicationsIn(test)).toMatchObject([{ risks: 'script,launch' }])
    await vi.waitFor(() => expect(test.mails.sent).toHaveLength(2))
    const [toAgency, toApplicant] = test.mails.sent.toSorted((a, b) => Number(a.automatic) - Number(b.automatic))
    expect(toAgency?.text).toContain('It has a script.')
    expect(toAgency?.text).toContain('It can start a program')
    expect(toApplicant?.text).not.toMatch(/script|program/)
  })

  it('go out when a résumé names what every object knows', async () => {
    await using test = await createTestApp()
    const content = '<Relationships><Relationship Id="r1" Type="x/constructor" Target="a"/></Relationships>'
    const resume = makeDocx([{ name: 'word/_rels/document.xml.rels', content }])
    expect((await post(test, good({}, resume, 'cv.docx'))).statusCode).toBe(201)
    expect(await applicationsIn(test)).toMatchObject([{ risks: '' }])
    await vi.waitFor(() => expect(test.mails.sent).toHaveLength(2))
  })

  it('keep line breaks and control characters out of headers', async () => {
    await using test = await createTestApp()
    const fullName = 'Eve\r\nBcc: all@example.org\u0000\u202e'
    expect((await post(test, good({ fullName }, makePdf(), 'cv%0D%0ABcc: x@example.org.pdf'))).statusCode).toBe(201)
    await vi.waitFor(() => expect(test.mails.sent).toHaveLength(2))
    for (const mail of test.mails.sent) {
      expect(`${mail.subject}${mail.to.name}${mail.replyTo?.name}`).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    }
    expect((await post(test, good({ email: 'a@example.org\r\nBcc: b@example.org' }))).statusCode).toBe(422)
    expect((await post(test, good({ email: 'a@example.org, b@example.org' }))).statusCode).toBe(422)
  })
})

describe('names of files', () => {
  it.each([
    '../../../../etc/passwd.pdf',
    '..\\..\\passwd.pdf',
    '/etc/passwd.pdf',
    'C:\\passwd.pdf',
    '%2e%2e%2fpasswd.pdf',
  ])('lead nowhere: %s', async (filename) => {
    await using test = await createTestApp()
    expect((await post(test, good({}, makePdf(), filename))).statusCode).toBe(201)
    const [application] = await applicationsIn(test)
    expect(application?.file_name).not.toMatch(/[/\\]/)
    expect(application?.stored_name).toMatch(/^[0-9a-f-]{36}$/)
    expect(filesIn(test)).toEqual([application?.stored_name])
    expect(readdirSync(path.join(test.resumes, '..', '..')).filter((name) => name.includes('passwd'))).toEqual([])
  })
})

describe('limits (D32)', () => {
  it('takes five applications an hour from one network, then answers 429 with the wait', async () => {
    await using test = await createTestApp({ trustedProxies: ['127.0.0.1'] })
    const from = (number: number, network = '203.0.113.1') =>
      post(test, good({ email: `p${number}@example.org`, language: 'sq' }), { 'x-forwarded-for': network })
    for (let number = 1; number <= 5; number++) expect((await from(number)).statusCode).toBe(201)
    const refused = await from(6)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('3600')
    expect(refused.json().error.message).toBe(readTexts('sq', 'errors').too_many_requests)
    // Before its file is judged, which takes longer than all else.
    expect((await post(test, good({}, Buffer.from('MZ')), { 'x-forwarded-for': '203.0.113.1' })).statusCode).toBe(429)
    expect(filesIn(test)).toHaveLength(5)
    expect((await from(7, '203.0.113.2')).statusCode).toBe(201)
    test.clock.advance(3_600_001)
    expect((await from(8)).statusCode).toBe(201)
  })

  it('writes to one address five times an hour, wherever the form was sent from', async () => {
    await using test = await createTestApp({ trustedProxies: ['127.0.0.1'] })
    const from = (number: number) => post(test, good(), { 'x-forwarded-for': `203.0.113.${number}` })
    for (let number = 1; number <= 5; number++) expect((await from(number)).statusCode).toBe(201)
    expect((await from(6)).statusCode).toBe(429)
  })

  it('holds when eight arrive at once', async () => {
    await using test = await createTestApp()
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(test, good())))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3)
    expect(filesIn(test)).toHaveLength(5)
  })
})
