import { describe, expect, it } from 'vitest'
import { createRecaptcha } from '#api/outbound/recaptcha.ts'
import { createTestApp, goodMessage, type TestApp } from '../../support/app/test-app.ts'
import { goodAnswer, startRecaptchaServer } from '../../support/servers/recaptcha-server.ts'

const never = () => new AbortController().signal

function createCaptcha(url: string, timeout: (milliseconds: number) => AbortSignal = never) {
  const failures: string[] = []
  const captcha = createRecaptcha({
    secretKey: 'secret',
    url,
    hostname: 'dritare.example',
    timeout,
    onFailure: (reason) => failures.push(reason),
  })
  return { captcha, failures }
}

describe('reCAPTCHA', () => {
  it('is asked with the secret and the token, and nothing about the visitor', async () => {
    await using google = await startRecaptchaServer(goodAnswer)
    const { captcha } = createCaptcha(google.url)
    expect(await captcha.check('a token', 'contact')).toEqual({ result: 'good', score: 0.9 })
    expect(google.asked).toEqual([{ secret: 'secret', response: 'a token' }])
  })

  it.each([
    ['a bad score', { ...goodAnswer, score: 0.1 }, { result: 'good', score: 0.1 }, []],
    ['another action', { ...goodAnswer, action: 'login' }, { result: 'bad', reason: 'action' }, []],
    ['another host', { ...goodAnswer, hostname: 'evil.example' }, { result: 'bad', reason: 'hostname' }, ['hostname']],
    ['no host', { ...goodAnswer, hostname: undefined }, { result: 'bad', reason: 'hostname' }, ['hostname']],
    [
      'a forged token',
      { success: false, 'error-codes': ['invalid-input-response'] },
      { result: 'bad', reason: 'invalid-input-response' },
      [],
    ],
    [
      'a token used twice',
      { success: false, 'error-codes': ['timeout-or-duplicate'] },
      { result: 'unreachable', reason: 'timeout-or-duplicate' },
      [],
    ],
    [
      'a secret of ours that is wrong',
      { success: false, 'error-codes': ['invalid-input-secret'] },
      { result: 'unreachable', reason: 'invalid-input-secret' },
      ['invalid-input-secret'],
    ],
    [
      'a token of version 2',
      { ...goodAnswer, score: undefined },
      { result: 'unreachable', reason: 'no score' },
      ['no score'],
    ],
    ['a score beyond 1', { ...goodAnswer, score: 7 }, { result: 'unreachable', reason: 'garbage' }, ['garbage']],
    ['something else', { hello: 'world' }, { result: 'unreachable', reason: 'garbage' }, ['garbage']],
  ])('judges %s', async (_name, answer, verdict, logged) => {
    await using google = await startRecaptchaServer(answer)
    const { captcha, failures } = createCaptcha(google.url)
    expect(await captcha.check('a token', 'contact')).toEqual(verdict)
    expect(failures).toEqual(logged)
  })

  it('is not waited for longer than two seconds', async () => {
    const limit = new AbortController()
    const limits: number[] = []
    await using google = await startRecaptchaServer(() => limit.abort())
    const { captcha, failures } = createCaptcha(google.url, (milliseconds) => {
      limits.push(milliseconds)
      return limit.signal
    })
    expect(await captcha.check('a token', 'contact')).toEqual({ result: 'unreachable', reason: 'slow' })
    expect(limits).toEqual([2000])
    expect(failures).toEqual(['slow'])
  })

  it('is not waited for when its answer never ends', async () => {
    const limit = new AbortController()
    await using google = await startRecaptchaServer((_request, response) => {
      response.write('{"success":')
      response.on('drain', () => {})
      setImmediate(() => limit.abort())
    })
    const { captcha } = createCaptcha(google.url, () => limit.signal)
    expect(await captcha.check('a token', 'contact')).toEqual({ result: 'unreachable', reason: 'slow' })
  })

  it.each<[string, Parameters<typeof startRecaptchaServer>[0], string]>([
    ['a page', (_request, response) => response.end('<html>Sorry</html>'), 'garbage'],
    ['status 500', (_request, response) => response.writeHead(500).end(), 'status 500'],
    ['a redirect', (_request, response) => response.writeHead(302, { location: '/else' }).end(), 'down'],
    ['a flood', (_request, response) => response.end('x'.repeat(100_000)), 'too long an answer'],
    ['a cut line', (request) => request.socket.destroy(), 'down'],
  ])('says nothing about anybody after %s', async (_name, answer, reason) => {
    await using google = await startRecaptchaServer(answer)
    const { captcha, failures } = createCaptcha(google.url)
    expect(await captcha.check('a token', 'contact')).toEqual({ result: 'unreachable', reason })
    expect(failures).toEqual([reason])
  })

  it('says nothing about anybody when nobody is there', async () => {
    const google = await startRecaptchaServer({})
    await google.stop()
    const { captcha } = createCaptcha(google.url)
    expect(await captcha.check('a token', 'contact')).toEqual({ result: 'unreachable', reason: 'down' })
  })

  it('is asked twenty questions at once and no more', async () => {
    const answers: (() => void)[] = []
    await using google = await startRecaptchaServer((_request, response) => {
      answers.push(() => response.end(JSON.stringify(goodAnswer)))
      if (answers.length === 20) for (const answer of answers) answer()
    })
    const { captcha } = createCaptcha(google.url)
    const verdicts = await Promise.all(Array.from({ length: 25 }, () => captcha.check('a token', 'contact')))
    expect(verdicts.filter(({ result }) => result === 'good')).toHaveLength(20)
    expect(google.asked).toHaveLength(20)
  })
})

describe('a message with a token', () => {
  const post = ({ app }: TestApp, more: object) =>
    app.inject({ method: 'POST', url: '/api/contact', payload: { ...goodMessage, ...more } })
  const stored = async ({ database }: TestApp) => {
    const row = await database.db.selectFrom('messages').selectAll().executeTakeFirstOrThrow()
    const sources: { source: string }[] = JSON.parse(row.sources ?? '[]')
    return { score: row.score, state: row.state, sources: sources.map(({ source }) => source) }
  }

  it.each([
    ['a good score', goodAnswer, { score: 0.9, state: 'new' }, 'recaptcha'],
    ['a bad score', { ...goodAnswer, score: 0.2 }, { score: 0.2, state: 'quarantined' }, 'recaptcha'],
    ['another action', { ...goodAnswer, action: 'x' }, { score: 0.1, state: 'quarantined' }, 'recaptcha-bad: action'],
    ['another host', { ...goodAnswer, hostname: 'x' }, { score: 0.1, state: 'quarantined' }, 'recaptcha-bad: hostname'],
    ['garbage', { x: 1 }, { score: 0.7, state: 'new' }, 'recaptcha-unreachable: garbage'],
  ])('is judged by %s', async (_name, answer, expected, source) => {
    await using google = await startRecaptchaServer(answer)
    await using test = await createTestApp({ captcha: createCaptcha(google.url).captcha })
    expect((await post(test, { captcha: 'a token' })).statusCode).toBe(201)
    expect(await stored(test)).toMatchObject({ ...expected, sources: expect.arrayContaining([source]) })
  })

  it('that is one too many is not asked about', async () => {
    await using google = await startRecaptchaServer(goodAnswer)
    await using test = await createTestApp({ captcha: createCaptcha(google.url).captcha })
    let taken = 0
    while ((await post(test, { captcha: 'a token' })).statusCode === 201) taken++
    expect(google.asked).toHaveLength(taken)
  })

  it('is judged here alone when the visitor has not allowed it, so that there is none', async () => {
    await using google = await startRecaptchaServer({ ...goodAnswer, score: 0 })
    await using test = await createTestApp({ captcha: createCaptcha(google.url).captcha })
    await post(test, {})
    expect(google.asked).toEqual([])
    expect(await stored(test)).toMatchObject({ score: 0.7, state: 'new' })
  })

  it('is judged here alone when no keys are configured', async () => {
    await using test = await createTestApp()
    await post(test, { captcha: 'a token' })
    expect(await stored(test)).toEqual({ score: 0.7, state: 'new', sources: ['start', 'proof-none', 'time-unknown'] })
  })
})
