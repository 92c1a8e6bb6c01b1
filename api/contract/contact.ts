import * as z from 'zod/mini'
import { storableText } from '#api/contract/text.ts'
import { defaultLanguage, languages } from '#locales/languages.ts'

/** The eight purposes of a contact message (specification 3). */
export const contactPurposes = [
  'project',
  'partnership',
  'consultation',
  'support',
  'quote',
  'collaboration',
  'feedback',
  'general',
] as const

export type ContactPurpose = (typeof contactPurposes)[number]

/** Longest values accepted; wide enough that only abuse meets them. */
export const contactLimits = { name: 100, email: 254, message: 5000 } as const

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

/** The keys under `errors` in `contact-form.json`. */
export type ContactErrorKey =
  | 'name_short'
  | 'name_long'
  | 'email_invalid'
  | 'purpose_missing'
  | 'message_short'
  | 'message_long'
  | 'language_unknown'

export type ContactField = 'name' | 'email' | 'purpose' | 'message'

/** What a visitor has typed so far: nothing is required of it. */
export type ContactDraft = Partial<Record<ContactField, string>>

/** 201 of `POST /api/contact`. */
export const contactAccepted = z.object({ id: z.string() })
