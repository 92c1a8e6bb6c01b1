import type * as z from 'zod/mini'
import type { AnsweredCall } from '#api/contract/client.ts'
import { errorAnswer } from '#api/contract/error-answer.ts'

interface CallOptions<Answer extends z.ZodMiniType> {
  method: 'GET' | 'POST'
  body?: unknown
  answer: Answer
  alsoStatus?: number // a status beside 2xx whose body is such an answer
  keepalive?: boolean
  timeout?: number // milliseconds
}

const TIMEOUT = 15_000

/** One call to the server. An answer in neither shape is a failure without a message; none at all is a network error. */
export async function call<Answer extends z.ZodMiniType>(
  path: string,
  { method, body, answer, alsoStatus, keepalive = false, timeout = TIMEOUT }: CallOptions<Answer>,
): Promise<AnsweredCall<z.output<Answer>>> {
  const isForm = body instanceof FormData
  let hasAnswered = false
  try {
    const response = await fetch(path, {
      method,
      ...(method === 'POST' && { body: isForm ? body : JSON.stringify(body) }),
      keepalive,
      // The browser sets the type of a form, which contains the boundary.
      headers: {
        accept: 'application/json',
        ...(method === 'POST' && !isForm && { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(timeout),
    })
    hasAnswered = true
    const parsed: unknown = await response.json()
    const wanted = answer.safeParse(parsed)
    if ((response.ok || response.status === alsoStatus) && wanted.success) return { ok: true, answer: wanted.data }
    return { ok: false, error: errorAnswer.parse(parsed).error }
  } catch {
    return { ok: false, error: { code: hasAnswered ? 'unavailable' : 'network' } }
  }
}
