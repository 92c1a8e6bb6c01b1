import * as z from 'zod/mini'
import { consentRecord } from '#api/contract/consent.ts'
import { storableText } from '#api/contract/text.ts'
import { type AnalyticsAnswer, unknown } from '#api/contract/values/analytics-answer.ts'
import { consentDecisions, consentVersion } from '#api/contract/values/consent-choices.ts'
import { languages } from '#locales/languages.ts'

const text = (longest: number) => z.string().check(storableText(), z.maxLength(longest))
const page = z.string().check(storableText(), z.startsWith('/'), z.maxLength(2048))
const sessionId = text(100).check(z.minLength(1))
const language = z.enum([...languages, unknown])
const whereabouts = { page, referrer: text(2048), language, screenResolution: text(32), timezone: text(64) }

/** Without the number of the receipt, which would make a visitor recognisable who has declined just that. */
const visitConsent = z.omit(consentRecord, { receipt: true, decision: true })

const pageVisit = z.object({
  type: z.optional(z.undefined()),
  ...whereabouts,
  sessionId,
  isReturning: z.boolean(),
  timeOnPage: z.number().check(z.nonnegative(), z.maximum(31_536_000)), // seconds
  exitPage: z.boolean(),
  /** Whatever is not a whole record counts as no consent (D12), and costs nobody the visit. */
  cookieConsent: z.catch(z.nullable(visitConsent), null),
  analyticsEnabled: z.boolean(),
  /** Only with consent, and only where the browser had granted it before (D33). A wrong one costs nobody the visit. */
  position: z.catch(
    z.optional(
      z.object({
        latitude: z.number().check(z.minimum(-90), z.maximum(90)),
        longitude: z.number().check(z.minimum(-180), z.maximum(180)),
      }),
    ),
    undefined,
  ),
})

export type PageVisit = z.output<typeof pageVisit>

/** The lighter variant, for who has not allowed analytics: of no session, and of what it says only the page is kept. */
const anonymousVisit = z.object({
  type: z.literal('anonymousAnalytics'),
  ...whereabouts,
  deviceType: text(32),
  browser: text(64),
  os: text(64),
})

export type AnonymousVisit = z.output<typeof anonymousVisit>

const consentEvent = z.object({
  type: z.literal('cookieConsent'),
  decision: z.enum(consentDecisions),
  preferences: z.omit(visitConsent, { essential: true, timestamp: true, version: true }),
  sessionId,
  page,
  language,
  timezone: whereabouts.timezone,
  timestamp: z.iso.datetime(),
  version: z._default(z.literal(consentVersion), consentVersion),
  receipt: z.optional(z.uuid()), // number of the receipt (D13); who sends none is given one
})

export type ConsentEvent = z.output<typeof consentEvent>

const adminAccess = z.object({
  type: z.literal('adminAccess'),
  action: z.literal('navigation'),
  page,
  userAgent: text(512),
  referrer: whereabouts.referrer,
  sessionId,
  securityData: z.record(z.string().check(z.maxLength(64)), z.union([text(512), z.number(), z.boolean(), z.null()])),
})

export type AdminAccess = z.output<typeof adminAccess>

/** Every body of `POST /api/analytics` (specification 3 and 7). A page visit has no `type`. */
export const analyticsEvent = z.discriminatedUnion('type', [pageVisit, anonymousVisit, consentEvent, adminAccess])

export type AnalyticsEvent = z.output<typeof analyticsEvent>

export const analyticsAnswer = z.object({
  success: z.literal(true),
  message: z.optional(z.string()),
  receipt: z.optional(z.uuid()),
}) satisfies z.ZodMiniType<AnalyticsAnswer>
