import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import path from 'node:path'

// Until there are workers to replace, SIGHUP would end the process, and systemd takes that for an end that was wanted.
if (process.env['WORKERS'] && cluster.isPrimary) process.on('SIGHUP', () => {})
// Half of a start is stripping types and compiling. Does nothing where the folder is not writable.
enableCompileCache(path.join(import.meta.dirname, '..', 'node_modules', '.cache', 'node'))
// React's development build is several times slower.
process.env['NODE_ENV'] ??= 'production'

try {
  // A static import would load before the lines above.
  const { readEnvironment } = await import('#api/environment.ts')
  const { workers, metrics } = readEnvironment(process.env)
  const isWatched = metrics.port !== undefined || metrics.token !== undefined
  if (workers && cluster.isPrimary) await (await import('#api/operate/workers.ts')).runWorkers(workers, isWatched)
  else await (await import('#api/serve.ts')).serve(process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
