import * as z from 'zod/mini'
import { consentRecord } from '#api/contract/consent.ts'
import { storableText } from '#api/contract/text.ts'
import { type AnalyticsAnswer, unknown } from '#api/contract/values/analytics-answer.ts'
import { consentDecisions, consentVersion } from '#api/contract/values/consent-choices.ts'
import { countedForms, fieldsOf, formSteps, webVitalBounds, webVitalNames } from '#api/contract/values/visit-events.ts'
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
  /** `utm_source`, `utm_medium` and `utm_campaign` of the address that a session began with. A wrong one costs nobody the visit. */
  campaign: z.catch(
    z.optional(z.object({ source: text(200), medium: z.optional(text(200)), campaign: z.optional(text(200)) })),
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

const MOST_FACTS = 20 // names of what an access says of itself; ours have two

/** Counted before each is looked at: two thousand wrong ones took thirty milliseconds, and anybody may send them. */
const securityData = z.pipe(
  z.record(z.string(), z.unknown()).check(z.refine((facts) => Object.keys(facts).length <= MOST_FACTS)),
  z.record(z.string().check(z.maxLength(64)), z.union([text(512), z.number(), z.boolean(), z.null()])),
)

const adminAccess = z.object({
  type: z.literal('adminAccess'),
  action: z.literal('navigation'),
  page,
  userAgent: text(512),
  referrer: whereabouts.referrer,
  sessionId,
  securityData,
})

export type AdminAccess = z.output<typeof adminAccess>

/**
 * What becomes of a form, each step once for a page that is opened. `field` is the first that failed, told with consent to
 * analytics only; of no session either way.
 */
const formStep = z
  .object({
    type: z.literal('formStep'),
    form: z.enum(countedForms),
    step: z.enum(formSteps),
    field: z.optional(text(32)),
    analyticsEnabled: z.boolean(),
  })
  .check(
    z.refine(({ form, step, field }) => field === undefined || (step === 'failed' && isFieldOf(form, field)), {
      path: ['field'],
    }),
  )

export type FormStepEvent = z.output<typeof formStep>

function isFieldOf(form: keyof typeof fieldsOf, field: string): boolean {
  const fields: readonly string[] = fieldsOf[form]
  return fields.includes(field)
}

/** How fast a page was, with consent to analytics only; each name once for a page, several in one event. */
const webVitals = z.object({
  type: z.literal('webVitals'),
  page,
  analyticsEnabled: z.literal(true),
  vitals: z
    .array(
      z
        .object({ name: z.enum(webVitalNames), value: z.number().check(z.nonnegative()) }) // milliseconds; CLS as it is
        .check(z.refine(({ name, value }) => value <= webVitalBounds[name].most)),
    )
    .check(z.minLength(1), z.maxLength(webVitalNames.length)),
})

export type WebVitalsEvent = z.output<typeof webVitals>

/** Every body of `POST /api/analytics` (specification 3 and 7). A page visit has no `type`. */
export const analyticsEvent = z.discriminatedUnion('type', [
  pageVisit,
  anonymousVisit,
  consentEvent,
  adminAccess,
  formStep,
  webVitals,
])

export type AnalyticsEvent = z.output<typeof analyticsEvent>

export const analyticsAnswer = z.object({
  success: z.literal(true),
  message: z.optional(z.string()),
  receipt: z.optional(z.uuid()),
}) satisfies z.ZodMiniType<AnalyticsAnswer>
