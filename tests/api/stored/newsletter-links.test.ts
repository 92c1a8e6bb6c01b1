import { describe, expect, it } from 'vitest'
import { postTypes } from '#api/contract/values/post-lists.ts'
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

const DAY = 24 * 3_600_000

describe('a link in a mail', () => {
  it('changes nothing when scanners open it, with GET and HEAD, under every address', async () => {
    await using test = await createTestApp()
    const mail = await signUpForMail(test, 'ana@example.org')
    await subscribed(test, 'ben@example.org')
    const before = await subscribersIn(test)
    const token = tokenIn(linksIn(mail).confirm)
    for (const page of ['confirm', 'unsubscribe', 'preferences']) {
      for (const prefix of ['', ...languages.map((language) => `/${language}`)]) {
        for (const method of ['GET', 'HEAD'] as const) {
          const url = `${prefix}/newsletter/${page}${prefix && '/'}?token=${token}&step=confirm&List-Unsubscribe=One-Click`
          const response = await test.app.inject({ method, url })
          expect(response.statusCode, `${method} ${url}`).toBe(200)
          expect(response.headers['cache-control']).toBe('no-store')
          expect(response.headers['referrer-policy']).toBe('same-origin')
        }
      }
    }
    expect(await subscribersIn(test)).toEqual(before)
    expect(await suppressionsIn(test)).toEqual([])
  })

  it('is kept by nobody, however its address is spelled', async () => {
    await using test = await createTestApp()
    const token = tokenIn(linksIn(await signUpForMail(test, 'ana@example.org')).confirm)
    for (const page of ['/newsletter/confirm/', '/newsletter/preferences/', '/newsletter/unsubscribe/']) {
      const { headers } = await test.app.inject(`${page}?token=${token}`)
      expect(headers['cache-control'], page).toBe('no-store')
    }
  })

  it.each(languages)(
    'shows its page in its language, with one button, and keeps search engines out: %s',
    async (language) => {
      await using test = await createTestApp()
      const { confirm } = linksIn(await signUpForMail(test, 'ana@example.org', language))
      const page = await test.app.inject(confirm)
      expect(page.body).toContain(`<html lang="${language}">`)
      expect(page.body).toContain(readTexts(language, 'newsletter-manage').unconfirmed.action)
      expect(page.body).toContain('a…@example.org')
      expect(page.body).not.toContain('ana@example.org')
      expect(page.body).toContain('content="noindex"')
    },
  )

  it('confirms by the page’s button, without scripts', async () => {
    await using test = await createTestApp()
    const { confirm } = linksIn(await signUpForMail(test, 'ana@example.org', 'de'))
    const page = await postForm(test, confirm, { token: tokenIn(confirm), step: 'confirm' })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(readTexts('de', 'newsletter-manage').subscribed.title)
    expect(await subscribersIn(test)).toMatchObject([{ confirmed_at: test.clock.now() }])
  })

  it('may be used again without changing anything', async () => {
    await using test = await createTestApp()
    const { confirm } = linksIn(await signUpForMail(test, 'ana@example.org'))
    await takeStep(test, { token: tokenIn(confirm), step: 'confirm' })
    const before = await subscribersIn(test)
    test.clock.advance(1000)
    expect(await takeStep(test, { token: tokenIn(confirm), step: 'confirm' })).toMatchObject({ state: 'subscribed' })
    expect(await subscribersIn(test)).toEqual(before)
  })

  it('is worth nothing once altered, and says so', async () => {
    await using test = await createTestApp()
    const { confirm, unsubscribe } = linksIn(await signUpForMail(test, 'ana@example.org', 'it'))
    const token = tokenIn(confirm)
    const [mark, id, expiry, signature = ''] = token.split('.')
    const forged = [
      '',
      'nonsense',
      token.slice(0, -1),
      `${token}A`,
      `${mark}.${id}.${expiry}.`,
      `${mark}.${id}.zzzzzzzzz.${signature}`,
      `u.${id}.${expiry}.${signature}`,
      `${mark}.${crypto.randomUUID()}.${expiry}.${signature}`,
      tokenIn(unsubscribe),
      'r.AAAA',
      `r.${'A'.repeat(200)}`,
      '…'.repeat(50),
    ]
    for (const wrong of forged) {
      expect(await takeStep(test, { token: wrong, step: 'confirm' }), wrong).toEqual({ state: 'altered' })
    }
    expect(await takeStep(test, { token, step: 'restore' })).toEqual({ state: 'altered' })
    expect(await takeStep(test, { token, step: 'unsubscribe' })).toEqual({ state: 'altered' })
    expect(await subscribersIn(test)).toMatchObject([{ confirmed_at: null }])
    const page = await test.app.inject(`${confirm}x`)
    expect(page.statusCode).toBe(404)
    expect(page.body).toContain(readTexts('it', 'newsletter').links.altered.title)
  })

  it('is worth nothing once too old, and says so', async () => {
    await using test = await createTestApp()
    const { confirm } = linksIn(await signUpForMail(test, 'ana@example.org', 'es'))
    test.clock.advance(30 * DAY)
    expect(await takeStep(test, { token: tokenIn(confirm), step: 'confirm' })).toEqual({ state: 'expired' })
    const page = await test.app.inject(confirm)
    expect(page.statusCode).toBe(410)
    expect(page.body).toContain(readTexts('es', 'newsletter').links.expired.title)
  })

  it('that was used to leave does not bring back who has left', async () => {
    await using test = await createTestApp()
    const { confirm, unsubscribe } = linksIn(await signUpForMail(test, 'ana@example.org', 'sq'))
    await takeStep(test, { token: tokenIn(confirm), step: 'confirm' })
    await takeStep(test, { token: tokenIn(unsubscribe), step: 'unsubscribe' })
    expect(await takeStep(test, { token: tokenIn(confirm), step: 'confirm' })).toEqual({ state: 'gone' })
    expect(await subscribersIn(test)).toEqual([])
    const page = await test.app.inject(confirm)
    expect(page.statusCode).toBe(410)
    expect(page.body).toContain(readTexts('sq', 'newsletter').links.gone.title)
  })

  it('refuses steps that are none', async () => {
    await using test = await createTestApp()
    for (const payload of [{}, { token: 1 }, { token: 'x', step: 'delete' }, { token: 'x'.repeat(5000) }, [], 'x']) {
      const response = await test.app.inject({ method: 'POST', url: '/api/newsletter/subscription', payload })
      expect([400, 415, 422]).toContain(response.statusCode)
    }
  })
})

describe('leaving', () => {
  it('leaves nothing behind but a hash', async () => {
    await using test = await createTestApp()
    const { token } = await subscribed(test, 'ana@example.org')
    expect(await takeStep(test, { token, step: 'unsubscribe' })).toMatchObject({ state: 'unsubscribed' })
    expect(await subscribersIn(test)).toEqual([])
    const suppressions = await suppressionsIn(test)
    expect(suppressions).toMatchObject([{ suppressed_at: test.clock.now() }])
    expect(JSON.stringify(suppressions)).not.toMatch(/ana|example/)
  })

  it('can be undone on the page, once and for a day; the proof comes back with it', async () => {
    await using test = await createTestApp()
    const { token } = await subscribed(test, 'ana@example.org')
    const [before] = await subscribersIn(test)
    const left = await takeStep(test, { token, step: 'unsubscribe' })
    expect(left.token).not.toMatch(/ana|example/)
    const back = await takeStep(test, { token: left.token, step: 'restore' })
    expect(back).toMatchObject({ state: 'subscribed' })
    // As when the answer was lost on its way.
    expect(await takeStep(test, { token: left.token, step: 'restore' })).toEqual(back)
    expect(await suppressionsIn(test)).toEqual([])
    const [after] = await subscribersIn(test)
    expect(after).toEqual(before)

    test.clock.advance(1000)
    // The link of a mail from before still lets them go.
    const again = await takeStep(test, { token, step: 'unsubscribe' })
    expect(again).toMatchObject({ state: 'unsubscribed' })
    expect(await takeStep(test, { token: left.token, step: 'restore' })).toEqual({ state: 'gone' })
    test.clock.advance(DAY)
    expect(await takeStep(test, { token: again.token, step: 'restore' })).toEqual({ state: 'expired' })
    expect(await subscribersIn(test)).toEqual([])
  })

  it('lasts until a new sign-up is confirmed', async () => {
    await using test = await createTestApp()
    const { token } = await subscribed(test, 'ana@example.org')
    await takeStep(test, { token, step: 'unsubscribe' })
    test.clock.advance(DAY + 1)
    const { confirm } = linksIn(await signUpForMail(test, 'Ana@example.org'))
    expect(await suppressionsIn(test)).toHaveLength(1)
    await takeStep(test, { token: tokenIn(confirm), step: 'confirm' })
    expect(await suppressionsIn(test)).toEqual([])
    expect(await subscribersIn(test)).toMatchObject([{ email: 'Ana@example.org', confirmed_at: test.clock.now() }])
  })
})

describe('one click in the mail program (RFC 8058)', () => {
  it('is offered by every mail of the newsletter', async () => {
    await using test = await createTestApp()
    await subscribed(test, 'ana@example.org')
    test.clock.advance(DAY + 1)
    await signUp(test, { email: 'ana@example.org' })
    await settled(test)
    expect(test.mails.sent).toHaveLength(2)
    for (const mail of test.mails.sent)
      expect(mail.oneClick).toContain('https://dritare.example/en/newsletter/unsubscribe/?token=')
  })

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    [
      'multipart/form-data; boundary="y"',
      '--y\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\nContent-Type: text/plain\r\n\r\nOne-Click\r\n--y--\r\n',
    ],
  ])('ends it with 200, without a redirect and without cookies: %s', async (type, payload) => {
    await using test = await createTestApp()
    const { unsubscribe } = linksIn(await signUpForMail(test, 'ana@example.org', 'fr'))
    const click = () =>
      test.app.inject({ method: 'POST', url: unsubscribe, headers: { 'content-type': type }, payload })
    const response = await click()
    expect(response.statusCode).toBe(200)
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(await subscribersIn(test)).toEqual([])
    expect(await suppressionsIn(test)).toHaveLength(1)
    expect((await click()).statusCode).toBe(200)
  })

  it('needs the link as it was sent, and the word', async () => {
    await using test = await createTestApp()
    const { confirm, unsubscribe } = linksIn(await signUpForMail(test, 'ana@example.org'))
    const oneClick = { 'List-Unsubscribe': 'One-Click' }
    expect((await postForm(test, `${unsubscribe}x`, oneClick)).statusCode).toBe(404)
    await postForm(test, unsubscribe, { 'List-Unsubscribe': 'No' })
    await postForm(test, confirm, oneClick)
    expect(await subscribersIn(test)).toMatchObject([{ confirmed_at: null }])
    test.clock.advance(800 * DAY)
    expect((await postForm(test, unsubscribe, oneClick)).statusCode).toBe(410)
  })
})

describe('preferences', () => {
  it('are saved by the page’s form, without scripts', async () => {
    await using test = await createTestApp()
    const { preferences } = await subscribed(test, 'ana@example.org')
    const page = await test.app.inject(preferences)
    expect(page.body).toContain(readTexts('en', 'newsletter').preferences.title)
    const form = {
      token: tokenIn(preferences),
      step: 'preferences',
      language: 'sq',
      'topic-news': 'on',
      'topic-x': 'on',
    }
    const saved = await postForm(test, preferences, form)
    expect(saved.statusCode).toBe(200)
    expect(saved.body).toContain(readTexts('en', 'newsletter').preferences.saved)
    expect(await subscribersIn(test)).toMatchObject([{ language: 'sq', topics: '["news"]' }])
  })

  it('have boxes of the browser’s own, ticked as they stand: the form is sent whole before scripts come', async () => {
    await using test = await createTestApp()
    const { preferences } = await subscribed(test, 'ana@example.org')
    const boxes = async () => (await test.app.inject(preferences)).body.match(/<input[^>]*name="topic-[^>]*>/g) ?? []
    expect((await boxes()).map((box) => /checked=""/.test(box))).toEqual(postTypes.map(() => true))
    expect((await test.app.inject(preferences)).body).not.toMatch(/<noscript>\s*<input/)
    await postForm(test, preferences, { token: tokenIn(preferences), step: 'preferences', language: 'sq' })
    expect(await subscribersIn(test)).toMatchObject([{ topics: '[]' }])
    expect((await boxes()).some((box) => /checked=""/.test(box))).toBe(false)
  })

  it('are only for who has confirmed, and end with the subscription', async () => {
    await using test = await createTestApp()
    const { preferences, token } = await subscribed(test, 'ana@example.org')
    await takeStep(test, { token, step: 'unsubscribe' })
    expect((await test.app.inject(preferences)).statusCode).toBe(410)
    const step = { token: tokenIn(preferences), step: 'preferences', topics: [] }
    expect(await takeStep(test, step)).toEqual({ state: 'gone' })
  })
})
