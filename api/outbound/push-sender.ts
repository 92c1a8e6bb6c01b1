import type { IncomingMessage } from 'node:http'
import { Agent } from 'node:https'
import { boundedRequest } from '#api/outbound/calls/bounded-request.ts'
import type { Lookup } from '#api/outbound/calls/look-up-name.ts'
import { createPublicLookup, PRIVATE_ADDRESS } from '#api/outbound/calls/push-lookup.ts'
import type { PushAnswer, PushOrder, PushSender, PushTarget, Vapid } from '#api/outbound/push.ts'
import { allowedEndpoint, type PushHosts } from '#api/outbound/push-endpoints.ts'

/** Milliseconds that a VAPID token is reused; it is valid for twelve hours, and a day is the maximum. */
const SIGNATURE_USED = 3_600_000
const LONGEST_ANSWER = 65_536 // bytes and milliseconds; only the status line matters
const ANSWER_TIME = 5000
const MOST_CONNECTIONS = 20 // per push service
const IDLE_TIME = 4000 // milliseconds that an idle connection stays open

interface PushSenderOptions {
  vapid: Vapid
  hosts: PushHosts
  now: () => number
  lookup?: Lookup
  authority?: string // certificate authority for `PUSH_HOSTS` with ports, beside the system's
}

/** Sends encrypted messages (RFC 8030, 8188, 8291, 8292) to allowed push services only. */
export function createPushSender({ vapid, hosts, now, lookup, authority }: PushSenderOptions): PushSender {
  const options = {
    keepAlive: true,
    maxSockets: MOST_CONNECTIONS,
    maxFreeSockets: MOST_CONNECTIONS,
    timeout: IDLE_TIME,
  }
  const agent = new Agent({ ...options, lookup: createPublicLookup(lookup) })
  const namedAgent = new Agent({ ...options, ...(authority && { ca: authority }) })
  const signatures = new Map<string, { header: string; until: number }>()

  async function write(target: PushTarget, { payload, ttl, topic }: PushOrder, origin: string) {
    const { default: webPush } = await import('web-push')
    const { publicKey, privateKey, subject } = vapid
    let signature = signatures.get(origin)
    if (!signature || signature.until <= now()) {
      const { Authorization: header } = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm')
      signature = { header, until: now() + SIGNATURE_USED }
      for (const [known, { until }] of signatures) if (until <= now()) signatures.delete(known)
      signatures.set(origin, signature)
    }
    const { endpoint, p256dh, auth } = target
    const written = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      headers: { Authorization: signature.header },
      contentEncoding: 'aes128gcm',
      TTL: ttl,
      urgency: 'low',
      topic,
    })
    return { headers: written.headers, body: written.body }
  }

  return {
    async send(target, order, signal) {
      // Checked again: the list may have changed since the subscription.
      const url = allowedEndpoint(target.endpoint, hosts)
      if (!url) return { kind: 'refused', reason: 'its host is not among the push services' }
      const { headers, body } = await write(target, order, url.origin)
      return new Promise((resolve) => {
        let isSent = false
        const pushing = boundedRequest(url, {
          method: 'POST',
          headers,
          agent: hosts.exact.includes(url.host) ? namedAgent : agent,
          signal,
        })
        pushing.once('finish', () => {
          isSent = true
        })
        pushing.once('response', (response) => {
          resolve(answerIn(response, url.host))
          ignoreRest(response)
        })
        pushing.on('error', (error) => {
          // A reused connection that was already closed: the request was not read.
          const isStale = pushing.reusedSocket && /^(ECONNRESET|EPIPE)$/.test(codeOf(error))
          const reason = `${url.host}: ${codeOf(error) || error.name}`
          if (codeOf(error) === PRIVATE_ADDRESS) resolve({ kind: 'refused', reason })
          else resolve({ kind: isSent && !isStale ? 'unanswered' : 'unreached', reason })
        })
        pushing.end(body)
      })
    },

    close() {
      agent.destroy()
      namedAgent.destroy()
    },
  }
}

function answerIn({ statusCode = 0, headers }: IncomingMessage, host: string): PushAnswer {
  if (statusCode >= 200 && statusCode < 300) return { kind: 'taken' }
  if (statusCode === 404 || statusCode === 410) return { kind: 'gone' }
  if (statusCode === 413) return { kind: 'too-large' }
  const reason = `${host} answered ${statusCode}`
  if (statusCode === 429 || statusCode >= 500)
    return { kind: 'busy', reason, retryAfter: secondsIn(headers['retry-after']) }
  return { kind: 'refused', reason }
}

/** `Retry-After` in seconds or as a date (RFC 9110, 10.2.3). */
function secondsIn(header: string | undefined): number | undefined {
  if (header === undefined) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(seconds, 0) : undefined
}

/** Drains small answers, so that the connection can be reused. */
function ignoreRest(response: IncomingMessage): void {
  let length = 0
  response.on('data', (chunk: Buffer) => {
    length += chunk.length
    if (length > LONGEST_ANSWER) response.destroy()
  })
  response.on('error', () => {})
  response.setTimeout(ANSWER_TIME, () => response.destroy())
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}
