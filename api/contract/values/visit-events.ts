// Without schemas: visitors' browsers read these lists too.

export const countedForms = ['contact', 'newsletter', 'application'] as const

export type CountedForm = (typeof countedForms)[number]

export const formSteps = ['seen', 'begun', 'sent', 'failed'] as const

export type FormStep = (typeof formSteps)[number]

/** Which fields a form can fail at; `form` for a failure that is of no field. */
export const fieldsOf = {
  contact: ['name', 'email', 'purpose', 'message', 'form'],
  newsletter: ['email', 'form'],
  application: ['fullName', 'email', 'phone', 'interest', 'resume', 'message', 'form'],
} as const satisfies Record<CountedForm, readonly string[]>

/** Milliseconds, but for CLS, which has no unit. */
export const webVitalNames = ['LCP', 'INP', 'CLS', 'TTFB'] as const

export type WebVitalName = (typeof webVitalNames)[number]

/** At most `good` is good, more than `poor` is poor, at the 75th percentile (https://web.dev/articles/vitals). */
export const webVitalBounds: Record<WebVitalName, { good: number; poor: number; most: number }> = {
  LCP: { good: 2500, poor: 4000, most: 120_000 },
  INP: { good: 200, poor: 500, most: 120_000 },
  CLS: { good: 0.1, poor: 0.25, most: 100 },
  TTFB: { good: 800, poor: 1800, most: 120_000 },
}
