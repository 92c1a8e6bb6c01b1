import * as z from 'zod/mini'
import type { ContactDraft } from '#api/contract/contact.ts'

const text = z.optional(z.string())
/** Beside what is typed, what the browser sends along: who tries again sends it again. */
const signals = { subject: text, elapsed: text, proof: text, captcha: text }
const draft = z.object({ name: text, email: text, purpose: text, message: text, ...signals })
const state = z.object({ draft })

/** What a visitor typed, out of a posted form. */
export function contactDraftFrom(form: FormData): ContactDraft {
  return compact(draft.parse(Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))))
}

/** The draft kept in a history entry, if there is one. */
export function contactDraftOf(historyState: unknown): ContactDraft | undefined {
  const parsed = state.safeParse(historyState)
  return parsed.success ? compact(parsed.data.draft) : undefined
}

function compact(values: z.output<typeof draft>): ContactDraft {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
