import type { FormStepEvent } from '#api/contract/analytics.ts'
import { type CountedForm, type FormStep, fieldsOf } from '#api/contract/values/visit-events.ts'
import type { TakenStep } from '#site/visitor/visits/form-step-event.ts'

const before: Record<FormStep, readonly FormStep[]> = {
  seen: [],
  begun: ['seen'],
  sent: ['seen', 'begun'],
  failed: ['seen', 'begun'],
}

/**
 * What is to be sent of a step: nothing twice, as far as `told` knows, to which it adds. What must have gone before comes along: a form
 * may have been seen before its visitor agreed to being counted, and be filled in by the browser.
 */
export function untoldSteps({ form, step, fields }: TakenStep, told: Set<string>): FormStepEvent[] {
  return [...before[step], step].flatMap((each) => {
    const name = `${form} ${each}`
    if (told.has(name)) return []
    told.add(name)
    const field = each === 'failed' ? firstOf(form, fields) : undefined
    return [{ type: 'formStep' as const, form, step: each, ...(field && { field }), analyticsEnabled: true }]
  })
}

/** In the order of the form; `form` for what is wrong with none of its fields. */
function firstOf(form: CountedForm, wrong: readonly string[] = []): string {
  return fieldsOf[form].find((field) => wrong.includes(field)) ?? 'form'
}
