import type { ConsentEvent, PageVisit } from '#api/contract/analytics.ts'
import { type AnalyticsAnswer, adminHeader } from '#api/contract/values/analytics-answer.ts'
import { apiPaths } from '#api/contract/values/paths.ts'

/** The results of specification 8. Nobody but the caller ever sees them. */
const failures = { visit: 'Failed to track visit', decision: 'Failed to track cookie consent' } as const

export type TrackingResult =
  | { success: true; message?: string | undefined }
  | { success: false; error: (typeof failures)[keyof typeof failures] }

interface SendOptions {
  /** What `X-Admin-Logged-In` says. */
  isAdmin: boolean
  /** The page is about to go: a beacon outlives it everywhere, but carries no header. */
  isLeaving?: boolean
}

/** `POST /api/analytics`: a visit. Never throws. */
export async function sendVisit(
  visit: PageVisit,
  { isAdmin, isLeaving = false }: SendOptions,
): Promise<TrackingResult> {
  const body = JSON.stringify(visit)
  if (isLeaving && isBeaconSent(body)) return { success: true }
  return (await post(body, isAdmin)) ?? { success: false, error: failures.visit }
}

/** `POST /api/analytics`: a decision about cookies (D13). Never throws. */
export async function sendDecision(event: ConsentEvent, { isAdmin }: SendOptions): Promise<TrackingResult> {
  return (await post(JSON.stringify(event), isAdmin)) ?? { success: false, error: failures.decision }
}

function isBeaconSent(body: string): boolean {
  try {
    return navigator.sendBeacon(apiPaths.analytics, body)
  } catch {
    return false
  }
}

/** The server's answer, or undefined for whatever is not one of ours. */
async function post(body: string, isAdmin: boolean): Promise<TrackingResult | undefined> {
  try {
    const response = await fetch(apiPaths.analytics, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', accept: 'application/json', [adminHeader]: String(isAdmin) },
      keepalive: true,
    })
    const answer: unknown = await response.json()
    return isAnswer(answer) ? answer : undefined
  } catch {
    return undefined
  }
}

/** Said without the contract's schema: visits are told of on every page, and no schema is fetched for them. */
function isAnswer(answer: unknown): answer is AnalyticsAnswer {
  if (typeof answer !== 'object' || answer === null || !('success' in answer) || answer.success !== true) return false
  return !('message' in answer) || answer.message === undefined || typeof answer.message === 'string'
}
