import { randomUUID } from 'node:crypto'

const session = randomUUID()

/** An address of the network 10.0.0.0/8 for each number: sixteen million senders. */
export const senderOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

/** A message that no signal calls spam, so that its two mails are ordered with it. */
export const contactBody = (number: number) =>
  JSON.stringify({
    name: 'Jonida Sample',
    email: `jonida-${number}@example.org`,
    purpose: 'project',
    message: 'We would like a window on the web, with room for a shop and for the stories of those who work in it.',
    language: 'en',
    elapsed: '24000',
  })

/** A page visit of somebody who allows analytics. */
export const visitBody = (number: number) =>
  JSON.stringify({
    page: '/de/about/',
    referrer: 'https://search.example/',
    language: 'de',
    screenResolution: '1920x1080',
    timezone: 'Europe/Tirane',
    sessionId: `${session}-${number}`,
    isReturning: true,
    timeOnPage: 12,
    exitPage: false,
    cookieConsent: {
      essential: true,
      preferences: true,
      analytics: true,
      marketing: false,
      newsletter: false,
      notifications: false,
      recaptcha: false,
      timestamp: '2026-11-20T11:59:00.000Z',
      version: '1.0',
    },
    analyticsEnabled: true,
  })
