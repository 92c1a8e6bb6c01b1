import { describe, expect, it } from 'vitest'
import { good, post } from '../../support/app/applications.ts'
import { password } from '../../support/app/staff.ts'
import { addColleague } from '../../support/app/staff-people.ts'
import { createTestApp, goodMessage } from '../../support/app/test-app.ts'
import { sendMessage } from '../../support/backup/backed-up.ts'

const secrets = {
  name: 'Jonida Sample',
  address: 'jonida@example.org',
  domainless: 'jonida@',
  phone: '123 45 67',
  network: '203.0.113.77',
  words: 'windows and would like',
  password,
}

it('a log of everything that people do names nobody, and each line of a request has its id', async () => {
  const lines: string[] = []
  const logTo = { write: (line: string) => void lines.push(line) }
  await using test = await createTestApp({ logTo, trustedProxies: ['127.0.0.1'] })
  const headers = { 'x-forwarded-for': secrets.network }
  const inject = (url: string, payload: object) => test.app.inject({ method: 'POST', url, payload, headers })
  await sendMessage(test, 'I draw windows and would like to draw yours.')
  await post(test, good(), headers)
  await inject('/api/newsletter', { email: secrets.address, language: 'en', source: 'footer' })
  // What goes wrong is told in the log, and must not tell who.
  await inject('/api/contact', { name: secrets.name, email: 'jonida@', purpose: 'x', message: secrets.words })
  await test.app.inject({ url: `/api/posts?language=en&q=${secrets.address}`, headers })
  const { browser, email } = await addColleague(test, 'owner')
  await browser.call('listMessages', { q: 'Jonida Sample' })
  await browser.call('invite', { email: secrets.address, role: 'editor', language: 'en' })
  await browser.call('signIn', { email, password: 'not it' })
  const refused = new Error(`550 5.1.1 <${secrets.address}>: no such user`)
  test.mails.refuse(Object.assign(refused, { response: refused.message, rejected: [secrets.address] }))
  await inject('/api/contact', {
    name: secrets.name,
    email: secrets.address,
    purpose: 'project',
    message: 'A second window, please, as soon as you can.',
    language: 'en',
  })
  const said = () => lines.map((line) => JSON.parse(line) as { msg?: string; reqId?: string; req?: object })
  await expect.poll(() => said().filter(({ msg }) => msg === 'request completed').length).toBeGreaterThan(6)
  await expect
    .poll(() => lines.some((line) => /mail/i.test(line) && /"level":[45]0/.test(line)), { timeout: 5000 })
    .toBe(true)
  for (const [what, secret] of Object.entries(secrets)) {
    expect(
      lines.filter((line) => line.includes(secret)),
      what,
    ).toEqual([])
  }
  expect(lines.filter((line) => line.includes(email))).toEqual([])
  for (const { reqId, req } of said()) if (req) expect(reqId).toBeTypeOf('string')
})

describe('the id of a request', () => {
  const id = '0199f6c2d3e44b5a8c7d0e1f2a3b4c5d'

  async function linesOf(headers: Record<string, string>, trustedProxies: string[], isRefused = false) {
    const lines: string[] = []
    await using test = await createTestApp({ logTo: { write: (line) => void lines.push(line) }, trustedProxies })
    if (isRefused) test.mails.refuse(new Error('away'))
    const answer = await test.app.inject({ method: 'POST', url: '/api/contact', payload: goodMessage, headers })
    expect(answer.statusCode).toBe(201)
    const said = () => lines.map((line) => JSON.parse(line) as { msg: string; reqId?: string })
    const delivery = isRefused ? 'A delivery failed and will be tried again' : 'Delivered'
    await expect.poll(() => said().filter(({ msg }) => msg.startsWith(delivery)).length, { timeout: 5000 }).toBe(2)
    return said()
  }

  it.each([
    ['was delivered', false],
    ['could not be', true],
  ])(
    'goes from a trusted proxy into every line, down to those of both mails, when what it caused %s',
    async (_, isRefused) => {
      const lines = await linesOf({ 'x-request-id': id }, ['127.0.0.0/8'], isRefused)
      const ofRequest = lines.filter(({ reqId }) => reqId === id).map(({ msg }) => msg)
      expect(ofRequest).toContain('incoming request')
      expect(ofRequest).toContain('request completed')
      expect(ofRequest.filter((msg) => /deliver/i.test(msg))).toHaveLength(2)
    },
  )

  it.each([
    ['somebody who is no trusted proxy', { 'x-request-id': id }, []],
    ['a proxy that passes on anything', { 'x-request-id': 'jonida@example.org' }, ['127.0.0.1']],
    ['nobody', {}, ['127.0.0.1']],
  ])('is made anew where it comes from %s, and is the same in all lines', async (_, headers, trusted) => {
    const lines = await linesOf(headers, trusted)
    const [made] = lines.filter(({ msg }) => msg === 'incoming request').map(({ reqId }) => reqId)
    expect(made).toMatch(/^[0-9a-f-]{36}$/)
    expect(lines.filter(({ msg }) => msg === 'Delivered').map(({ reqId }) => reqId)).toEqual([made, made])
    expect(JSON.stringify(lines)).not.toMatch(/jonida|0199f6c2/)
  })

  it('is that of the form, for a mail that is settled away from its answer', async () => {
    const lines: string[] = []
    await using test = await createTestApp({
      logTo: { write: (line) => void lines.push(line) },
      trustedProxies: ['127.0.0.1'],
    })
    const payload = { email: secrets.address, language: 'en', source: 'footer' }
    await test.app.inject({ method: 'POST', url: '/api/newsletter', payload, headers: { 'x-request-id': id } })
    const ids = async () => await test.database.db.selectFrom('outbox').select(['kind', 'request_id']).execute()
    await expect.poll(async () => (await ids()).map(({ kind }) => kind)).toContain('mail')
    expect((await ids()).map(({ request_id }) => request_id)).toEqual([id, id])
    await expect.poll(() => lines.filter((line) => line.includes('Delivered') && line.includes(id)).length).toBe(2)
  })
})
