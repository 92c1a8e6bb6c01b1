import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { loadPackagesFrom } from '#api/one-file-packages.ts'

/** What programs below ours read before the first line of this file runs, or would have to. An operator's own values stay. */
const wanted = {
  // Half of a start would go into stripping types and compiling, and what strips types takes 18 MB that are never given
  // back. Here Node keeps its results; where the folder cannot be written, everything works as without.
  NODE_COMPILE_CACHE: path.join(import.meta.dirname, '..', 'node_modules', '.cache', 'node'),
  // One pool of memory for each thread is what glibc takes, and seldom gives back.
  MALLOC_ARENA_MAX: '2',
  // Larger pieces, such as what compresses an answer, go back when they are free. By itself glibc would keep up to 32 MB
  // of each size that it has seen once, among small ones that stay.
  MALLOC_MMAP_THRESHOLD_: '262144',
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
loadPackagesFrom(path.join(import.meta.dirname, '..', 'dist', 'packages'))
try {
  // Not above: it would be loaded before the lines in between have run.
  const { serve } = await import('#api/serve.ts')
  await serve(process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
setFlagsFromString('--semi-space-growth-factor=2')
// Garbage may grow to a fifth of what V8 last found alive, instead of several times as much. What lives here stays the same
// for as long as the server runs, so that looking more often costs little; it saves 50 MB.
setFlagsFromString('--heap-growing-percent=20')
