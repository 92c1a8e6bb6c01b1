import * as z from 'zod/mini'
import { typedEmail, typedText } from '#api/contract/text.ts'
import { contactPurposes } from '#api/contract/values/contact-purposes.ts'
import { contactLimits } from '#api/contract/values/field-limits.ts'
import { defaultLanguage, languages } from '#locales/languages.ts'

/** Specification 5. Error texts are keys of `locales/{language}/site/contact-form.json`, under `errors`. */
export const contactInput = z.object({
  name: typedText({ least: 2, most: contactLimits.name, short: 'name_short', long: 'name_long' }),
  email: typedEmail(contactLimits.email, 'email_invalid'),
  purpose: z.enum(contactPurposes, { error: 'purpose_missing' }),
  message: typedText({ least: 10, most: contactLimits.message, short: 'message_short', long: 'message_long' }),
  language: z._default(z.enum(languages, { error: 'language_unknown' }), defaultLanguage),
})

export type ContactInput = z.output<typeof contactInput>

export type ContactField = 'name' | 'email' | 'purpose' | 'message'

const LONGEST_SIGNAL = 6000 // longest of the values below that is looked at; real ones have a third of it
const DAY = 86_400_000

const signalText = z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(LONGEST_SIGNAL))), undefined)

/** What tells people from machines (D18). Never needed, never an error: what cannot be read counts as not sent. */
export const contactSignals = z.object({
  /** The field that nobody sees: true when something is written in it. Only programs fill in what they do not look at. */
  subject: z._default(
    z.pipe(
      z.unknown(),
      z.transform((value) => (typeof value === 'string' ? value.trim() !== '' : value !== null)),
    ),
    false,
  ),
  /** Milliseconds from the first focus to sending. */
  elapsed: z.catch(z.optional(z.coerce.number().check(z.minimum(0), z.maximum(DAY))), undefined),
  proof: signalText, // JSON of a challenge of `GET /api/challenge` with its solution
  captcha: signalText, // token of reCAPTCHA; sent only by visitors who allow it
})

export type ContactSignals = z.output<typeof contactSignals>

export type ContactDraft = Partial<Record<ContactField | keyof ContactSignals, string>>

export const contactAccepted = z.object({ id: z.string() })
