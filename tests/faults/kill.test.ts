import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { openDatabase } from '#api/db/open.ts'
import { cutPower } from '../support/servers/power-cut.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

const TIMES = 20

const post = (url: string, number: number) =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    redirect: 'manual',
    // Each number is another sender on another network, so that no limit is met.
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': `203.0.113.${number}` },
    body: new URLSearchParams({
      name: `Sender ${number}`,
      email: `sender${number}@example.org`,
      purpose: 'quote',
      message: `Message number ${number}, to be kept.`,
      language: 'de',
    }),
  })

async function storedMessages({ dataDir, databaseUrl }: TestServer): Promise<string[]> {
  const { db } = await openDatabase({ dataDir, databaseUrl, now: Date.now, onError: () => {} })
  const rows = await db.selectFrom('messages').select('message').orderBy('received_at').execute()
  await db.destroy()
  return rows.map((row) => row.message)
}

function writtenMails(server: TestServer): string[] {
  const folder = path.join(server.dataDir, 'outbox')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
}

it('keeps every acknowledged message and sends its two mails once, through twenty power cuts', async () => {
  const server = await startServer({ TRUSTED_PROXIES: '127.0.0.1' })
  for (let number = 1; number <= TIMES; number++) {
    // Right after a start a busy machine may ask for a moment (503); what it has not taken on is sent again.
    await expect.poll(async () => (await post(server.url, number)).status, { timeout: 20_000, interval: 200 }).toBe(303)
    // SIGKILL at once: whatever was not done before the answer is lost.
    if (number < TIMES) await server.kill().then(server.restart)
    else await cutPower(server)
  }
  await vi.waitFor(() => expect(writtenMails(server)).toHaveLength(2 * TIMES), { timeout: 100_000, interval: 500 })
  await server.stop()

  const numbers = Array.from({ length: TIMES }, (_, index) => index + 1)
  expect(await storedMessages(server)).toEqual(numbers.map((number) => `Message number ${number}, to be kept.`))
  const mails = writtenMails(server)
  expect(mails).toHaveLength(2 * TIMES)
  for (const number of numbers) {
    const address = `sender${number}@example.org`
    expect(mails.filter((mail) => mail.includes(`\r\nTo: ${address}\r\n`))).toHaveLength(1)
    expect(mails.filter((mail) => mail.includes(`\r\nReply-To: Sender ${number} <${address}>\r\n`))).toHaveLength(1)
  }
  await server.remove()
}, 240_000)

it('finishes the request in hand on SIGTERM and ends with 0', async () => {
  const server = await startServer()
  const body = new URLSearchParams({
    name: 'Late',
    email: 'late@example.org',
    purpose: 'quote',
    message: 'Just in time, please.',
  }).toString()
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(socket, 'connect')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  )
  await vi.waitFor(() => expect(answer).toContain('100 Continue'))

  const stopped = server.stop()
  // No longer listening: it has begun to stop.
  await vi.waitFor(() => expect(fetch(server.url)).rejects.toThrow(), { timeout: 5000 })
  socket.write(body)
  await vi.waitFor(() => expect(answer).toContain('HTTP/1.1 303'), { timeout: 5000 })
  expect(await stopped).toBe(0)
  expect(await storedMessages(server)).toEqual(['Just in time, please.'])
  await server.remove()
})

it('says in one line what is wrong with the environment, and does not start', async () => {
  await expect(startServer({ PORT: 'http' })).rejects.toThrow(/PORT/)
})
