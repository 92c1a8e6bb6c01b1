import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { languages } from '#locales/languages.ts'
import { filesIn, good, post as postApplication } from '../../support/app/applications.ts'
import { signUp } from '../../support/app/newsletter.ts'
import { createTestApp, goodMessage, type TestApp } from '../../support/app/test-app.ts'
import { readTexts } from '../../support/data/texts.ts'

/** Lets the database have no page more than it has now; what is free inside is used up first. */
async function fill(test: TestApp) {
  const { db } = test.database
  await sql`create table filler (content blob)`.execute(db)
  await setLimit(test, 1)
  await expect(
    (async () => {
      for (;;) await sql`insert into filler values (zeroblob(1000))`.execute(db)
    })(),
  ).rejects.toThrow('full')
}

const makeRoom = (test: TestApp) => setLimit(test, 1_000_000)
const setLimit = ({ database }: TestApp, pages: number) =>
  sql`pragma max_page_count = ${sql.lit(pages)}`.execute(database.db)

const message = (number: number) => ({
  ...goodMessage,
  email: `p${number}@example.org`,
  message: Array.from({ length: 110 }, (_, line) => `Window ${number}.${line} would look onto the garden.`).join('\n'),
})

const send = ({ app }: TestApp, payload: object) => app.inject({ method: 'POST', url: '/api/contact', payload })

const sendForm = ({ app }: TestApp, values: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(values).toString(),
  })

/** A sign-up is so small that some find room in pages that are there. */
async function signUpUntilRefused(test: TestApp, language: string) {
  for (let number = 1; number < 100; number++) {
    const draft = { email: `p${number}@example.org`, language, source: 'x'.repeat(60) }
    const response = await signUp(test, draft, { from: `203.0.113.${number}` })
    if (response.statusCode !== 200) return response
  }
  throw new Error('The database was never full')
}

const messagesIn = ({ database }: TestApp) =>
  database.db.selectFrom('messages').select('message').orderBy('received_at').execute()

describe('a database that is full', () => {
  it('refuses in words and with a time to come back, whatever is sent', async () => {
    await using test = await createTestApp({ trustedProxies: ['127.0.0.1'] })
    await fill(test)
    const { unavailable } = readTexts('sq', 'errors')
    const answers = [
      await send(test, { ...message(1), language: 'sq' }),
      await signUpUntilRefused(test, 'sq'),
      await postApplication(test, good({ message: 'x'.repeat(4900), language: 'sq' })),
    ]
    for (const response of answers) {
      expect(response.statusCode).toBe(503)
      expect(response.headers['retry-after']).toBe('5')
      const body = response.json()
      expect(body.error).toEqual({ code: 'unavailable', message: unavailable })
    }
    expect(filesIn(test)).toEqual([])
  })

  it.each(languages)('brings a form back with what was written in it: %s', async (language) => {
    await using test = await createTestApp()
    await fill(test)
    const { message: text } = message(1)
    const response = await sendForm(test, { ...message(1), language })
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('5')
    expect(response.body).toContain(`<html lang="${language}">`)
    expect(response.body).toContain(text.split('\n')[0])
    expect(response.body).toContain(text.split('\n').at(-1))
    expect(response.body).toContain(`value="${message(1).email}"`)
  })

  it('keeps what it has acknowledged, still serves pages, and goes on when there is room', async () => {
    await using test = await createTestApp()
    for (let number = 0; number < 3; number++) expect((await send(test, message(number))).statusCode).toBe(201)
    const before = await messagesIn(test)
    await vi.waitFor(() => expect(test.mails.sent).toHaveLength(6), { timeout: 10_000 })
    await fill(test)
    for (let number = 3; number < 6; number++) expect((await send(test, message(number))).statusCode).toBe(503)
    expect((await test.app.inject('/en/contact/')).statusCode).toBe(200)
    expect((await test.app.inject('/readyz')).statusCode).toBe(503)
    expect((await test.app.inject('/healthz')).statusCode).toBe(200)
    expect(await messagesIn(test)).toEqual(before)

    await makeRoom(test)
    test.clock.advance(1000)
    expect((await test.app.inject('/readyz')).statusCode).toBe(200)
    for (let number = 3; number < 6; number++) expect((await send(test, message(number))).statusCode).toBe(201)
    expect(await messagesIn(test)).toHaveLength(6)
    await vi.waitFor(() => expect(test.mails.sent).toHaveLength(12), { timeout: 20_000 })
    const [{ integrity_check: verdict } = { integrity_check: '' }] = (
      await sql<{ integrity_check: string }>`pragma integrity_check`.execute(test.database.db)
    ).rows
    expect(verdict).toBe('ok')
  })
})
