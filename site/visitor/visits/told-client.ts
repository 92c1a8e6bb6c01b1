import type { CallResult, SiteClient } from '#api/contract/client.ts'
import type { CountedForm } from '#api/contract/values/visit-events.ts'
import { browserClient } from '#site/client/browser-client.ts'
import { tellFormStep } from '#site/visitor/visits/form-step-event.ts'

/** The browser's client, which also tells what became of a form. */
export const toldClient: SiteClient = {
  ...browserClient,
  sendMessage: told('contact', browserClient.sendMessage),
  sendApplication: told('application', browserClient.sendApplication),
  subscribe: told('newsletter', browserClient.subscribe),
}

function told<Input extends unknown[]>(form: CountedForm, call: (...input: Input) => Promise<CallResult>) {
  return async (...input: Input): Promise<CallResult> => {
    const page = location.pathname
    const result = await call(...input)
    if (result.ok) tellFormStep({ page, form, step: 'sent' })
    else tellFormStep({ page, form, step: 'failed', fields: Object.keys(result.error.fields ?? {}) })
    return result
  }
}
