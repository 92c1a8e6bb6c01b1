import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'

/** Google's siteverify on loopback. `answer` is what it says to everyone: an object as JSON, or whatever a listener does. */
export async function startRecaptchaServer(answer: RequestListener | Record<string, unknown>) {
  const asked: Record<string, string>[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    asked.push(Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8'))))
    if (typeof answer === 'function') answer(request, response)
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The captcha service has no port.')
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return {
    url: `http://127.0.0.1:${address.port}/siteverify`,
    /** The fields of its requests, in order. */
    asked,
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

/** What Google says of a token that a person got on the site. */
export const goodAnswer = {
  success: true,
  score: 0.9,
  action: 'contact',
  hostname: 'dritare.example',
  challenge_ts: '2026-11-20T12:00:00Z',
}
