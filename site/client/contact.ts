import type { SiteClient } from '#api/contract/client.ts'
import { contactAccepted } from '#api/contract/contact.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import { call } from '#site/client/call.ts'

export const sendMessage: SiteClient['sendMessage'] = (draft, language) =>
  call(apiPaths.contact, { method: 'POST', body: { ...draft, language }, answer: contactAccepted })
