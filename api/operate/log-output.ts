import { destination } from 'pino'

const MOST_WAITING = 1_048_576 // bytes of lines that cannot be written; later ones are lost

/** Standard output. On a full disk the log loses lines, and the site goes on without them. */
export function createLogOutput() {
  const output = destination({ dest: 1, sync: false, maxLength: MOST_WAITING })
  const { flushSync } = output
  for (const each of [process.stdout, process.stderr]) each.on('error', () => {})
  // Otherwise a process that ends tries for ever to write what nobody takes.
  output.on('error', () => {
    output.flushSync = () => {}
  })
  output.on('write', () => {
    output.flushSync = flushSync
  })
  return output
}
