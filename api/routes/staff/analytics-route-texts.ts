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
} satisfies Record<string, RouteTexts>
