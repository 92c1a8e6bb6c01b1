import type { AnonymousVisit, ConsentEvent, FormStepEvent, PageVisit, WebVitalsEvent } from '#api/contract/analytics.ts'
import { type AnalyticsAnswer, adminHeader } from '#api/contract/values/analytics-answer.ts'
import { apiPaths } from '#api/contract/values/paths.ts'

/** The errors of specification 8. Visitors never see them. */
const failures = { visit: 'Failed to track visit', decision: 'Failed to track cookie consent' } as const

export type TrackingResult =
  | { success: true; message?: string | undefined }
  | { success: false; error: (typeof failures)[keyof typeof failures] }

interface SendOptions {
  isAdmin: boolean
  isLeaving?: boolean // the page is being left: a beacon outlives it in every browser, but carries no header
}

/** Visits, and what else is told of them. */
export async function sendVisit(
  visit: PageVisit | AnonymousVisit | FormStepEvent | WebVitalsEvent,
  { isAdmin, isLeaving = false }: SendOptions,
): Promise<TrackingResult> {
  const body = JSON.stringify(visit)
  if (isLeaving && isBeaconSent(body)) return { success: true }
  return (await post(body, isAdmin)) ?? { success: false, error: failures.visit }
}

/** D13. */
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

/** Without the contract's schema, because every page reports visits and none should fetch zod for them. */
function isAnswer(answer: unknown): answer is AnalyticsAnswer {
  if (typeof answer !== 'object' || answer === null || !('success' in answer) || answer.success !== true) return false
  return !('message' in answer) || answer.message === undefined || typeof answer.message === 'string'
}
