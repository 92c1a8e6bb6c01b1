import * as z from 'zod/mini'
import { storableText, typedEmail } from '#api/contract/text.ts'
import { newsletterLimits } from '#api/contract/values/field-limits.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { defaultLanguage, languages } from '#locales/languages.ts'

/** Specification 5 and 7. Error texts: `problems` in `locales/{language}/site/newsletter-form.json`. */
export const newsletterInput = z.object({
  email: typedEmail(newsletterLimits.email, 'invalid', 'empty'),
  language: z._default(z.enum(languages, { error: 'error' }), defaultLanguage),
  /** Where on the site it came from: part of the proof of consent (D14). */
  source: z._default(
    z.string({ error: 'error' }).check(storableText(), z.maxLength(newsletterLimits.source, 'error')),
    'site',
  ),
})

export type NewsletterInput = z.output<typeof newsletterInput>

export type NewsletterDraft = Partial<Record<'email' | 'source', string>>

/** 200 of `POST /api/newsletter`, the same for every address (D16). */
export const newsletterAccepted = z.object({ success: z.literal(true), message: z.string() })

/** What the button behind a link in a mail asks for. Without a step the link is only read. */
export const subscriptionSteps = ['confirm', 'unsubscribe', 'restore', 'preferences'] as const

export type SubscriptionStep = (typeof subscriptionSteps)[number]

export const subscriptionInput = z.object({
  token: z.string({ error: 'error' }).check(z.maxLength(newsletterLimits.token, 'error')),
  step: z.optional(z.enum(subscriptionSteps, { error: 'error' })),
  language: z.optional(z.enum(languages, { error: 'error' })),
  topics: z.optional(
    z.array(z.enum(postTypes, { error: 'error' }), { error: 'error' }).check(z.maxLength(postTypes.length, 'error')),
  ),
})

export type SubscriptionInput = z.output<typeof subscriptionInput>

export const linkProblems = ['altered', 'expired', 'gone'] as const

export type LinkProblem = (typeof linkProblems)[number]

export const subscriptionAnswer = z.union([
  z.object({ state: z.enum(linkProblems) }),
  z.object({
    state: z.enum(['unconfirmed', 'subscribed', 'unsubscribed']),
    email: z.string(), // the address as far as it may be shown: links are forwarded
    token: z.string(),
    /** Plain path of the page for topics and language; only for who is on the list. */
    preferences: z.optional(z.string()),
    unsubscribe: z.optional(z.string()), // plain path of the page that ends it
    language: z.enum(languages),
    topics: z.array(z.enum(postTypes)),
  }),
])

export type SubscriptionAnswer = z.output<typeof subscriptionAnswer>
