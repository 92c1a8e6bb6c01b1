import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

export const serverFile = path.join(import.meta.dirname, '..', '..', '..', 'api', 'main.ts')

/** Names the folder with a database in which the site's own posts are already: importing them takes 4 s of a processor at each first start. */
export const seededDataVariable = 'TEST_SEEDED_DATA'

/** Starts the built server in a process of its own and resolves when it is open. `onOutput` gets all that it has written so far. */
export async function launchServer(
  environment: Record<string, string>,
  onOutput: (output: string) => void = () => {},
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [serverFile], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      onOutput(output)
      if (output.includes('Dritare is open at')) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}:\n${output}`)))
  })
  return child
}
