import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

const running = new Set<ChildProcess>()

process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** However the bench ends, this process ends with it. Resolves when it has ended. */
export function endWithUs(child: ChildProcess): Promise<unknown> {
  running.add(child)
  return once(child, 'exit').finally(() => running.delete(child))
}
