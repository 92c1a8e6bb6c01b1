/** A stored answer to another version of the question is none (specification 4). */
export const consentVersion = '1.0'

/** What a visitor may allow, in the order of the record (specification 3). Essential is not among them: it is always on. */
export const consentCategories = [
  'preferences',
  'analytics',
  'marketing',
  'newsletter',
  'notifications',
  'recaptcha',
] as const

export type ConsentCategory = (typeof consentCategories)[number]
export type ConsentChoices = Record<ConsentCategory, boolean>

/** How a choice was made (specification 3, cookie-consent analytics event). */
export const consentDecisions = ['accepted', 'rejected', 'customized'] as const

export type ConsentDecision = (typeof consentDecisions)[number]
