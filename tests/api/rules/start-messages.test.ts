import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { bootHint, clockHint, imprintHint, listenHint, whileStarting } from '#api/operate/start-trouble.ts'

const root = path.join(import.meta.dirname, '..', '..', '..')
const folder = mkdtempSync(path.join(tmpdir(), 'dritare-start-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = path.join(folder, 'file')
writeFileSync(file, 'neither a folder nor a country database')
chmodSync(file, 0o600)
const missing = path.join(folder, 'missing')

/** The server's own program, which is to end by itself. */
async function start(variables: Record<string, string>, ...options: string[]) {
  const env = { PATH: process.env['PATH'], DATA_DIR: path.join(folder, 'data'), PORT: '0', ...variables }
  const server = spawn(process.execPath, [...options, 'api/main.ts'], { cwd: root, env })
  let said = ''
  server.stdout.on('data', (text) => (said += text))
  server.stderr.on('data', (text) => (said += text))
  const code = await new Promise((resolve) => server.once('close', resolve))
  return { code, said: said.trim() }
}

/** Sends the server SIGHUP before it has read its variables. */
const earlyHangUp = `data:text/javascript,${encodeURIComponent(`import { registerHooks } from 'node:module'
  registerHooks({ resolve(name, context, next) {
    if (name === '#api/environment.ts') process.kill(process.pid, 'SIGHUP')
    return next(name, context)
  } })`)}`

describe('a server that cannot start', () => {
  it.each([
    [{ SMTP_URL: 'smtp://' }, /SMTP_URL: must be/],
    [{ PUBLIC_URL: 'https://dritare.example/?a=1' }, /PUBLIC_URL: must be/],
    [{ TRUSTED_PROXIES: 'everyone' }, /TRUSTED_PROXIES: must be/],
    [{ GEO_DATABASE: missing }, /GEO_DATABASE, which is .*missing, must be a file.*ENOENT/],
    [{ GEO_DATABASE: folder }, /GEO_DATABASE, which is .*EISDIR/],
    [{ GEO_DATABASE: file }, /GEO_DATABASE, which is .*file, is no country database/],
    [{ DKIM_DOMAIN: 'a.example', DKIM_SELECTOR: 'a', DKIM_KEY: missing }, /DKIM_KEY must be a private key/],
    [{ BACKUP_RECIPIENTS: `age1${'q'.repeat(58)}` }, /BACKUP_RECIPIENTS has a key that is none.*: age1q+\./],
    [{ DATA_DIR: file }, /DATA_DIR, which is .*file, must be a folder/],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/nothing' }, /DATABASE_URL names a database.*ECONNREFUSED/],
  ])('says in words which variable is wrong and what to do: %o', async (variables, words) => {
    const { code, said } = await start(variables)
    expect(said).toMatch(words)
    expect(said).not.toMatch(/\n\s+at |node:internal/)
    expect(said.split('\n').length).toBeLessThanOrEqual(2)
    expect(code).toBe(1)
  })

  it('is not ended by SIGHUP, which asks for new workers, before it knows how many there are', async () => {
    const { code, said } = await start({ WORKERS: 'many' }, '--import', earlyHangUp)
    expect(said).toMatch(/WORKERS: must be/)
    expect(code).toBe(1)
  })

  it('is ended by SIGHUP, as by any end of its terminal, where no workers are asked for', async () => {
    expect(await start({ PORT: 'many' }, '--import', earlyHangUp)).toEqual({ code: null, said: '' })
  })

  it('says so of a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const listen = () =>
      new Promise<void>((resolve, reject) => {
        createServer().once('error', reject).listen(port, '127.0.0.1', resolve)
      })
    await expect(whileStarting(listenHint('127.0.0.1', port), listen)).rejects.toThrow(
      `PORT ${port} on 127.0.0.1 is taken`,
    )
    other.close()
  })
})

describe('an imprint that is still the sample', () => {
  it.each(['https://dritare.example', 'http://10.0.0.7:3000'])('is named where others read it: %s', (publicUrl) => {
    expect(imprintHint(publicUrl, true)).toContain(`${publicUrl}/imprint is still the sample`)
    expect(imprintHint(publicUrl, false)).toBeUndefined()
  })

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'is nobody’s concern on this machine: %s',
    (publicUrl) => {
      expect(imprintHint(publicUrl, true)).toBeUndefined()
    },
  )
})

it('a clock that differs from the database’s is told at the start', () => {
  expect(clockHint(-9000)).toBeUndefined()
  expect(clockHint(-90_000)).toContain('90 s ahead of the database')
  expect(clockHint(12_400)).toContain('12 s behind the database')
})

it('a machine whose starts cannot be told apart is told at the start, where it could be', () => {
  expect(bootHint(undefined, 'linux')).toContain('ProcSubset=pid')
  expect(bootHint('2f1c9a52', 'linux')).toBeUndefined()
  expect(bootHint(undefined, 'darwin')).toBeUndefined()
})
