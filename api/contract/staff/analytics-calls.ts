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
import { letters } from '#api/contract/staff/dashboard/letters.ts'
import { segmentInput, segmentsAnswer } from '#api/contract/staff/dashboard/segments.ts'
import {
  newShareAnswer,
  sharedAnswer,
  sharedQuery,
  shareInput,
  sharesAnswer,
} from '#api/contract/staff/dashboard/shares.ts'
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
  listSegments: { method: 'GET', input: nothingMore, answer: segmentsAnswer },
  saveSegment: { method: 'POST', input: segmentInput, answer: byId },
  deleteSegment: { method: 'POST', input: byId, answer: nothingMore },
  readLetters: { method: 'GET', input: nothingMore, answer: letters },
  saveLetters: { method: 'POST', input: letters, answer: letters },
  listShares: { method: 'GET', input: nothingMore, answer: sharesAnswer },
  makeShare: { method: 'POST', input: shareInput, answer: newShareAnswer },
  revokeShare: { method: 'POST', input: byId, answer: sharesAnswer },
  // A POST, so that the token stands in no address but that of the page.
  readShared: { method: 'POST', input: sharedQuery, answer: sharedAnswer },
} as const
