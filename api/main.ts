import path from 'node:path'
import { setFlagsFromString } from 'node:v8'

/** What programs below ours read before the first line of this file runs, or would have to. An operator's own values stay. */
const wanted = {
  // Half of a start would go into stripping types and compiling, and what strips types takes 18 MB that are never given
  // back. Here Node keeps its results; where the folder cannot be written, everything works as without.
  NODE_COMPILE_CACHE: path.join(import.meta.dirname, '..', 'node_modules', '.cache', 'node'),
  // One pool of memory for each thread is what glibc takes, and seldom gives back.
  MALLOC_ARENA_MAX: '2',
  // React's development build renders several times slower, and takes more memory.
  NODE_ENV: 'production',
}
const missing = Object.entries(wanted).filter(([name]) => !process.env[name])
Object.assign(process.env, Object.fromEntries(missing))
// Rendering makes much that goes at once. V8 would make 64 MB of room for it, and a page is not done the sooner.
const youngGeneration = '--max-semi-space-size=4'
// So the process starts over with them, under the same id; where it cannot, only the last one counts.
if (process.execve && missing.length > 0) {
  const flags = [youngGeneration, ...process.execArgv]
  process.execve(process.execPath, [process.execPath, ...flags, ...process.argv.slice(1)], process.env)
}

// Loading makes much that stays and little that goes.
setFlagsFromString('--semi-space-growth-factor=1')
try {
  // Not above: it would be loaded before the lines in between have run.
  const { serve } = await import('#api/serve.ts')
  await serve(process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
setFlagsFromString('--semi-space-growth-factor=2')
