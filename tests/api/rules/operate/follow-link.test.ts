import { spawn } from 'node:child_process'
import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'

const workersFile = pathToFileURL(
  path.join(import.meta.dirname, '..', '..', '..', '..', 'api', 'operate', 'workers.ts'),
).href

/** A server that says what it is started from, and a Node of its own. */
const program = `
import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { runWorkers } from '${workersFile}'
if (cluster.isPrimary) await runWorkers(1, false)
else {
  process.on('SIGTERM', () => process.exit(0))
  createServer().listen(0, '127.0.0.1', () => console.info('started', import.meta.filename, process.execPath, process.cwd()))
}
`

function makeVersion(folder: string, putNode: (file: string) => void): string {
  const node = path.join(folder, 'node_modules/node/bin/node')
  mkdirSync(path.dirname(node), { recursive: true })
  mkdirSync(path.join(folder, 'api'))
  putNode(node)
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(path.join(folder, 'api/main.ts'), program)
  return node
}

it('workers are of the version that a link leads to since it was turned, also when the one before is deleted', async () => {
  const home = realpathSync(mkdtempSync(path.join(tmpdir(), 'dritare-test-')))
  const [v1, v2, link] = ['v1', 'v2', 'link'].map((name) => path.join(home, name)) as [string, string, string]
  const node = makeVersion(v1, (file) => copyFileSync(process.execPath, file, constants.COPYFILE_FICLONE))
  makeVersion(v2, (file) => linkSync(node, file))
  symlinkSync(v1, link)
  const first = spawn(path.join(link, 'node_modules/node/bin/node'), [path.join(link, 'api/main.ts')], { cwd: link })
  onTestFinished(() => {
    first.kill('SIGKILL')
    rmSync(home, { recursive: true, force: true })
  })
  let output = ''
  for (const stream of [first.stdout, first.stderr])
    stream.on('data', (text: Buffer) => {
      output += text
    })
  const of = (folder: string) => `started ${folder}/api/main.ts ${folder}/node_modules/node/bin/node ${folder}\n`
  await expect.poll(() => output, { timeout: 10_000 }).toContain(of(v1))
  await expect.poll(() => output).toContain('SIGHUP to process')
  symlinkSync(v2, `${link}.new`)
  renameSync(`${link}.new`, link)
  rmSync(v1, { recursive: true })
  first.kill('SIGHUP')
  await expect.poll(() => output, { timeout: 10_000 }).toContain('is replaced')
  expect(output).toContain(of(v2))
})
