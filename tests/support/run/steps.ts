import { spawn } from 'node:child_process'
import path from 'node:path'

export const root = path.join(import.meta.dirname, '..', '..', '..')

/** Runs a program of node_modules/.bin in the repository, its output passed through. Resolves to its exit code. */
export function run(program: string, parameters: string[], environment: NodeJS.ProcessEnv = {}): Promise<number> {
  const command = program === 'node' ? process.execPath : path.join(root, 'node_modules', '.bin', program)
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** Runs test projects; `parameters` name them and anything else Vitest is to be told. */
export function runVitest(parameters: string[]): Promise<number> {
  return run('vitest', ['run', '--config', 'tests/vitest.config.ts', ...parameters])
}

export interface Step {
  name: string
  run: () => Promise<number>
}

/** Runs steps one after the other, all of them even when one fails, and says which did. Returns how many failed. */
export async function runSteps(steps: Step[]): Promise<number> {
  const failed: string[] = []
  for (const [index, step] of steps.entries()) {
    const started = Date.now()
    console.info(`\n[${index + 1}/${steps.length}] ${step.name} …`)
    const code = await step.run()
    if (code !== 0) failed.push(step.name)
    console.info(
      `[${index + 1}/${steps.length}] ${step.name}: ${code === 0 ? 'done' : 'FAILED'} after ${Math.round((Date.now() - started) / 1000)} s`,
    )
  }
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`)
  return failed.length
}
