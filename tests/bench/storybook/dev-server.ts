import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../../support/run/steps.ts'
import { freePort } from '../../support/servers/postgres.ts'
import { endWithUs } from '../end-with-us.ts'

const PATIENCE = 90_000 // milliseconds

/** Storybook's dev server on a free port of this machine, once it answers. Throws when it ends or does not answer in time. */
export async function startStorybook(config: string): Promise<AsyncDisposable & { url: string }> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const program = path.join(root, 'node_modules', '.bin', 'storybook')
  const child = spawn(
    program,
    ['dev', '--config-dir', config, '--host', '127.0.0.1', '--port', String(port), '--exact-port', '--ci', '--quiet'],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
  )
  const ended = endWithUs(child)
  const since = Date.now()
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`Storybook ended with code ${child.exitCode}.`)
    if (Date.now() - since > PATIENCE) throw new Error('Storybook does not answer.')
    await wait(50)
  }
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  )
