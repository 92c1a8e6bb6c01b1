import { afterAll, beforeAll, expect, it } from 'vitest'
import { type StaffCallName, staffCalls } from '#api/contract/staff/calls.ts'
import { staffLogFile, staffPaths } from '#api/contract/values/staff-paths.ts'
import { staffRouteTexts } from '#api/routes/staff/route-texts.ts'
import { staffCallNames } from '#api/routes/staff/staff-routes.ts'
import { addAccount, type Browser, signIn } from '../../support/app/staff.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'

const NUL = '\u0000'
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

const signed = (id: string, challenge: string) => ({
  response: {
    id,
    rawId: id,
    type: 'public-key',
    response: { clientDataJSON: encoded({ challenge }), authenticatorData: 'AA', signature: 'AA' },
  },
})

/** Those of the documentation, and those that it has no example of. */
const examples: Partial<Record<StaffCallName, object[]>> = {
  signInWithPasskey: [signed(`a${NUL}`, 'a'.repeat(43)), signed('a', NUL), signed('a', 'a'.repeat(43))],
  readLog: [{ account: NUL }, { thing: NUL }, { from: NUL }, { page: NUL }],
}

/** With a NUL character in each of its texts in turn. */
function inputsOf(name: StaffCallName): object[] {
  const example = Object.entries(staffRouteTexts[name].example ?? {})
  const odd = example.map(([field, value]) => {
    const others = example.filter(([other]) => other !== field)
    return Object.fromEntries([...others, [field, typeof value === 'string' ? `${value}${NUL}` : value]])
  })
  return [...odd, ...(examples[name] ?? [])]
}

let test: TestApp
let owner: Browser
beforeAll(async () => {
  test = await createTestApp()
  owner = (await signIn(test, await addAccount(test, { role: 'owner' }))).browser
})
afterAll(() => test[Symbol.asyncDispose]())

it.each(staffCallNames)('%s takes text that PostgreSQL cannot hold for a mistake of who sends it', async (name) => {
  const { method } = staffCalls[name]
  for (const input of inputsOf(name)) {
    const query = new URLSearchParams(Object.entries(input))
    const { statusCode } = await test.app.inject({
      method,
      url: method === 'GET' ? `${staffPaths[name]}?${query}` : staffPaths[name],
      remoteAddress: '203.0.113.7',
      headers: { cookie: owner.cookie ?? '' },
      ...(method === 'POST' && { payload: input }),
    })
    expect(statusCode, JSON.stringify(input)).toBeLessThan(500)
  }
})

it('the log as a file does so too', async () => {
  const { statusCode } = await test.app.inject({
    url: `${staffLogFile}?account=%00`,
    headers: { cookie: owner.cookie ?? '' },
  })
  expect(statusCode).toBe(400)
})
