import { expect, it } from 'vitest'
import { good, post as postApplication } from '../../support/app/applications.ts'
import { signUp, subscribersIn } from '../../support/app/newsletter.ts'
import { createTestApp, goodMessage, type TestApp } from '../../support/app/test-app.ts'

/** What a client may claim about where it comes from; each time something else. */
const claims = (number: number) => ({
  'x-forwarded-for': `203.0.113.${number}`,
  'x-real-ip': `198.51.100.${number}`,
  forwarded: `for=192.0.2.${number}`,
})

/** Every form, each time from another sender. */
const forms: [name: string, max: number, send: (test: TestApp, number: number) => Promise<{ statusCode: number }>][] = [
  [
    'contact',
    10,
    ({ app }, number) =>
      app.inject({
        method: 'POST',
        url: '/api/contact',
        headers: claims(number),
        payload: { ...goodMessage, email: `p${number}@example.org` },
      }),
  ],
  ['newsletter', 10, (test, number) => signUp(test, { email: `p${number}@example.org` }, { headers: claims(number) })],
  [
    'applications',
    5,
    (test, number) => postApplication(test, good({ email: `p${number}@example.org` }), claims(number)),
  ],
]

it.each(forms)('%s: limits count who is really there, not who the client says it is', async (_, max, send) => {
  await using test = await createTestApp()
  for (let number = 1; number <= max; number++) expect((await send(test, number)).statusCode).toBeLessThan(300)
  expect((await send(test, max + 1)).statusCode).toBe(429)
})

it.each(forms)('%s: nor when the claim does not come from the proxy that is trusted', async (_, max, send) => {
  await using test = await createTestApp({ trustedProxies: ['192.0.2.200'] })
  for (let number = 1; number <= max; number++) expect((await send(test, number)).statusCode).toBeLessThan(300)
  expect((await send(test, max + 1)).statusCode).toBe(429)
})

it('what a sign-up is proved with is the real address too', async () => {
  await using test = await createTestApp()
  await signUp(test, { email: 'ana@example.org' }, { headers: claims(1) })
  await expect.poll(() => subscribersIn(test)).toMatchObject([{ ip: '127.0.0.1' }])
})

it('a list of proxies counts from its end, and no further than there are proxies', async () => {
  await using test = await createTestApp({ trustedProxies: ['127.0.0.1'] })
  const list = ['203.0.113.9', ...Array.from({ length: 900 }, () => '127.0.0.1')].join(', ')
  await signUp(test, { email: 'ana@example.org' }, { headers: { 'x-forwarded-for': list } })
  await expect.poll(() => subscribersIn(test)).toMatchObject([{ ip: '127.0.0.1' }])
})
