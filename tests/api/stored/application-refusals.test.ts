import { connect } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { languages } from '#locales/languages.ts'
import { expectNothingKept, filesIn, good, goodApplication, post, resumePart } from '../../support/app/applications.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'
import { multipart, textParts } from '../../support/data/multipart.ts'
import { makeDocm, makeDocx, makePdf, makeZip } from '../../support/data/resumes.ts'
import { readTexts } from '../../support/data/texts.ts'

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
      // For a page whose language may change meanwhile.
      keys: {
        fullName: 'fullName_short',
        email: 'email_invalid',
        phone: 'phone_invalid',
        interest: 'interest_missing',
        message: 'message_short',
        resume: 'resume_type',
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
    const response = await post(test, good(), { 'content-length': '100000001', 'accept-language': 'it' })
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
    [
      'a field that is no text',
      [...good(), { name: 'more', value: `${'['.repeat(9000)}${']'.repeat(9000)}`, type: 'application/json' }],
    ],
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
    await test.database.db.schema.alterTable('applications').renameTo('away').execute()
    const response = await post(test, good())
    expect(response.statusCode).toBe(500)
    expect(filesIn(test)).toEqual([])
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

  it('is answered and ended by the server when more comes than is ever read', async () => {
    await using test = await createTestApp()
    const socket = await open(test)
    let answer = ''
    socket.on('data', (read) => {
      answer += read
    })
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write(head('Transfer-Encoding: chunked'))
    const chunk = Buffer.concat([Buffer.from('f4240\r\n'), Buffer.alloc(1_000_000, 'x'), Buffer.from('\r\n')])
    const part = multipart([resumePart(Buffer.alloc(0))]).payload.subarray(0, 120)
    socket.write(Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]))
    for (let count = 0; count < 110 && !socket.destroyed; count++) socket.write(chunk)
    await closed
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    await vi.waitFor(() => expectNothingKept(test))
  })
})
