import type { IncomingMessage } from 'node:http'
import { ObjectsUnavailable } from '#api/outbound/objects/objects-unavailable.ts'

/** What passes by itself. Everything else, such as a name or a certificate nobody knows, needs a person. */
const passing = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

/** A call without an answer. */
export function lostCall(error: unknown): ObjectsUnavailable {
  if (error instanceof ObjectsUnavailable) return error
  const { code, message } = firstOf(error)
  // An abort by its deadline has no code of the system.
  const isPassing = code === undefined || code === 'ABORT_ERR' || passing.includes(code)
  return new ObjectsUnavailable(`S3 does not answer: ${message}`, {
    reason: code ?? 'Unknown',
    isWrong: !isPassing,
    cause: error,
  })
}

/** An answer that nobody wanted; `text` is its body, in XML. */
export function failureOf({ statusCode: status = 0, headers }: IncomingMessage, text: string): ObjectsUnavailable {
  const reason = /<Code>([\w.]+)<\/Code>/.exec(text)?.[1] ?? `Status${status}`
  const region = headers['x-amz-bucket-region'] ?? /<Region>([\w-]+)<\/Region>/.exec(text)?.[1]
  const where = region === undefined ? '' : `; the bucket is in ${String(region)}`
  return new ObjectsUnavailable(`S3 answers ${status} ${reason}${where}`, {
    reason,
    // 429 and 5xx ask for patience.
    isWrong: status >= 300 && status < 500 && status !== 429 && status !== 408,
    status,
  })
}

/** The first of several addresses that were tried. */
function firstOf(error: unknown): { code: string | undefined; message: string } {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  if (!(first instanceof Error)) return { code: undefined, message: String(first) }
  const code = 'code' in first && typeof first.code === 'string' ? first.code : undefined
  return { code, message: first.message || (code ?? first.name) }
}
