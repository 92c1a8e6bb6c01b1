import { type IncomingMessage, Agent as PlainAgent } from 'node:http'
import { Agent } from 'node:https'
import { isIP } from 'node:net'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { boundedRequest } from '#api/outbound/calls/bounded-request.ts'
import type { Lookup } from '#api/outbound/calls/look-up-name.ts'
import { createPublicLookup, isPublic, PRIVATE_ADDRESS } from '#api/outbound/calls/push-lookup.ts'

const AT_ONCE = 10
const ANSWER_TIME = 5000 // milliseconds for a link with all its redirects
const LONGEST_WAIT = 20_000 // milliseconds until its turn: a text may have ten thousand links
const MOST_REDIRECTS = 4
const BELIEVED = 10 * 60_000 // milliseconds that an answer is believed
const MOST_REMEMBERED = 1000

/**
 * `private`: leads into a private network, or to a port that no website has. `silent`: no answer within the time.
 * `unasked`: so many were before it that nobody has asked.
 */
export type LinkAnswer =
  | { kind: 'there' | 'gone' | 'silent' | 'private' | 'unasked' }
  | { kind: 'refused'; status: number }

/** Never throws for what the other side does. */
export type ProbeLink = (href: string) => Promise<LinkAnswer>

interface LinkProbeOptions {
  publicUrl: string // named to whom is asked
  lookup?: Lookup
  timeout?: (milliseconds: number) => AbortSignal
  longestWait?: number // milliseconds
}

/**
 * Asks whether a page of another site is there: HEAD, and GET where that is not understood. Every address on the way is
 * checked and pinned (push-lookup.ts), because staff could otherwise make the server look into its own network.
 */
export function createLinkProbe({
  publicUrl,
  lookup,
  timeout = AbortSignal.timeout,
  longestWait = LONGEST_WAIT,
}: LinkProbeOptions): ProbeLink {
  const options = { lookup: createPublicLookup(lookup), maxSockets: 2 }
  const agents = { 'https:': new Agent(options), 'http:': new PlainAgent(options) }
  const limit = pLimit(AT_ONCE)
  const answers = new LRUCache<string, LinkAnswer>({ max: MOST_REMEMBERED, ttl: BELIEVED })
  const underWay = new Map<string, Promise<LinkAnswer>>()

  function ask(url: URL, method: 'HEAD' | 'GET', signal: AbortSignal): Promise<IncomingMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const headers = {
      accept: 'text/html,*/*;q=0.8',
      'user-agent': `Mozilla/5.0 (compatible; link check of ${publicUrl})`,
    }
    const agent = agents[url.protocol === 'https:' ? 'https:' : 'http:']
    const asking = boundedRequest(url, { method, headers, signal, agent })
    asking.once('response', (response) => {
      // Only the head matters.
      response.on('error', () => {}).destroy()
      resolve(response)
    })
    asking.on('error', reject)
    asking.end()
    return promise
  }

  async function follow(href: string, signal: AbortSignal): Promise<LinkAnswer> {
    let url = new URL(href)
    for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
      if (!isOpen(url)) return { kind: 'private' }
      let { statusCode: status = 0, headers } = await ask(url, 'HEAD', signal)
      if (status >= 400) ({ statusCode: status = 0, headers } = await ask(url, 'GET', signal))
      if (status === 404 || status === 410) return { kind: 'gone' }
      if (status >= 400) return { kind: 'refused', status }
      if (status < 300 || !headers.location || !URL.canParse(headers.location, url)) return { kind: 'there' }
      url = new URL(headers.location, url)
    }
    return { kind: 'there' } // for ever on its way, but alive
  }

  async function probe(href: string): Promise<LinkAnswer> {
    try {
      return await follow(href, timeout(ANSWER_TIME))
    } catch (error) {
      const isPrivate = error instanceof Error && 'code' in error && error.code === PRIVATE_ADDRESS
      return { kind: isPrivate ? 'private' : 'silent' }
    }
  }

  return (href) => {
    const page = href.split('#', 1)[0] ?? ''
    const known = answers.get(page) ?? underWay.get(page)
    if (known) return Promise.resolve(known)
    const since = performance.now()
    const asked = limit(() => (performance.now() - since <= longestWait ? probe(page) : notAsked)).then((answer) => {
      if (answer.kind !== 'silent' && answer.kind !== 'unasked') answers.set(page, answer)
      return answer
    })
    underWay.set(page, asked)
    return asked.finally(() => underWay.delete(page))
  }
}

const notAsked: LinkAnswer = { kind: 'unasked' }

/** A look-up sees names only: an address that is written as one never comes there. */
function isOpen({ protocol, hostname, port }: URL): boolean {
  if ((protocol !== 'https:' && protocol !== 'http:') || port !== '') return false
  const address = hostname.replace(/^\[|\]$/g, '')
  return isIP(address) === 0 ? hostname.includes('.') : isPublic(address)
}
