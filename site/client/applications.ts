import { applicationAccepted } from '#api/contract/applications.ts'
import type { SiteClient } from '#api/contract/client.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import { call } from '#site/client/call.ts'

const TIMEOUT = 200_000 // milliseconds: a little more than the server waits for the body

export const sendApplication: SiteClient['sendApplication'] = (draft, resume, language) => {
  const form = new FormData()
  form.set('language', language)
  for (const [name, value] of Object.entries(draft)) form.set(name, value)
  if (resume) form.set('resume', resume)
  return call(apiPaths.applications, { method: 'POST', body: form, answer: applicationAccepted, timeout: TIMEOUT })
}
