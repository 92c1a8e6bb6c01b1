import type * as z from 'zod/mini'
import type { AnsweredCall } from '#api/contract/client.ts'
import { errorAnswer } from '#api/contract/error-answer.ts'

interface CallOptions<Answer extends z.ZodMiniType> {
  method: 'GET' | 'POST'
  /** Sent as JSON; a form as multipart. */
  body?: unknown
  /** The shape that counts as success. */
  answer: Answer
  /** A status that has such an answer, too. */
  alsoStatus?: number
  /** Goes out even when the page is left. */
  keepalive?: boolean
  /** Longest wait for an answer, in milliseconds. */
  timeout?: number
}

const TIMEOUT = 15_000

/** One call to the server. What is not an answer of ours, in either shape, is a failure of the line. */
export async function call<Answer extends z.ZodMiniType>(
  path: string,
  { method, body, answer, alsoStatus, keepalive = false, timeout = TIMEOUT }: CallOptions<Answer>,
): Promise<AnsweredCall<z.output<Answer>>> {
  const isForm = body instanceof FormData
  try {
    const response = await fetch(path, {
      method,
      ...(method === 'POST' && { body: isForm ? body : JSON.stringify(body) }),
      keepalive,
      // Of a form the browser says the type itself: the boundary is part of it.
      headers: {
        accept: 'application/json',
        ...(method === 'POST' && !isForm && { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(timeout),
    })
    const parsed: unknown = await response.json()
    const wanted = answer.safeParse(parsed)
    if ((response.ok || response.status === alsoStatus) && wanted.success) return { ok: true, answer: wanted.data }
    return { ok: false, error: errorAnswer.parse(parsed).error }
  } catch {
    return { ok: false, error: { code: 'network' } }
  }
}
