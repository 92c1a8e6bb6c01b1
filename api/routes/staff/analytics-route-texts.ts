import type { RouteTexts } from '#api/routes/staff/inbox-route-texts.ts'

/** What `/api/docs` says of the calls of the dashboard. */
export const analyticsRouteTexts = {
  readAnalytics: {
    summary: 'Read the dashboard',
    description:
      'Figures, their line, panels and what is counted beside visits, of a range of days of the agency’s time zone. Filters (`page`, `in`, `channel`, `referrer`, `source`, `device`, `browser`, `system`, `country`, `returning`, `consent`) select views by what is known of them and of their visit; posts, consent, forms, speed and reach follow the range alone. Groups of fewer than five visitors are not broken down further.',
  },
  readAnalyticsPanel: {
    summary: 'Read one panel of the dashboard with all its rows',
    description: 'With the query of the dashboard; at most 500 rows.',
  },
  readNow: {
    summary: 'Read who is on the site now',
    description: 'For browsers that get no server-sent events; the same answer comes that way by itself.',
  },
  readVisitExample: {
    summary: 'Read what one visit stores',
    description: 'The newest visit of somebody who agreed to analytics, and the newest of somebody who did not.',
  },
  listDayNotes: {
    summary: 'List what is noted on days',
    description:
      'Notes of readers of the dashboard, and versions of the program by the day on which they first ran; both days are included.',
  },
  saveDayNote: {
    summary: 'Write or change a note on a day',
    description: 'With `id` the note is changed, by whoever may read the dashboard; its author stays.',
    example: { day: '2026-11-09', text: 'The museum linked to us' },
  },
  deleteDayNote: {
    summary: 'Delete a note on a day',
    description: 'For good. Deleting what is gone already is no mistake.',
    example: { id: '00000000-0000-4000-8000-000000000000' },
  },
} satisfies Record<string, RouteTexts>
