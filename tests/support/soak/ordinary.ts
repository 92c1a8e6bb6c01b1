import { consentVersion } from '#api/contract/values/consent-choices.ts'

export interface Ordinary {
  path: string
  body?: Record<string, unknown>
  type?: 'json' | 'form'
  /** With the session of an owner. */
  isOfStaff?: true
}

export type Pick = <Item>(items: readonly Item[]) => Item

/** What one of many asks for; one in seventeen is staff. */
export function ordinary(language: string, number: number, pick: Pick): Ordinary {
  const email = `visitor${number}@example.org`
  return pick<() => Ordinary>([
    () => ({ path: `/${language}/` }),
    () => ({ path: `/${language}/${pick(['about', 'contact', 'careers', 'portfolio', 'privacy-policy'])}/` }),
    () => ({ path: `/${language}/about/?utm_source=${number}` }),
    () => ({ path: `/${language}/blog/?sort=title&order=oldest` }),
    () => ({ path: `/${language}/blog/?q=window+${number % 500}` }),
    () => ({ path: `/${language}/nowhere-${number}/` }),
    () => ({ path: `/feeds/${language}/rss.xml` }),
    () => ({ path: `/api/posts?language=${language}` }),
    () => ({ path: '/api/location' }),
    () => ({ path: '/api/newsletter', type: 'json', body: { email, language, source: 'footer' } }),
    () => event(agreedVisit(language, number)),
    () => event({ ...whereabouts(language), type: 'anonymousAnalytics', ...words }),
    () => event({ type: 'formStep', form: 'contact', step: pick(['seen', 'begun', 'sent']), analyticsEnabled: false }),
    () => event({ type: 'webVitals', page: `/${language}/`, analyticsEnabled: true, vitals: [vital(number)] }),
    () => ({ path: pick([`/${language}/newsletter/issues/`, `/feeds/${language}/newsletter/rss.xml`]) }),
    () => ({
      path: `/${language}/contact/`,
      type: 'form',
      body: { name: 'Visitor', email, purpose: 'general', message: `A long enough text, number ${number}.`, language },
    }),
    () => ({ ...pick<() => Ordinary>(staff)(), isOfStaff: true }),
  ])()
}

const staffPages = [
  '/analytics?timeRange=30d',
  '/api/staff/analytics?timeRange=90d&compare=year',
  '/api/staff/analytics?timeRange=7d&in=de&consent=yes',
  '/api/staff/analytics/panel?panel=referrers',
  '/api/staff/analytics.csv?file=pages&timeRange=12m',
  '/api/staff/analytics/now',
  '/admin/messages',
  '/api/staff/messages?q=number',
  '/api/staff/desk',
  '/api/staff/health',
  '/api/staff/newsletter/subscribers',
  '/api/staff/newsletter/issues',
]

const staff: readonly (() => Ordinary)[] = [...staffPages.map((path) => () => ({ path })), noteOfYesterday]

function noteOfYesterday(): Ordinary {
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  return { path: '/api/staff/analytics/notes', type: 'json', body: { day, text: 'A day like others.' } }
}

const event = (body: Record<string, unknown>): Ordinary => ({ path: '/api/analytics', type: 'json', body })

const whereabouts = (language: string) => ({
  page: `/${language}/`,
  referrer: 'https://search.example/',
  language,
  screenResolution: '1280x720',
  timezone: 'Europe/Tirane',
})

const words = { deviceType: 'desktop', browser: 'Firefox', os: 'Linux' }

const vital = (number: number) => ({ name: 'LCP', value: 800 + (number % 40) * 100 })

/** Some forty pages to a session. */
function agreedVisit(language: string, number: number) {
  const granted = { preferences: true, analytics: true, marketing: false, newsletter: false, notifications: false }
  const times = { timestamp: new Date().toISOString(), version: consentVersion }
  return {
    ...whereabouts(language),
    sessionId: `session ${number % 2000}`,
    isReturning: number % 3 === 0,
    timeOnPage: number % 200,
    exitPage: false,
    cookieConsent: { essential: true, ...granted, recaptcha: false, ...times },
    analyticsEnabled: true,
    campaign: { source: 'newsletter', medium: 'mail', campaign: `issue ${number % 50}` },
  }
}
