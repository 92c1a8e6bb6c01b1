import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const program = path.join(import.meta.dirname, '..', '..', '..', 'api', 'operate', 'move.ts')

/** `npm run move`, in a process of its own. */
export async function move(environment: Record<string, string>, ...words: string[]) {
  const child = spawn(process.execPath, [program, ...words], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const read = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const [code] = await once(child, 'close')
  return { code, output }
}
