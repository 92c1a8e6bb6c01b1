import path from 'node:path'
import { readFiles } from '../rules/source-files.ts'

export const root = path.join(import.meta.dirname, '..', '..', '..')

/** Milliseconds that a server may take to end after SIGTERM. Read as text: the file starts a whole server. */
export const drainTime = numberIn('api/serve.ts', /DRAIN_TIME = (\d+)/)

/** Milliseconds that a server keeps an idle connection. */
export const keptIdle = numberIn('api/http/server-options.ts', /keepAliveTimeout: (\d+)/)

function numberIn(file: string, pattern: RegExp): number {
  const number = pattern.exec(readFiles(file)[0]?.text ?? '')?.[1]
  if (number === undefined) throw new Error(`${file} has no ${pattern}`)
  return Number(number)
}
