import type { RouteTexts } from '#api/routes/staff/inbox-route-texts.ts'

/** What `/api/docs` says of the calls of the dashboard. */
export const analyticsRouteTexts = {
  readAnalytics: {
    summary: 'Read the dashboard',
    description:
      'Figures, their line, panels and what is counted beside visits, of a range of days of the agency’s time zone. Filters (`page`, `in`, `channel`, `referrer`, `source`, `medium`, `campaign`, `device`, `browser`, `system`, `screen`, `country`, `timezone`, `returning`, `consent`) select views by what is known of them and of their visit; posts, consent, forms, speed and reach follow the range alone. Groups of fewer than five visitors are not broken down further.',
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
      'Notes of readers of the dashboard, posts by the day on which they opened, issues of the newsletter by the day on which they left, and versions of the program by the day on which they first ran; both days are included.',
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
  listSegments: { summary: 'List the segments of the dashboard', description: 'Filters under a name, by name.' },
  saveSegment: {
    summary: 'Save filters as a segment, or rename one',
    description: 'With `id` it is renamed, by whoever may read the dashboard; its filters stay.',
    example: { name: 'Phones in German', filters: { device: 'mobile', in: 'de' } },
  },
  deleteSegment: {
    summary: 'Delete a segment',
    description: 'For good. Addresses with its filters, and links that were made of them, go on as they are.',
    example: { id: '00000000-0000-4000-8000-000000000000' },
  },
  readLetters: {
    summary: 'Read which mails with the numbers the account gets',
    description: 'None unless it has asked for some.',
  },
  saveLetters: {
    summary: 'Choose which mails with the numbers the account gets',
    description:
      'A report of the last week or month, and a mail when visits of a day are unusually many or few. What was before is not sent.',
    example: { report: 'weekly', alerts: true },
  },
  listShares: {
    summary: 'List the links to the dashboard that hold',
    description: 'Without those that are over. Their addresses are told once, when they are made.',
  },
  makeShare: {
    summary: 'Make a link to a segment of the dashboard',
    description: 'For 7, 30 or 90 days. Whoever has `path` sees the numbers of these filters, without a session.',
    example: { name: 'For the museum', filters: { page: '/en/portfolio/' }, days: 30 },
  },
  revokeShare: {
    summary: 'Revoke a link to the dashboard',
    description: 'At once. Revoking what is gone already is no mistake.',
    example: { id: '00000000-0000-4000-8000-000000000000' },
  },
  readShared: {
    summary: 'Read the segment of the dashboard that a link shows',
    description:
      'Without a session. The filters are those of the link; only the range and the comparison can be chosen. 404 for a link that never was, is over or was revoked.',
    example: { token: 'V2h5IG5vdA', timeRange: '30d' },
  },
} satisfies Record<string, RouteTexts>
