import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { childFiles } from './child-files.ts'
import { endWithUs } from './end-with-us.ts'
import { type Figure, formats } from './section.ts'

/** How often home is rendered a second in a process of its own. */
export async function measureRenders(say: (line: string) => void): Promise<Figure[]> {
  say('renders: a process renders home and nothing else')
  const child = spawn(process.execPath, [childFiles.renderLoop], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = await Promise.all([text(child.stdout), endWithUs(child)])
  if (child.exitCode !== 0) throw new Error(`The renders ended with code ${child.exitCode}`)
  const { renders, plain }: { renders: number; plain: number } = JSON.parse(output)
  return [
    {
      name: 'home, rendered anew',
      value: renders,
      format: formats.perSecond,
      reference: { name: 'React, plain elements', value: plain },
      bar: { of: 'value', atLeast: 400 },
    },
  ]
}
