import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { browserOptions } from '../support/browser/browser.ts'
import { endWithUs } from './end-with-us.ts'

export interface Chromium extends AsyncDisposable {
  /** Of the remote debugging protocol. */
  port: number
}

const PATIENCE = 30_000
/** No name but this machine's is found: nothing a browser or a page asks for leaves it. */
const insideOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'

/** The tests' browser with nothing in its profile, for a tool that speaks to it by a port. */
export async function startChromium(): Promise<Chromium> {
  const { executablePath = chromium.executablePath(), args = [], env } = await browserOptions()
  const profile = await mkdtemp(path.join(tmpdir(), 'dritare-bench-profile-'))
  const browser = spawn(
    executablePath,
    [...args, insideOnly, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { env: env ?? process.env, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = endWithUs(browser)
  return {
    port: await portOf(browser),
    async [Symbol.asyncDispose]() {
      browser.kill()
      await ended
      // What Chromium's last helper processes still write is gone with the next attempt.
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function portOf(browser: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = ''
    const fail = (reason: string) => reject(new Error(`Chromium ${reason}:\n${output}`))
    const timer = setTimeout(() => fail('does not open its port'), PATIENCE)
    browser.stderr?.on('data', (chunk: Buffer) => {
      output += chunk
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(output)?.[1]
      if (!port) return
      clearTimeout(timer)
      resolve(Number(port))
    })
    browser.once('error', reject)
    browser.once('exit', () => fail('ended'))
  })
}
