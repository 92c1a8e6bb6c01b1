// Without schemas: staff's pages read these lists too.

/** Whole days of the agency's time zone, the last one under way; `own` takes `from` and `to`. */
export const analyticsRanges = ['1d', '7d', '30d', '90d', '12m', 'own'] as const

export type AnalyticsRange = (typeof analyticsRanges)[number]

/** Days that a range has at most. */
export const longestRange = 731

/** Hours only where a range has no more days than this. */
export const mostDaysByHour = 7

/** What a point of the line stands for. Weeks begin on Monday. */
export const analyticsSteps = ['hour', 'day', 'week', 'month'] as const

export type AnalyticsStep = (typeof analyticsSteps)[number]

/** What figures are compared with: as many days before, the same days a year ago, or nothing. */
export const analyticsComparisons = ['before', 'year', 'none'] as const

export type AnalyticsComparison = (typeof analyticsComparisons)[number]

/** Names of filters in an address. `in` is the language of the page; `language` is that of errors. */
export const analyticsFilters = [
  'page',
  'in',
  'channel',
  'referrer',
  'source',
  'medium',
  'campaign',
  'device',
  'browser',
  'system',
  'screen',
  'country',
  'timezone',
  'returning',
  'consent',
] as const

export type AnalyticsFilter = (typeof analyticsFilters)[number]

export const yesOrNo = ['yes', 'no'] as const

/** From where visits come. Of those who have not agreed it is not known. */
export const visitChannels = ['direct', 'search', 'social', 'assistants', 'mail', 'sites'] as const

export type VisitChannel = (typeof visitChannels)[number]

export const visitDevices = ['mobile', 'tablet', 'desktop'] as const

export type VisitDevice = (typeof visitDevices)[number]

/** What visits are broken down by. */
export const analyticsPanels = [
  'pages',
  'entries',
  'exits',
  'channels',
  'referrers',
  'sources',
  'mediums',
  'campaigns',
  'languages',
  'screens',
  'devices',
  'browsers',
  'systems',
  'timezones',
  'countries',
] as const

export type AnalyticsPanel = (typeof analyticsPanels)[number]

export const panelMeasures = ['views', 'visits', 'visitors'] as const

export type PanelMeasure = (typeof panelMeasures)[number]

/** What the rows of a panel are sorted by and compared in. */
export const measureOf: Record<AnalyticsPanel, PanelMeasure> = {
  pages: 'views',
  entries: 'visits',
  exits: 'visits',
  channels: 'visits',
  referrers: 'visits',
  sources: 'visits',
  mediums: 'visits',
  campaigns: 'visits',
  languages: 'views',
  screens: 'visitors',
  devices: 'visitors',
  browsers: 'visitors',
  systems: 'visitors',
  timezones: 'visitors',
  countries: 'visitors',
}

/** The filter that a row of a panel stands for. Others cannot be clicked. */
export const filterOf: Partial<Record<AnalyticsPanel, AnalyticsFilter>> = {
  pages: 'page',
  channels: 'channel',
  referrers: 'referrer',
  sources: 'source',
  mediums: 'medium',
  campaigns: 'campaign',
  languages: 'in',
  screens: 'screen',
  devices: 'device',
  browsers: 'browser',
  systems: 'system',
  timezones: 'timezone',
  countries: 'country',
}

/** Keys of rows that stand for no value of their own. */
export const rowKeys = {
  unknown: 'Unknown', // not told, or of no known shape
  none: '', // a visit without a referrer, or of no campaign
  notFound: 'not-found', // every unknown address, as one page
} as const

/** Groups of fewer visitors are counted, and not broken down further. */
export const smallestGroup = 5

/** Rows of a panel on the dashboard; a panel of its own and its file have more. */
export const rowsShown = 10
export const rowsOfPanel = 500

/** Panels with a file of their own. */
export const analyticsFiles = [
  'line',
  'now',
  'returning',
  ...analyticsPanels,
  'languagePairs',
  'posts',
  'consents',
  'forms',
  'speed',
  'reach',
] as const

export type AnalyticsFile = (typeof analyticsFiles)[number]

export const webVitalRatings = ['good', 'between', 'poor'] as const

export type WebVitalRating = (typeof webVitalRatings)[number]

/** What one visit stores, in the order in which it is told. */
export const visitFields = [
  'receivedAt',
  'page',
  'sessionId',
  'referrer',
  'language',
  'asked',
  'screenResolution',
  'timezone',
  'country',
  'region',
  'city',
  'device',
  'browser',
  'system',
  'campaign',
  'isReturning',
  'timeOnPage',
  'isExit',
  'allowsAnalytics',
  'consent',
] as const

export type VisitField = (typeof visitFields)[number]

/** Minutes that “now” looks back. */
export const nowMinutes = { short: 5, long: 30 } as const

/** Characters that a reader of the dashboard may say of a day. */
export const longestDayNote = 200

/** Characters of a segment's name, and of a shared link's. */
export const longestSegmentName = 60

export const mostSegments = 100

/** Ranges that the holder of a shared link chooses from; the first is shown first. */
export const sharedRanges = ['30d', '7d', '90d', '12m'] as const satisfies AnalyticsRange[]

/** How long a shared link may hold. */
export const shareDays = [7, 30, 90] as const

/** Links that hold at once. */
export const mostShares = 50
