import { describe, expect, it, vi } from 'vitest'
import { contactPurposes } from '#api/contract/values/contact-purposes.ts'
import { languages } from '#locales/languages.ts'
import { createTestApp, goodMessage, type TestApp } from '../../support/app/test-app.ts'
import { readTexts } from '../../support/data/texts.ts'

const messagesIn = ({ database }: TestApp) => database.db.selectFrom('messages').selectAll().execute()
const outboxIn = ({ database }: TestApp) => database.db.selectFrom('outbox').selectAll().execute()
const post = ({ app }: TestApp, payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  })
const postForm = ({ app }: TestApp, values: Record<string, string>, url = '/api/contact') =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(values).toString(),
  })

describe('POST /api/contact', () => {
  it('stores the message with its two mails and answers 201', async () => {
    await using test = await createTestApp()
    const response = await post(test, goodMessage)
    expect(response.statusCode).toBe(201)
    const [message] = await messagesIn(test)
    expect(message).toMatchObject({
      id: response.json().id,
      name: 'Jonida Sample',
      purpose: 'project',
      received_at: test.clock.now(),
    })
    expect(await outboxIn(test)).toHaveLength(2)
  })

  it.each(languages)('acknowledges in the sender’s language: %s', async (language) => {
    await using test = await createTestApp()
    await post(test, { ...goodMessage, language })
    await vi.waitFor(() => expect(test.mails.sent).toHaveLength(2))
    const [notification, acknowledgement] = test.mails.sent
    expect(notification).toMatchObject({
      to: { address: 'hello@dritare.example' },
      replyTo: { address: goodMessage.email },
      language: 'en',
    })
    expect(acknowledgement).toMatchObject({ to: { name: '', address: goodMessage.email }, language })
    expect(acknowledgement?.text).toContain(readTexts(language, 'contact-form').purposes.project)
    expect(acknowledgement?.html).toContain(readTexts(language, 'contact-form').purposes.project)
    expect(acknowledgement?.html).toContain(`lang="${language}"`)
    for (const part of [acknowledgement?.text, acknowledgement?.html])
      expect(part).not.toMatch(/\{\{|\bmail:|acknowledgement/)
  })

  it.each(contactPurposes)('takes the purpose %s', async (purpose) => {
    await using test = await createTestApp()
    expect((await post(test, { ...goodMessage, purpose })).statusCode).toBe(201)
  })

  it.each(languages)('says what is wrong with each field, in the message’s language: %s', async (language) => {
    await using test = await createTestApp()
    const response = await post(test, {
      name: ' A ',
      email: 'not an address',
      purpose: 'nonsense',
      message: 'short',
      language,
    })
    expect(response.statusCode).toBe(422)
    const { errors } = readTexts(language, 'contact-form')
    expect(response.json().error).toMatchObject({
      code: 'invalid',
      fields: {
        name: errors.name_short,
        email: errors.email_invalid,
        purpose: errors.purpose_missing,
        message: errors.message_short,
      },
      keys: {
        name: 'name_short',
        email: 'email_invalid',
        purpose: 'purpose_missing',
        message: 'message_short',
      },
    })
    expect(await messagesIn(test)).toEqual([])
  })

  it('uses the specification’s words in English', async () => {
    await using test = await createTestApp()
    expect((await post(test, {})).json().error.fields).toEqual({
      name: 'Name must be at least 2 characters long',
      email: 'Please enter a valid email address',
      purpose: 'Please select a purpose for your enquiry',
      message: 'Message must be at least 10 characters long',
    })
  })

  it('accepts six languages and no other', async () => {
    await using test = await createTestApp()
    expect((await post(test, { ...goodMessage, language: 'pt' })).json().error.fields).toHaveProperty('language')
  })

  it('ignores fields it does not know', async () => {
    await using test = await createTestApp()
    expect((await post(test, { ...goodMessage, id: 'mine', received_at: 1, isAdmin: true })).statusCode).toBe(201)
    expect((await messagesIn(test))[0]?.id).not.toBe('mine')
  })

  it('keeps line breaks and control characters out of mail headers', async () => {
    await using test = await createTestApp()
    await post(test, { ...goodMessage, name: 'Eve\r\nBcc: all@example.org\u0000\u202e' })
    await vi.waitFor(() => expect(test.mails.sent).toHaveLength(2))
    for (const mail of test.mails.sent) {
      expect(`${mail.subject}${mail.to.name}${mail.replyTo?.name}`).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    }
    expect((await post(test, { ...goodMessage, email: 'a@example.org\r\nBcc: b@example.org' })).statusCode).toBe(422)
    expect((await post(test, { ...goodMessage, email: 'a@example.org, b@example.org' })).statusCode).toBe(422)
  })
})

describe('limits (D32)', () => {
  it('takes ten messages an hour from one address, then answers 429 with the wait, in words', async () => {
    await using test = await createTestApp({ trustedProxies: ['127.0.0.1'] })
    const from = (network: number) =>
      post(test, { ...goodMessage, language: 'it' }, { 'x-forwarded-for': `203.0.113.${network}` })
    for (let network = 1; network <= 10; network++) expect((await from(network)).statusCode).toBe(201)
    test.clock.advance(60_000)
    const refused = await from(11)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('3540')
    expect(refused.json().error.message).toBe(readTexts('it', 'errors').too_many_requests)
    test.clock.advance(3_540_001)
    expect((await from(12)).statusCode).toBe(201)
  })

  it('words the refusal of a message that names no language in the browser’s', async () => {
    await using test = await createTestApp()
    const { language: _, ...message } = goodMessage
    for (let count = 0; count < 10; count++) await post(test, message)
    const refused = await post(test, message, { 'accept-language': 'de-AT, en;q=0.5' })
    expect(refused.json().error.message).toBe(readTexts('de', 'errors').too_many_requests)
    expect((await messagesIn(test))[0]).toMatchObject({ language: 'en' })
  })

  it('counts a whole IPv6 /64 as one network', async () => {
    await using test = await createTestApp({ trustedProxies: ['127.0.0.1'] })
    const from = (host: number) =>
      post(
        test,
        { ...goodMessage, email: `p${host}@example.org` },
        { 'x-forwarded-for': `2001:db8:1:2::${host.toString(16)}` },
      )
    for (let host = 1; host <= 10; host++) expect((await from(host)).statusCode).toBe(201)
    expect((await from(11)).statusCode).toBe(429)
    expect(
      (await post(test, { ...goodMessage, email: 'else@example.org' }, { 'x-forwarded-for': '2001:db8:1:3::1' }))
        .statusCode,
    ).toBe(201)
  })

  it('believes no X-Forwarded-For while no proxy is trusted', async () => {
    await using test = await createTestApp()
    const from = (host: number) =>
      post(test, { ...goodMessage, email: `p${host}@example.org` }, { 'x-forwarded-for': `203.0.113.${host}` })
    for (let host = 1; host <= 10; host++) expect((await from(host)).statusCode).toBe(201)
    expect((await from(11)).statusCode).toBe(429)
  })

  it('holds when twelve messages arrive at once', async () => {
    await using test = await createTestApp()
    const codes = await Promise.all(
      Array.from({ length: 12 }, () => post(test, goodMessage).then((response) => response.statusCode)),
    )
    expect(codes.filter((code) => code === 201)).toHaveLength(10)
    expect(await messagesIn(test)).toHaveLength(10)
  })

  it('forgets what no limit needs any more', async () => {
    await using test = await createTestApp()
    await post(test, goodMessage)
    test.clock.advance(25 * 3_600_000)
    await post(test, goodMessage)
    const hits = await test.database.db.selectFrom('rate_hits').select('hit_at').execute()
    expect(hits.map((hit) => hit.hit_at >= test.clock.now())).toEqual([true, true, true, true])
  })

  it('stores no address in readable form', async () => {
    await using test = await createTestApp()
    await post(test, goodMessage)
    const hits = await test.database.db.selectFrom('rate_hits').selectAll().execute()
    expect(JSON.stringify(hits)).not.toMatch(/127\.0\.0\.1|jonida/)
  })
})

describe('bad requests', () => {
  const request = ({ app }: TestApp, headers: Record<string, string>, payload: string) =>
    app.inject({ method: 'POST', url: '/api/contact', headers, payload })

  it('answers 413 to a body that is too large', async () => {
    await using test = await createTestApp()
    const response = await post(test, { ...goodMessage, message: 'x'.repeat(200_000) })
    expect(response.statusCode).toBe(413)
    expect(response.json().error.code).toBe('too_large')
  })

  it('answers 415 to content it does not read', async () => {
    await using test = await createTestApp()
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'nonsense']) {
      const response = await request(test, { 'content-type': type, 'accept-language': 'fr-CH, en;q=0.5' }, '<a/>')
      expect(response.statusCode, type).toBe(415)
      expect(response.json().error.code).toBe('unsupported_media_type')
    }
  })

  it('answers 400 to JSON that is none', async () => {
    await using test = await createTestApp()
    for (const payload of ['{', 'null', '[1', '"text"', '', '{"__proto__":{"name":1}}']) {
      const response = await request(test, { 'content-type': 'application/json' }, payload)
      expect(response.statusCode, payload).toBe(400)
    }
  })

  it('answers every unknown address and method below /api in the one error shape', async () => {
    await using test = await createTestApp()
    for (const [method, url, status] of [
      ['GET', '/api/nothing', 404],
      ['GET', '/api/contact', 404],
      ['PUT', '/api/contact', 405],
      ['DELETE', '/api/contact', 405],
    ] as const) {
      const response = await test.app.inject({ method, url })
      expect(response.statusCode, `${method} ${url}`).toBe(status)
      expect(response.json().error).toMatchObject({ code: expect.any(String), message: expect.any(String) })
    }
  })

  it('shows people a page, in their language', async () => {
    await using test = await createTestApp()
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/contact?language=es',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `message=${'x'.repeat(200_000)}`,
    })
    expect(response.statusCode).toBe(413)
    expect(response.headers['content-type']).toContain('text/html')
    expect(response.body).toContain('<html lang="es">')
  })
})

describe('a plain form (D19)', () => {
  it('is answered with a redirect to the thank-you page of its language', async () => {
    await using test = await createTestApp()
    const response = await postForm(test, { ...goodMessage, language: 'sq' })
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/sq/thank-you/')
    expect(await messagesIn(test)).toMatchObject([{ language: 'sq' }])
  })

  it('comes back with its content and what is wrong', async () => {
    await using test = await createTestApp()
    const response = await postForm(test, { ...goodMessage, name: 'J', message: '<b>"short' }, '/it/contact/')
    expect(response.statusCode).toBe(422)
    expect(response.body).toContain('value="jonida@example.org"')
    expect(response.body).toContain('&lt;b&gt;&quot;short')
    expect(response.body).toContain('aria-invalid="true"')
  })

  it('comes back with its content when the limit is reached', async () => {
    await using test = await createTestApp()
    for (let count = 0; count < 10; count++) await postForm(test, goodMessage)
    const response = await postForm(test, goodMessage)
    expect(response.statusCode).toBe(429)
    expect(response.body).toContain('We would like a window on the web.')
    expect(response.body).toContain('Too many requests. Please try again later.')
  })

  it('shows the message-error page with the text kept when the database fails', async () => {
    await using test = await createTestApp()
    await test.database.db.schema.alterTable('messages').renameTo('away').execute()
    const response = await postForm(test, { ...goodMessage, language: 'de' }, '/de/contact/')
    expect(response.statusCode).toBe(500)
    // In the fields of a form, to be mended and sent again without scripts.
    expect(response.body).toMatch(/<textarea[^>]* name="message"[^>]*>We would like a window on the web\.</)
    expect(response.body).toMatch(/<input[^>]* name="email"[^>]* value="jonida@example\.org"/)
    expect(response.body).toMatch(/<option value="\w+" selected="">/)
    expect(response.body).toMatch(/<form[^>]* action="\/de\/contact\/"[^>]* method="post"/)
    expect(response.body).toContain('<html lang="de">')
  })
})
