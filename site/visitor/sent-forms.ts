import type { ApplicationDraft } from '#api/contract/applications.ts'
import type { CallResult } from '#api/contract/client.ts'
import type { ContactDraft } from '#api/contract/contact.ts'
import { tabStore } from '#site/visitor/storage.ts'
import { names } from '#site/visitor/stored-names.ts'

interface Drafts {
  contact: ContactDraft
  application: ApplicationDraft
}

export type SentForm = keyof Drafts

export interface AnsweredForm<Form extends SentForm = SentForm> {
  draft: Drafts[Form]
  result: CallResult
}

type SentForms = { readonly [Form in SentForm]?: 'sending' | AnsweredForm<Form> }

const draftNames = { contact: names.contactDraft, application: names.applicationDraft } as const

let current: SentForms = {}
const listeners = new Set<() => void>()

function change(next: SentForms): void {
  current = next
  for (const listener of listeners) listener()
}

/** What is on its way, and what became of it until that is told: the router forgets an action with the next move. */
export const sentForms = {
  get: () => current,

  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },

  /** Of what was written since, nothing is forgotten. Undefined: the browser itself has posted the form. */
  async send<Form extends SentForm>(form: Form, call: () => Promise<AnsweredForm<Form> | undefined>): Promise<void> {
    change({ ...current, [form]: 'sending' })
    const name = draftNames[form]
    const written = tabStore.get(name)
    const answer = await call()
    if (answer?.result.ok && tabStore.get(name) === written) tabStore.remove(name)
    change({ ...current, [form]: answer })
  },

  /** Its answer is told. */
  forget(form: SentForm): void {
    change({ ...current, [form]: undefined })
  },
}
