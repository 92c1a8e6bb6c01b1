import { destination } from 'pino'

const MOST_TRIES = 50 // a tenth of a second each
const MOST_WAITING = 1_048_576 // bytes of lines that cannot be written; later ones are lost

/** Standard output. On a full disk the log loses lines, and the site goes on without them. */
export function createLogOutput() {
  let tries = 0 // of a pipe whose reader stands still
  const output = destination({
    ...{ dest: 1, sync: false, maxLength: MOST_WAITING },
    retryEAGAIN: () => ++tries < MOST_TRIES,
  })
  const { flushSync } = output
  const flushOnce = () => {
    try {
      flushSync.call(output)
    } catch {
      // The process ends: nobody is left to tell.
    }
  }
  output.flushSync = flushOnce
  output.on('write', () => {
    tries = 0
    output.flushSync = flushOnce
  })
  // Nothing else has it try again to write what waits once that is as much as may wait.
  output.on('drop', () => output.write(''))
  // Otherwise a process that ends tries for ever to write what nobody takes.
  output.on('error', () => {
    output.flushSync = () => {}
  })
  for (const each of [process.stdout, process.stderr]) each.on('error', () => {})
  return output
}
