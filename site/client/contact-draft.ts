import type { ContactDraft } from '#api/contract/contact.ts'

/** The typed fields and the spam signals, which a second try sends again. */
const fields = ['name', 'email', 'purpose', 'message', 'subject', 'elapsed', 'proof', 'captcha'] as const

export function contactDraftFrom(form: FormData): ContactDraft {
  return textsOf(Object.fromEntries(form))
}

export function contactDraftOf(historyState: unknown): ContactDraft | undefined {
  if (typeof historyState !== 'object' || historyState === null || !('draft' in historyState)) return undefined
  const { draft } = historyState
  return typeof draft === 'object' && draft !== null ? textsOf(Object.fromEntries(Object.entries(draft))) : undefined
}

function textsOf(values: Readonly<Record<string, unknown>>): ContactDraft {
  return Object.fromEntries(
    fields.flatMap((field) => (typeof values[field] === 'string' ? [[field, values[field]]] : [])),
  )
}
