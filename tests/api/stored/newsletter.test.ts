import { describe, expect, it } from 'vitest'
import { languages } from '#locales/languages.ts'
import {
  linksIn,
  postForm,
  settled,
  signUp,
  signUpForMail,
  subscribed,
  subscribersIn,
  suppressionsIn,
  takeStep,
  tokenIn,
} from '../../support/app/newsletter.ts'
import { createTestApp } from '../../support/app/test-app.ts'
import { readTexts } from '../../support/data/texts.ts'

const trusted = { trustedProxies: ['127.0.0.1'] }
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('POST /api/newsletter', () => {
  it.each(languages)('thanks, and mails one last click, in the language of the form: %s', async (language) => {
    await using test = await createTestApp()
    const response = await signUp(test, { email: 'ana@example.org', language, source: 'footer' })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ success: true, message: readTexts(language, 'newsletter-form').success })
    await settled(test)
    expect(test.mails.sent).toMatchObject([{ to: { address: 'ana@example.org' }, language, automatic: true }])
    for (const part of [test.mails.sent[0]?.text, test.mails.sent[0]?.html]) {
      expect(part).toContain(`https://dritare.example/${language}/newsletter/confirm/?token=`)
      expect(part).not.toMatch(/\{\{|newsletter\.confirm/)
    }
  })

  it('keeps the proof of consent: address, source, time, network address and browser', async () => {
    await using test = await createTestApp(trusted)
    await signUp(
      test,
      { email: ' Ana@Example.org ', source: 'home' },
      { from: '203.0.113.9', headers: { 'user-agent': 'Browser 1' } },
    )
    await settled(test)
    expect(await subscribersIn(test)).toMatchObject([
      {
        email: 'Ana@Example.org',
        source: 'home',
        ip: '203.0.113.9',
        user_agent: 'Browser 1',
        signed_up_at: test.clock.now(),
        confirmed_at: null,
      },
    ])
    expect(await test.database.db.selectFrom('newsletter_signups').selectAll().execute()).toEqual([])
  })

  it.each(languages)('says what is wrong with an address, in words: %s', async (language) => {
    await using test = await createTestApp()
    const { problems } = readTexts(language, 'newsletter-form')
    for (const [email, message] of [
      ['   ', problems.empty],
      [undefined, problems.empty],
      ['ana@example', problems.invalid],
      ['ana@example.org, eve@example.org', problems.invalid],
      ['ana@example.org\r\nBcc: eve@example.org', problems.invalid],
      [`${'a'.repeat(250)}@example.org`, problems.invalid],
      ['ana@mailinator.com', problems.disposable],
      ['ana@deep.Mailinator.com', problems.disposable],
    ]) {
      const response = await signUp(test, { email, language })
      expect(response.statusCode, email).toBe(422)
      expect(response.json()).toMatchObject({
        success: false,
        message,
        error: { code: 'invalid', fields: { email: message } },
      })
    }
    expect(await test.database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  it('answers a call that names no language in that of the browser', async () => {
    await using test = await createTestApp()
    const response = await signUp(test, { email: 'ana@example.org' }, { headers: { 'accept-language': 'it-CH' } })
    expect(response.json().message).toBe(readTexts('it', 'newsletter-form').success)
    await settled(test)
    expect(await subscribersIn(test)).toMatchObject([{ language: 'it' }])
  })

  it.each(['{', 'null', '[1]'])('answers 400 in its own shape to a body that is none: %s', async (payload) => {
    await using test = await createTestApp()
    const headers = { 'content-type': 'application/json' }
    const response = await test.app.inject({ method: 'POST', url: '/api/newsletter', headers, payload })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ success: false, message: expect.any(String), error: {} })
  })

  it('keeps line breaks out of what is stored and of mail headers', async () => {
    await using test = await createTestApp()
    await signUp(
      test,
      { email: 'ana@example.org', source: 'a\r\nb\u0000\u202ec' },
      { headers: { 'user-agent': 'x'.repeat(5000) } },
    )
    await settled(test)
    expect(await subscribersIn(test)).toMatchObject([{ source: 'a b c', user_agent: 'x'.repeat(300) }])
    expect(test.mails.sent[0]?.subject).not.toMatch(/\p{Cc}/u)
  })
})

describe('who is on the list', () => {
  it('is told by no answer: new, waiting, confirmed and left addresses get the same, byte for byte', async () => {
    await using test = await createTestApp()
    await signUpForMail(test, 'waiting@example.org')
    await subscribed(test, 'confirmed@example.org')
    const left = await subscribed(test, 'left@example.org')
    await takeStep(test, { token: left.token, step: 'unsubscribe' })
    test.clock.advance(DAY + 1)
    const answers = []
    for (const name of ['new', 'waiting', 'confirmed', 'left', 'new', 'confirmed']) {
      const { statusCode, body, headers } = await signUp(test, { email: `${name}@example.org`, language: 'en' })
      const { date: _, ...rest } = headers
      answers.push(JSON.stringify({ statusCode, body, rest }))
    }
    expect(new Set(answers).size).toBe(1)
  })

  it('is mailed how things stand: a confirmed address gets no second click to make', async () => {
    await using test = await createTestApp()
    await subscribed(test, 'ana@example.org', 'de')
    test.clock.advance(DAY + 1)
    const mail = await signUpForMail(test, 'ana@example.org', 'fr')
    expect(mail.language).toBe('de')
    expect(mail.text).toContain('/de/newsletter/preferences/?token=')
    for (const part of [mail.text, mail.html]) expect(part).not.toContain('/newsletter/confirm/')
    expect(await subscribersIn(test)).toHaveLength(1)
  })
})

describe('limits (D32)', () => {
  it('takes ten sign-ups an hour from one network, then answers 429 with the wait, in words', async () => {
    await using test = await createTestApp()
    for (let number = 1; number <= 10; number++) {
      expect((await signUp(test, { email: `a${number}@example.org` })).statusCode).toBe(200)
    }
    test.clock.advance(60_000)
    const refused = await signUp(test, { email: 'a11@example.org', language: 'sq' })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('3540')
    const message = readTexts('sq', 'errors').too_many_requests
    expect(refused.json()).toMatchObject({ success: false, message, error: { code: 'too_many_requests', message } })
    test.clock.advance(3_540_001)
    expect((await signUp(test, { email: 'a11@example.org' })).statusCode).toBe(200)
  })

  it('mails one address twice a day, 15 minutes apart, from however many networks and however it is spelt (D38)', async () => {
    await using test = await createTestApp(trusted)
    const spellings = ['ana@example.org', 'Ana@Example.ORG', 'ana+1@example.org', 'ANA+2@example.org']
    let network = 0
    /** Every spelling, each from a network of its own; returns how many mails have been sent in all. */
    const askedAgain = async () => {
      const answers = await Promise.all(
        spellings.map((email) => signUp(test, { email }, { from: `203.0.113.${network++}` })),
      )
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
      await settled(test)
      return test.mails.sent.length
    }
    expect(await askedAgain()).toBe(1)
    test.clock.advance(15 * MINUTE - 1)
    expect(await askedAgain()).toBe(1)
    test.clock.advance(1)
    expect(await askedAgain()).toBe(2)
    test.clock.advance(HOUR)
    expect(await askedAgain()).toBe(2)
    test.clock.advance(DAY - HOUR - 15 * MINUTE)
    expect(await askedAgain()).toBe(3)
  })

  it('asks an address not to be written to once in 30 days, whoever signs it up and however it is spelt', async () => {
    await using test = await createTestApp(trusted)
    const { unsubscribe } = linksIn(await signUpForMail(test, 'ana+site@example.org'))
    await takeStep(test, { token: tokenIn(unsubscribe), step: 'unsubscribe' })
    const mailsAfterAsking = async () => {
      for (const email of ['ana+site@example.org', 'ana@example.org', 'Ana+2@example.org']) {
        expect((await signUp(test, { email })).statusCode).toBe(200)
      }
      await settled(test)
      return test.mails.sent.length
    }
    // The mail that was left by had already asked.
    for (const days of [1, 14, 14]) {
      test.clock.advance(days * DAY)
      expect(await mailsAfterAsking()).toBe(1)
    }
    test.clock.advance(DAY)
    expect(await mailsAfterAsking()).toBe(2)
    test.clock.advance(30 * DAY - 1)
    expect(await mailsAfterAsking()).toBe(2)
    test.clock.advance(1)
    expect(await mailsAfterAsking()).toBe(3)
    expect(await suppressionsIn(test)).toHaveLength(1)
  })
})

describe('sign-ups that nobody confirms', () => {
  it('are forgotten after 30 days, with the next sign-up', async () => {
    await using test = await createTestApp()
    await signUpForMail(test, 'waiting@example.org')
    await subscribed(test, 'confirmed@example.org')
    test.clock.advance(30 * DAY)
    await signUpForMail(test, 'new@example.org')
    const emails = (await subscribersIn(test)).map(({ email }) => email)
    expect(emails.toSorted()).toEqual(['confirmed@example.org', 'new@example.org'])
  })
})

describe('a plain form (D19)', () => {
  it.each(languages)('is answered with a redirect to a page that thanks: %s', async (language) => {
    await using test = await createTestApp()
    const sent = await postForm(test, '/api/newsletter', { email: 'ana@example.org', language, source: 'footer' })
    expect(sent.statusCode).toBe(303)
    expect(sent.headers.location).toBe(`/${language}/newsletter/?sent`)
    const page = await test.app.inject(`/${language}/newsletter/?sent`)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(readTexts(language, 'newsletter-form').success)
    expect(page.body).toContain('content="noindex"')
    await settled(test)
    expect(await subscribersIn(test)).toMatchObject([{ email: 'ana@example.org', language, source: 'footer' }])
  })

  it('comes back with what was typed and what is wrong', async () => {
    await using test = await createTestApp()
    const response = await postForm(test, '/de/newsletter/', { email: 'ana@"<b>', language: 'de' })
    expect(response.statusCode).toBe(422)
    expect(response.body).toContain('value="ana@&quot;&lt;b&gt;"')
    expect(response.body).toContain(readTexts('de', 'newsletter-form').problems.invalid)
  })

  it('says that the limit is reached, in words', async () => {
    await using test = await createTestApp()
    for (let number = 0; number < 10; number++) await signUp(test, { email: `a${number}@example.org` })
    const response = await postForm(test, '/fr/newsletter/', { email: 'ana@example.org', language: 'fr' })
    expect(response.statusCode).toBe(429)
    expect(response.body).toContain(readTexts('fr', 'newsletter-form').problems.rateLimited)
    expect(response.body).toContain('value="ana@example.org"')
  })
})
