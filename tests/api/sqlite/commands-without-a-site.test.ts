import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { markMoved } from '#api/operate/moved-away.ts'
import { createTestApp } from '../../support/app/test-app.ts'
import { rowsIn } from '../../support/backup/backed-up.ts'
import { createBareDatabase } from '../../support/servers/test-database.ts'

const operate = path.join(import.meta.dirname, '..', '..', '..', 'api', 'operate')

async function run(command: string, word: string, dataDir: string) {
  const child = spawn(process.execPath, [path.join(operate, command), word], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { output, errors, code }
}

it.each([
  ['staff-invite.ts', 'owner@example.org'],
  ['staff-reset-second-factor.ts', 'owner@example.org'],
  ['push-test.ts', 'en'],
])('%s makes no site in a folder without one, and changes none that has moved', async (command, word) => {
  const bare = await createBareDatabase()
  const none = { code: 1, output: '' }
  expect(await run(command, word, bare.dataDir)).toEqual({
    ...none,
    errors: expect.stringMatching(/^There is no site/),
  })
  expect(readdirSync(bare.dataDir)).toEqual([])
  await bare.remove()

  await using site = await createTestApp()
  await markMoved(site.database.db, 1)
  const rows = await rowsIn(site.place)
  expect(await run(command, word, site.place.dataDir)).toEqual({
    ...none,
    errors: expect.stringMatching(/set DATABASE_URL/),
  })
  expect(await rowsIn(site.place)).toEqual(rows)
})
