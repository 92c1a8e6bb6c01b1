import {
  analyticsAnswer,
  analyticsPanelAnswer,
  analyticsPanelQuery,
  analyticsQuery,
  nowAnswer,
  visitExample,
} from '#api/contract/staff/analytics.ts'
import { nothingMore } from '#api/contract/staff/fields.ts'

/** The calls of the dashboard. */
export const analyticsCalls = {
  readAnalytics: { method: 'GET', input: analyticsQuery, answer: analyticsAnswer },
  readAnalyticsPanel: { method: 'GET', input: analyticsPanelQuery, answer: analyticsPanelAnswer },
  readNow: { method: 'GET', input: nothingMore, answer: nowAnswer },
  readVisitExample: { method: 'GET', input: nothingMore, answer: visitExample },
} as const
