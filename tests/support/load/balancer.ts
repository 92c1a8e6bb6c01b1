import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const ASK_EVERY = 100 // milliseconds between two looks at a server's /readyz
const TRY_FOR = 30_000 // milliseconds to find a server for a request
/** Milliseconds that it keeps an idle connection. As in api/operate/proxy: less than a server waits before it stops. */
const KEPT_IDLE = 1000

export interface Balancer extends AsyncDisposable {
  url: string
  /** Whether it sends requests there. */
  isUsed: (upstream: string) => boolean
}

/**
 * Stands before several servers as Caddy does: in turn, over connections that are kept, to those whose /readyz is
 * good. It sends a request again when no connection came about, or when it only reads; nothing else.
 */
export async function startBalancer(upstreams: string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, timeout: KEPT_IDLE })
  const ready = new Set<string>()
  const ending = new AbortController()
  let turn = 0

  async function watch(upstream: string): Promise<void> {
    while (!ending.signal.aborted) {
      if (await isReady(upstream)) ready.add(upstream)
      else ready.delete(upstream)
      await wait(ASK_EVERY)
    }
  }

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body: Buffer[] = []
    for await (const chunk of incoming) body.push(chunk)
    const until = performance.now() + TRY_FOR
    while (performance.now() < until) {
      const usable = upstreams.filter((upstream) => ready.has(upstream))
      const upstream = usable[turn++ % usable.length]
      if (!upstream) await wait(ASK_EVERY)
      else {
        const problem = await sendTo(upstream, incoming, Buffer.concat(body), outgoing)
        if (!problem) return
        if (!isRetried(problem, incoming)) return void outgoing.writeHead(502).end(String(problem))
        ready.delete(upstream)
      }
    }
    outgoing.writeHead(502).end('No server is ready')
  }

  /** Resolves to why nothing was answered. */
  function sendTo(upstream: string, { method, url, headers }: IncomingMessage, body: Buffer, outgoing: ServerResponse) {
    return new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
      const { connection: _, 'transfer-encoding': __, ...passed } = headers
      const sent = request(upstream + url, { agent, method, headers: passed }, (answer) => {
        const { connection: ___, 'keep-alive': ____, ...answered } = answer.headers
        outgoing.writeHead(answer.statusCode ?? 502, answered)
        answer.pipe(outgoing)
        answer.once('error', (error) => void outgoing.destroy(error))
        answer.once('close', () => resolve(undefined))
      })
      sent.once('error', resolve).end(body)
    })
  }

  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const watches = upstreams.map(watch)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    isUsed: (upstream) => ready.has(upstream),
    async [Symbol.asyncDispose]() {
      ending.abort()
      await Promise.all(watches)
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function isReady(upstream: string): Promise<boolean> {
  try {
    const answer = await fetch(`${upstream}/readyz?exclude=storage`, { signal: AbortSignal.timeout(5000) })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

const isRetried = ({ code }: NodeJS.ErrnoException, { method = '' }: IncomingMessage) =>
  code === 'ECONNREFUSED' || ['GET', 'HEAD'].includes(method)
