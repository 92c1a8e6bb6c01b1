// Apart from `analytics.ts`, whose schemas only the server runs: a browser should not have to fetch them.

/** What a visit says of a visitor who has not allowed analytics (specification 4). */
export const unknown = 'Unknown'

/** Answer of `POST /api/analytics`: stored, or left out and why. */
export interface AnalyticsAnswer {
  success: true
  message?: string | undefined
  receipt?: string | undefined
}

/** The header that says whether the browser belongs to staff. It keeps a visit out of the count and grants nothing (D24). */
export const adminHeader = 'X-Admin-Logged-In'
