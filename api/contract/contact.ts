import * as z from 'zod/mini'
import { storableText } from '#api/contract/text.ts'
import { contactPurposes } from '#api/contract/values/contact-purposes.ts'
import { contactLimits } from '#api/contract/values/field-limits.ts'
import { defaultLanguage, languages } from '#locales/languages.ts'

/**
 * A contact message as the form sends it and the server stores it (specification 5).
 * Error texts are keys of `locales/{language}/contact-form.json`, under `errors`.
 */
export const contactInput = z.object({
  name: z
    .string({ error: 'name_short' })
    .check(storableText(), z.trim(), z.minLength(2, 'name_short'), z.maxLength(contactLimits.name, 'name_long')),
  email: z
    .string({ error: 'email_invalid' })
    .check(storableText(), z.trim(), z.maxLength(contactLimits.email, 'email_invalid'), z.email('email_invalid')),
  purpose: z.enum(contactPurposes, { error: 'purpose_missing' }),
  message: z
    .string({ error: 'message_short' })
    .check(
      storableText(),
      z.trim(),
      z.minLength(10, 'message_short'),
      z.maxLength(contactLimits.message, 'message_long'),
    ),
  language: z._default(z.enum(languages, { error: 'language_unknown' }), defaultLanguage),
})

export type ContactInput = z.output<typeof contactInput>

export type ContactErrorKey =
  | 'name_short'
  | 'name_long'
  | 'email_invalid'
  | 'purpose_missing'
  | 'message_short'
  | 'message_long'
  | 'language_unknown'

export type ContactField = 'name' | 'email' | 'purpose' | 'message'

const LONGEST_SIGNAL = 6000 // longest of the values below that is looked at; real ones have a third of it
const DAY = 86_400_000

const signalText = z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(LONGEST_SIGNAL))), undefined)

/**
 * What a form sends along to tell people from machines (D18), as JSON and as a plain post alike. None of it is needed,
 * and nothing in it is ever an error: what cannot be read counts as not sent.
 */
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
