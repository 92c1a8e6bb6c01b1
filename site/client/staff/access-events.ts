import { adminHeader } from '#api/contract/values/analytics-answer.ts'
import { apiPaths } from '#api/contract/values/paths.ts'

export interface AccessEvent {
  page: string
  userAgent: string
  referrer: string
  sessionId: string
  securityData: Record<string, string | number | boolean | null>
}

/** Specification 3 and 7: each navigation within the staff side. Nobody waits for it, and nothing depends on it. */
export async function sendAccessEvent(event: AccessEvent): Promise<void> {
  await fetch(apiPaths.analytics, {
    method: 'POST',
    body: JSON.stringify({ type: 'adminAccess', action: 'navigation', ...event }),
    headers: { 'content-type': 'application/json', accept: 'application/json', [adminHeader]: 'true' },
    keepalive: true,
  }).catch(() => {})
}
