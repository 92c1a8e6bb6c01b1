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

/** The sentence of a form's only field, or about it. */
export function fieldOf(result: AnsweredCall<unknown> | undefined, field: string) {
  if (!result || result.ok || result.error.code === 'network') return {}
  const { fields, message } = result.error
  const error = fields?.[field]
  return error === undefined ? { problem: message } : { error }
}

export function problemOf(result: AnsweredCall<unknown> | undefined) {
  return result && !result.ok && result.error.message !== undefined ? { problem: result.error.message } : {}
}
