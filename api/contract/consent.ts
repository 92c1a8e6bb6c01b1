import * as z from 'zod/mini'
import { consentDecisions, consentVersion } from '#api/contract/values/consent-choices.ts'

// The choices themselves are apart: the browser needs them on every page, and no schema there.
export type { ConsentCategory, ConsentChoices, ConsentDecision } from '#api/contract/values/consent-choices.ts'

/** The consent record as it is stored in the browser and sent with a visit (specification 3). Unknown keys are dropped. */
export const consentRecord = z.object({
  essential: z.literal(true),
  preferences: z.boolean(),
  analytics: z.boolean(),
  marketing: z.boolean(),
  newsletter: z.boolean(),
  notifications: z.boolean(),
  recaptcha: z.boolean(),
  timestamp: z.iso.datetime(),
  version: z.literal(consentVersion),
  receipt: z.uuid(), // random number of the receipt: what proves the choice later (D13)
  decision: z.enum(consentDecisions),
})

export type ConsentRecord = z.output<typeof consentRecord>
