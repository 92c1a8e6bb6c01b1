import type { ContactDraft } from '#api/contract/contact.ts'
import { textsIn } from '#site/client/texts-in.ts'

/** The typed fields and the spam signals, which a second try sends again. */
const fields = ['name', 'email', 'purpose', 'message', 'subject', 'elapsed', 'proof', 'captcha'] as const

export function contactDraftFrom(written: Iterable<readonly [string, unknown]>): ContactDraft {
  return textsIn(written, fields)
}

export function contactDraftOf(historyState: unknown): ContactDraft | undefined {
  if (typeof historyState !== 'object' || historyState === null || !('draft' in historyState)) return undefined
  const { draft } = historyState
  return typeof draft === 'object' && draft !== null ? textsIn(Object.entries(draft), fields) : undefined
}
