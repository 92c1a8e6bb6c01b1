import type { AnsweredCall } from '#api/contract/client.ts'

/** What a form is told about a refusal: by field, as tries or a wait, or as one sentence. */
export function toldOf(result: AnsweredCall<unknown> | undefined) {
  if (!result || result.ok) return {}
  const { error } = result
  if (error.code === 'network') return {}
  const { fields, triesLeft, wait, message } = error
  if (wait !== undefined) return { waitSeconds: wait }
  if (triesLeft !== undefined) return { triesLeft }
  return fields ? { errors: fields } : { problem: message }
}
