import { staffCalls } from '#api/contract/staff/calls.ts'
import type { RunStaffCall } from '#api/contract/staff/client.ts'
import { patienceOf } from '#api/contract/values/staff/patience.ts'
import { staffPaths } from '#api/contract/values/staff-paths.ts'
import { call } from '#site/client/call.ts'

/** Characters of a text that is sent even while its page closes: browsers allow 64 KiB, and a character may take three. */
const MOST_KEPT_ALIVE = 20_000

/** A call over HTTP. */
export const runStaffCall: RunStaffCall = async (name, input) => {
  const { method, answer } = staffCalls[name]
  const timeout = patienceOf[name]
  const keepalive = (name === 'savePost' || name === 'saveIssue') && JSON.stringify(input).length < MOST_KEPT_ALIVE
  return call(addressOf(staffPaths[name], method, input), {
    method,
    body: input ?? {},
    answer,
    ...(timeout !== undefined && { timeout }),
    keepalive,
  })
}

function addressOf(path: string, method: 'GET' | 'POST', input: unknown): string {
  if (method === 'POST' || typeof input !== 'object' || input === null) return path
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}
