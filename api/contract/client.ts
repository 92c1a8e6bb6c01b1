import type { ApplicationDraft } from '#api/contract/applications.ts'
import type { ContactDraft } from '#api/contract/contact.ts'
import type { ErrorAnswer } from '#api/contract/errors.ts'
import type { Language } from '#locales/languages.ts'

/** What a call came to: done, or the server's (or the line's) reason why not. */
export type CallResult =
  | { ok: true }
  | { ok: false; error: ErrorAnswer['error'] | { code: 'network'; message?: undefined; fields?: undefined } }

/**
 * Every call a page makes. In the browser it goes over HTTP (`site/client`), while the server renders a page it
 * goes straight to the services (`api/server-client.ts`).
 */
export interface SiteClient {
  sendMessage: (draft: ContactDraft, language: Language) => Promise<CallResult>
  /** While the server renders, the résumé has arrived with the request already and `resume` is not looked at. */
  sendApplication: (draft: ApplicationDraft, resume: File | undefined, language: Language) => Promise<CallResult>
}
