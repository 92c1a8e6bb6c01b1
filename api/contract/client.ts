import type { ApplicationDraft } from '#api/contract/applications.ts'
import type { ContactDraft } from '#api/contract/contact.ts'
import type { ErrorAnswer } from '#api/contract/errors.ts'
import type { NewsletterDraft, SubscriptionAnswer, SubscriptionInput } from '#api/contract/newsletter.ts'
import type { Language } from '#locales/languages.ts'

interface Failure {
  ok: false
  error: ErrorAnswer['error'] | { code: 'network'; message?: undefined; fields?: undefined }
}

/** What a call came to: done, or the server's (or the line's) reason why not. */
export type CallResult = { ok: true } | Failure

/** The same for a call that is asked for its answer. */
export type AnsweredCall<Answer> = { ok: true; answer: Answer } | Failure

/**
 * Every call a page makes. In the browser it goes over HTTP (`site/client`), while the server renders a page it
 * goes straight to the services (`api/server-client.ts`).
 */
export interface SiteClient {
  sendMessage: (draft: ContactDraft, language: Language) => Promise<CallResult>
  /** While the server renders, the résumé has arrived with the request already and `resume` is not looked at. */
  sendApplication: (draft: ApplicationDraft, resume: File | undefined, language: Language) => Promise<CallResult>
  subscribe: (draft: NewsletterDraft, language: Language) => Promise<CallResult>
  /** Reads the link of a newsletter's mail, or takes a step that it allows. */
  takeStep: (step: SubscriptionInput, language: Language) => Promise<AnsweredCall<SubscriptionAnswer>>
}
