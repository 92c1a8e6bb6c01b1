import { expect, it } from 'vitest'
import { good, post } from '../../support/app/applications.ts'
import { password } from '../../support/app/staff.ts'
import { addColleague } from '../../support/app/staff-people.ts'
import { createTestApp } from '../../support/app/test-app.ts'
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
