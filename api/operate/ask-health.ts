import { readEnvironment } from '#api/environment.ts'

const TIME = 2000 // milliseconds

/** `npm run health`, and the health check of a container, which has no curl. Ends with 1 when the server does not answer. */
async function main(): Promise<void> {
  const { host, port } = readEnvironment(process.env)
  const url = `http://${addressOf(host)}:${port}/healthz`
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIME) }).catch((error: Error) => {
    throw new Error(`${url} does not answer: ${error.cause ?? error.message}`)
  })
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
}

/** Where a server that listens everywhere is met on its own machine. */
function addressOf(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
