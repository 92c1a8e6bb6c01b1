import { enableCompileCache } from 'node:module'
import path from 'node:path'

// Otherwise half of a start goes into stripping types and compiling. Where the folder cannot be written, it does.
enableCompileCache(path.join(import.meta.dirname, '..', 'node_modules', '.cache', 'node'))
// React's development build renders several times slower, and takes more memory.
process.env['NODE_ENV'] ??= 'production'

try {
  // A static import would be loaded before the lines above have run.
  const { serve } = await import('#api/serve.ts')
  await serve(process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
