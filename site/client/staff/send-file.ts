import type * as z from 'zod/mini'
import type { AnsweredCall } from '#api/contract/client.ts'
import { errorAnswer } from '#api/contract/error-answer.ts'

const TIMEOUT = 300_000 // milliseconds: for the body, for those before it, and for what is done with it

/** With XMLHttpRequest, because `fetch` says nothing of what is sent. `onSent`: a share of the file. */
export function sendFile<Answer>(
  address: string,
  wanted: z.ZodMiniType<Answer>,
  file: File,
  onSent: (share: number) => void,
): Promise<AnsweredCall<Answer>> {
  const form = new FormData()
  form.set('file', file)
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('accept', 'application/json')
    request.timeout = TIMEOUT
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0)
    request.upload.onload = () => onSent(1)
    request.onload = () => resolve(answerIn(request.responseText, wanted))
    request.onerror = () => resolve({ ok: false, error: { code: 'network' } })
    request.ontimeout = request.onerror
    request.send(form)
  })
}

function answerIn<Answer>(text: string, wanted: z.ZodMiniType<Answer>): AnsweredCall<Answer> {
  try {
    const parsed: unknown = JSON.parse(text)
    const answer = wanted.safeParse(parsed)
    return answer.success ? { ok: true, answer: answer.data } : { ok: false, error: errorAnswer.parse(parsed).error }
  } catch {
    return { ok: false, error: { code: 'unavailable' } }
  }
}
