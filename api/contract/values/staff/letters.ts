// Without schemas: staff's pages read these lists too.

/** How often somebody gets the numbers by mail. */
export const dashboardReports = ['none', 'weekly', 'monthly'] as const

export type DashboardReport = (typeof dashboardReports)[number]

/** Rows of pages and of channels in a report. */
export const reportRows = 5
