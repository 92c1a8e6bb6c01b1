import { staffCalls } from '#api/contract/staff/calls.ts'
import { createStaffClient, type StaffClient } from '#api/contract/staff/client.ts'
import { staffPaths } from '#api/contract/values/staff-paths.ts'
import type { Language } from '#locales/languages.ts'
import { call } from '#site/client/call.ts'

/** The calls of the staff's pages in the browser; errors come in `language`. */
export function createBrowserStaffClient(language: Language): StaffClient {
  return createStaffClient((name, input) => {
    const { method, answer } = staffCalls[name]
    const query = new URLSearchParams({ language })
    if (method === 'GET') {
      for (const [field, value] of Object.entries(input ?? {})) if (value !== undefined) query.set(field, String(value))
    }
    return call(`${staffPaths[name]}?${query}`, { method, answer, ...(method === 'POST' && { body: input ?? {} }) })
  })
}
