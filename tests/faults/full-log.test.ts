import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { expect, it, vi } from 'vitest'
import { goodMessage } from '../support/app/test-app.ts'
import { freePort } from '../support/servers/postgres.ts'
import { serverFile } from '../support/servers/server-process.ts'
import { createBareDatabase } from '../support/servers/test-database.ts'

it('a server whose log is on a full disk goes on without it', async () => {
  const place = await createBareDatabase()
  const port = await freePort()
  const full = openSync('/dev/full', 'w')
  const server = spawn(process.execPath, [serverFile], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: place.dataDir,
      SHUTDOWN_WAIT: '0',
      // Nobody is there, which is a line of the log for each mail.
      SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    },
    stdio: ['ignore', full, full],
  })
  closeSync(full)
  try {
    const statusOf = (path: string, options: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(10_000), ...options }).then(
        ({ status }) => status,
        String,
      )
    await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), { timeout: 60_000, interval: 200 })
    const message = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(goodMessage),
    }
    expect(await statusOf('/api/contact', message)).toBe(201)
    const mails = new DatabaseSync(path.join(place.dataDir, 'site.db'), { timeout: 5000 })
    await vi.waitFor(
      () =>
        expect(mails.prepare('select max(attempts) as tries from outbox where last_error is not null').get()).toEqual({
          tries: 1,
        }),
      { timeout: 20_000 },
    )
    mails.close()
    expect(await statusOf('/healthz')).toBe(200)
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  } finally {
    server.kill('SIGKILL')
    await place.remove()
  }
})

const writer = `
import { createLogOutput } from '${pathToFileURL(path.join(import.meta.dirname, '../../api/operate/log-output.ts'))}'
const log = createLogOutput()
const fill = () => {
  for (let line = 0; line < 3000; line++) log.write('x'.repeat(999) + '\\n')
}
log.once('error', () => {
  fill()
  setTimeout(() => process.send('stuck'), 200)
})
fill()
process.on('message', () => setInterval(() => log.write('after'.padEnd(999) + '\\n'), 20))
`

it('a log whose reader stood still goes on once it reads, although more than may wait was written', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', writer], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  try {
    await once(child, 'message')
    let read = ''
    child.stdout?.setEncoding('latin1').on('data', (piece) => {
      read += piece
    })
    child.send('go on')
    await vi.waitFor(() => expect(read).toContain('after'), { timeout: 20_000 })
  } finally {
    child.kill('SIGKILL')
  }
})
