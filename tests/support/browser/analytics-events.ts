import { randomUUID } from 'node:crypto'
import type { TestApp } from '../app/test-app.ts'

export const visitsIn = ({ database }: TestApp) => database.db.selectFrom('visits').selectAll().execute()
export const receiptsIn = ({ database }: TestApp) => database.db.selectFrom('consent_receipts').selectAll().execute()
export const post = ({ app }: TestApp, payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/analytics',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })

export const choices = {
  preferences: true,
  analytics: true,
  marketing: false,
  newsletter: false,
  notifications: false,
  recaptcha: false,
}
export const record = { essential: true, ...choices, timestamp: '2026-11-20T11:59:00.000Z', version: '1.0' }
export const visit = {
  page: '/de/about/',
  referrer: 'https://search.example/',
  language: 'de',
  screenResolution: '1920x1080',
  timezone: 'Europe/Tirane',
  sessionId: randomUUID(),
  isReturning: true,
  timeOnPage: 12,
  exitPage: false,
  cookieConsent: record,
  analyticsEnabled: true,
}
export const decision = {
  type: 'cookieConsent',
  decision: 'customized',
  preferences: choices,
  sessionId: randomUUID(),
  page: '/',
  language: 'en',
  timezone: 'Unknown',
  timestamp: '2026-11-20T11:59:00.000Z',
  version: '1.0',
  receipt: randomUUID(),
}
export const anonymous = {
  type: 'anonymousAnalytics',
  page: '/fr/',
  referrer: 'https://search.example/',
  screenResolution: '360x800',
  language: 'fr',
  timezone: 'Europe/Paris',
  deviceType: 'mobile',
  browser: 'Firefox',
  os: 'Android',
}
export const adminAccess = {
  type: 'adminAccess',
  action: 'navigation',
  page: '/admin',
  userAgent: 'Mozilla/5.0',
  referrer: '',
  sessionId: randomUUID(),
  securityData: { attempts: 0, isSecure: true },
}
