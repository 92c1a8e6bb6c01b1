import { useTranslation } from 'react-i18next'
import type { AnsweredCall } from '#api/contract/client.ts'

type Result = AnsweredCall<unknown> | undefined

/** What a form is told about a refusal, or about a line that is down. */
export function useTold() {
  const { t } = useTranslation('staff-session')
  const sentence = (message: string | undefined) => ({ problem: message ?? t('network') })

  /** By field, as tries or a wait, or as one sentence. */
  function toldOf(result: Result) {
    if (!result || result.ok) return {}
    const { error } = result
    if (error.message === undefined) return sentence(undefined)
    const { fields, triesLeft, wait, message } = error
    if (wait !== undefined) return { waitSeconds: wait }
    if (triesLeft !== undefined) return { triesLeft }
    return fields ? { errors: fields } : sentence(message)
  }

  /** The sentence of a form's only field, or about it. */
  function fieldOf(result: Result, field: string) {
    if (!result || result.ok) return {}
    const error = result.error.fields?.[field]
    return error === undefined ? problemOf(result) : { error }
  }

  /** Where no field is shown, what is said of one stands for the whole. */
  function problemOf(result: Result): { problem?: string } {
    if (!result || result.ok) return {}
    const { fields = {}, message } = result.error
    return sentence(Object.values(fields).join(' ') || message)
  }

  return { toldOf, fieldOf, problemOf }
}
