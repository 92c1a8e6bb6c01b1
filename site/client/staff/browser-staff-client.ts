import { staffCalls } from '#api/contract/staff/calls.ts'
import { createStaffClient, type RunStaffCall, type StaffClient } from '#api/contract/staff/client.ts'
import { staffPaths } from '#api/contract/values/staff-paths.ts'
import { call } from '#site/client/call.ts'

/** Tells `onEnded` when the server no longer knows the session, so that nothing typed is lost over it. */
export function createBrowserStaffClient(onEnded: () => void): StaffClient {
  const run: RunStaffCall = async (name, input) => {
    const { method, answer } = staffCalls[name]
    const result = await call(addressOf(staffPaths[name], method, input), { method, body: input ?? {}, answer })
    if (!result.ok && result.error.code === 'unauthorized') onEnded()
    return result
  }
  return createStaffClient(run)
}

function addressOf(path: string, method: 'GET' | 'POST', input: unknown): string {
  if (method === 'POST' || typeof input !== 'object' || input === null) return path
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}
