import { byId } from '#api/contract/staff/account.ts'
import {
  analyticsAnswer,
  analyticsPanelAnswer,
  analyticsPanelQuery,
  analyticsQuery,
  nowAnswer,
  visitExample,
} from '#api/contract/staff/analytics.ts'
import { dayNoteInput, dayNotesAnswer, dayNotesQuery } from '#api/contract/staff/dashboard/day-notes.ts'
import { nothingMore } from '#api/contract/staff/fields.ts'

/** The calls of the dashboard. */
export const analyticsCalls = {
  readAnalytics: { method: 'GET', input: analyticsQuery, answer: analyticsAnswer },
  readAnalyticsPanel: { method: 'GET', input: analyticsPanelQuery, answer: analyticsPanelAnswer },
  readNow: { method: 'GET', input: nothingMore, answer: nowAnswer },
  readVisitExample: { method: 'GET', input: nothingMore, answer: visitExample },
  listDayNotes: { method: 'GET', input: dayNotesQuery, answer: dayNotesAnswer },
  saveDayNote: { method: 'POST', input: dayNoteInput, answer: byId },
  deleteDayNote: { method: 'POST', input: byId, answer: nothingMore },
} as const
