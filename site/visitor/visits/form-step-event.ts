import type { CountedForm, FormStep } from '#api/contract/values/visit-events.ts'

/** Dispatched on `window`; nobody has to listen, and what is told is nothing that somebody wrote. */
export const formStepEvent = 'formStep'

export interface TakenStep {
  page: string
  form: CountedForm
  step: FormStep
  fields?: readonly string[] | undefined // of a failure
}

declare global {
  interface WindowEventMap {
    [formStepEvent]: CustomEvent<TakenStep>
  }
}

export function tellFormStep(taken: TakenStep): void {
  window.dispatchEvent(new CustomEvent(formStepEvent, { detail: taken }))
}
