import type { SiteClient } from '#api/contract/client.ts'
import { newsletterAccepted, subscriptionAnswer } from '#api/contract/newsletter.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import { call } from '#site/client/call.ts'

export const subscribe: SiteClient['subscribe'] = (draft, language) =>
  call(apiPaths.newsletter, { method: 'POST', body: { ...draft, language }, answer: newsletterAccepted })

export const takeStep: SiteClient['takeStep'] = (step, language) =>
  call(`${apiPaths.subscription}?language=${language}`, { method: 'POST', body: step, answer: subscriptionAnswer })
