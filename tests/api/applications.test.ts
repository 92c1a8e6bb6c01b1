import { readdirSync, readFileSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { applicationInterests } from '#api/contract/applications.ts'
import { languages } from '#locales/languages.ts'
import { type MultipartPart, multipart, textParts } from '../support/multipart.ts'
import { makeDoc, makeDocm, makeDocx, makePdf, makeZip } from '../support/resumes.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { readTexts } from '../support/texts.ts'

const goodApplication = {
  fullName: 'Jonida Sample',
  email: 'jonida@example.org',
  phone: '+355 69 123 45 67',
  interest: 'fulltime',
  message: 'I draw windows and would like to draw yours.',
  language: 'en',
}

const resumePart = (value: Buffer, filename = 'Jonida Sample.pdf'): MultipartPart => ({
  name: 'resume',
  value,
  filename,
})
const good = (values: Record<string, string> = {}, resume = makePdf(), filename?: string) => [
  ...textParts({ ...goodApplication, ...values }),
  resumePart(resume, filename),
]

function post({ app }: TestApp, parts: MultipartPart[], headers: Record<string, string> = {}) {
  const body = multipart(parts)
  return app.inject({
    method: 'POST',
    url: '/api/applications',
    ...body,
    headers: { accept: 'application/json', ...body.headers, ...headers },
  })
}

const applicationsIn = ({ database }: TestApp) => database.db.selectFrom('applications').selectAll().execute()
const filesIn = ({ resumes }: TestApp) => {
  try {
    return readdirSync(resumes)
  } catch {
    return []
  }
}
async function expectNothingKept(test: TestApp) {
  expect(filesIn(test)).toEqual([])
  expect(await applicationsIn(test)).toEqual([])
  expect(await test.database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
}

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
    }
    expect(acknowledgement).toMatchObject({ to: { name: 'Jonida Sample', address: goodApplication.email }, language })
    expect(acknowledgement?.text).toContain(goodApplication.message)
    const entries = await test.database.db.selectFrom('outbox').select('payload').execute()
    for (const { payload } of entries) {
      expect(payload).not.toMatch(/\{\{|mail:|acknowledgement|application-form:|attachments/)
      expect(payload).not.toContain(filesIn(test)[0])
      expect(payload).not.toContain('%PDF')
    }
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

describe('what is refused', () => {
  it.each(languages)('is said beside each field, in the applicant’s language: %s', async (language) => {
    await using test = await createTestApp()
    const response = await post(test, [
      ...textParts({
        fullName: ' A ',
        email: 'nobody',
        phone: 'call me',
        interest: 'money',
        message: 'short',
        language,
      }),
      resumePart(Buffer.from('<!doctype html>'), 'cv.pdf'),
    ])
    expect(response.statusCode).toBe(422)
    const { errors } = readTexts(language, 'application-form')
    expect(response.json().error).toEqual({
      code: 'invalid',
      message: readTexts(language, 'errors').invalid,
      fields: {
        fullName: errors.fullName_short,
        email: errors.email_invalid,
        phone: errors.phone_invalid,
        interest: errors.interest_missing,
        message: errors.message_short,
        resume: errors.resume_type,
      },
    })
    await expectNothingKept(test)
  })

  it.each([
    ['an empty file', Buffer.alloc(0), 'cv.pdf', 'resume_unreadable'],
    ['a page named .pdf', Buffer.from('<html><script>alert(1)</script>'), 'cv.pdf', 'resume_type'],
    ['a document with macros', makeDocm(), 'cv.docx', 'resume_type'],
    ['a plain zip', makeZip([{ name: 'cv.txt', content: 'x' }]), 'cv.docx', 'resume_type'],
    [
      'a zip bomb',
      makeDocx([{ name: 'word/media/b', content: Buffer.alloc(60_000_000) }]),
      'cv.docx',
      'resume_unreadable',
    ],
    ['a PDF that is a zip too', Buffer.concat([makePdf(), makeDocx()]), 'cv.pdf', 'resume_unreadable'],
  ] as const)('is %s', async (_, resume, name, key) => {
    await using test = await createTestApp()
    const response = await post(test, good({ language: 'fr' }, resume, name))
    expect(response.statusCode).toBe(422)
    expect(response.json().error.fields).toEqual({ resume: readTexts('fr', 'application-form').errors[key] })
    await expectNothingKept(test)
  })

  it('is an application without a résumé, whether the field is missing or empty', async () => {
    await using test = await createTestApp()
    const missing = { resume: readTexts('es', 'application-form').errors.resume_missing }
    const text = textParts({ ...goodApplication, language: 'es' })
    for (const parts of [
      text,
      [...text, { name: 'resume', value: '', filename: '' }],
      [...text, { name: 'resume', value: 'x' }],
    ]) {
      const response = await post(test, parts)
      expect(response.statusCode).toBe(422)
      expect(response.json().error.fields).toEqual(missing)
    }
    await expectNothingKept(test)
  })

  it('is a résumé of one byte more than 10 MB', async () => {
    await using test = await createTestApp()
    const frame = makePdf().length
    const tooLarge = makePdf('%'.repeat(10_000_001 - frame))
    const response = await post(test, good({ language: 'de' }, tooLarge))
    expect(response.statusCode).toBe(413)
    expect(response.json().error).toMatchObject({
      code: 'too_large',
      fields: { resume: readTexts('de', 'application-form').errors.resume_large },
    })
    await expectNothingKept(test)
    expect((await post(test, good({}, tooLarge.subarray(1)))).statusCode).toBe(422)
    expect((await post(test, good({}, makePdf('%'.repeat(10_000_000 - frame))))).statusCode).toBe(201)
  })

  it('is a body that says it is larger than any that is read', async () => {
    await using test = await createTestApp()
    const response = await post(test, good(), { 'content-length': '50000001', 'accept-language': 'it' })
    expect(response.statusCode).toBe(413)
    expect(response.json().error.fields).toEqual({ resume: readTexts('it', 'application-form').errors.resume_large })
  })

  it.each([
    ['two files', [...good(), resumePart(makePdf(), 'another.pdf')]],
    ['a file in another field', [...good(), { name: 'photo', value: 'x', filename: 'me.png' }]],
    [
      'a file in another field alone',
      [...textParts(goodApplication), { name: 'photo', value: 'x', filename: 'me.png' }],
    ],
    ['too many fields', [...good(), ...Array.from({ length: 10 }, (_, index) => ({ name: `f${index}`, value: 'x' }))]],
    ['a field named like a part of every object', [...good(), { name: '__proto__', value: 'x' }]],
  ])('is %s', async (_, parts) => {
    await using test = await createTestApp()
    const response = await post(test, parts)
    expect(response.statusCode).toBe(400)
    expect(response.json().error.code).toBe('bad_request')
    await vi.waitFor(() => expectNothingKept(test))
  })

  it('is a text longer than any field, or one that breaks off', async () => {
    await using test = await createTestApp()
    const long = await post(test, good({ message: 'x'.repeat(100_000) }))
    expect(long.json().error.fields).toEqual({ message: readTexts('en', 'application-form').errors.message_long })
    const { headers, payload } = multipart(good())
    const type = headers['content-type'] ?? ''
    for (const broken of [
      { type, payload: payload.subarray(0, payload.length - 60) },
      { type, payload: 'nonsense' },
      { type: 'multipart/form-data', payload },
    ]) {
      const response = await test.app.inject({
        method: 'POST',
        url: '/api/applications',
        headers: { 'content-type': broken.type },
        payload: broken.payload,
      })
      expect(response.statusCode).toBe(400)
    }
    await expectNothingKept(test)
  })

  it('is what is no form', async () => {
    await using test = await createTestApp()
    const response = await test.app.inject({ method: 'POST', url: '/api/applications', payload: goodApplication })
    expect(response.statusCode).toBe(415)
    const body = multipart(good())
    expect((await test.app.inject({ method: 'POST', url: '/de/contact/', ...body })).statusCode).toBe(415)
  })

  it('keeps no file when the database fails', async () => {
    await using test = await createTestApp()
    await test.database.db.schema.dropTable('applications').execute()
    const response = await post(test, good())
    expect(response.statusCode).toBe(500)
    expect(filesIn(test)).toEqual([])
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

describe('an upload that ends early', () => {
  const open = async ({ app }: TestApp) => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const address = app.server.address()
    if (address === null || typeof address === 'string') throw new Error('The server has no port')
    const socket = connect(address.port, '127.0.0.1')
    socket.on('error', () => {})
    return socket
  }
  const head = (more: string) =>
    `POST /api/applications HTTP/1.1\r\nHost: x\r\nContent-Type: ${multipart([]).headers['content-type']}\r\n${more}\r\n\r\n`

  it('leaves nothing when the browser is closed', async () => {
    await using test = await createTestApp()
    const socket = await open(test)
    const { payload } = multipart(good({}, makePdf('%'.repeat(900_000))))
    socket.write(head('Content-Length: 1000000'))
    socket.write(payload.subarray(0, 500_000))
    await vi.waitFor(() => expect(filesIn(test)).toHaveLength(1))
    socket.destroy()
    await vi.waitFor(() => expectNothingKept(test))
  })

  it('is ended by the server when more comes than is ever read', async () => {
    await using test = await createTestApp()
    const socket = await open(test)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write(head('Transfer-Encoding: chunked'))
    const chunk = Buffer.concat([Buffer.from('f4240\r\n'), Buffer.alloc(1_000_000, 'x'), Buffer.from('\r\n')])
    const part = multipart([resumePart(Buffer.alloc(0))]).payload.subarray(0, 120)
    socket.write(Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]))
    for (let count = 0; count < 60 && !socket.destroyed; count++) socket.write(chunk)
    await closed
    await vi.waitFor(() => expectNothingKept(test))
  })
})
