import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'

/** A location service on loopback. `answer` is what it says to everyone: an object as JSON, or whatever a listener does. */
export async function startGeoServer(answer: RequestListener | Record<string, unknown>) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (typeof answer === 'function') answer(request, response)
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The location service has no port.')
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return {
    origin: `http://127.0.0.1:${address.port}`,
    url: `http://127.0.0.1:${address.port}/{ip}/json`,
    /** The addresses of its requests, in order. */
    asked,
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

/** A service that takes questions and answers none; `questions` are its open ones. */
export async function startSilentGeoServer() {
  const questions: ServerResponse[] = []
  const server = await startGeoServer((_request, response) => void questions.push(response))
  return { ...server, questions }
}
