import * as z from 'zod/mini'
import { storableText, typedEmail, typedText } from '#api/contract/text.ts'
import { applicationInterests } from '#api/contract/values/application-interests.ts'
import { applicationLimits } from '#api/contract/values/field-limits.ts'
import { defaultLanguage, languages } from '#locales/languages.ts'

/** The largest résumé that is accepted, in bytes. */
export const resumeLimit = 10_000_000

/** The kinds of résumé (specification 5), by the ending of their names. */
export const resumeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

export type ResumeType = keyof typeof resumeTypes

/** What a résumé may do to whoever opens it. It is accepted all the same; staff are told. */
export const resumeRisks = [
  'remote',
  'object',
  'command',
  'part',
  'script',
  'launch',
  'attachment',
  'unchecked',
] as const

export type ResumeRisk = (typeof resumeRisks)[number]

/** Five to twenty digits and what people write before, between and after them. Hyphens come in several lengths. */
const phone = /^(?=(?:\D*\d){5,20}\D*$)(?:tel[.:]* ?)?[\d\s()+./\p{Pd}]+(?:(?:ext\.?|x) ?\d{1,6})?$/iu

/** Specification 3 and 5; the résumé travels beside it. Error texts: `errors` in `application-form.json`. */
export const applicationInput = z.object({
  fullName: typedText({ least: 2, most: applicationLimits.fullName, short: 'fullName_short', long: 'fullName_long' }),
  email: typedEmail(applicationLimits.email, 'email_invalid'),
  /** Empty when not given. Numbers copied from an address book come with unseen marks of direction. */
  phone: z._default(
    z.string({ error: 'phone_invalid' }).check(
      z.overwrite((text) =>
        text
          .replace(/\p{Cf}/gu, '')
          .replace(/\s+/g, ' ')
          .trim(),
      ),
      z.maxLength(applicationLimits.phone, 'phone_invalid'),
      z.refine((text) => text === '' || phone.test(text), 'phone_invalid'),
    ),
    '',
  ),
  interest: z.enum(applicationInterests, { error: 'interest_missing' }),
  /** The id of the opening that it is for; empty for an open application. */
  opening: z._default(z.string({ error: 'opening_gone' }).check(storableText(), z.maxLength(100, 'opening_gone')), ''),
  message: typedText({ least: 10, most: applicationLimits.message, short: 'message_short', long: 'message_long' }),
  language: z._default(z.enum(languages, { error: 'language_unknown' }), defaultLanguage),
})

export type ApplicationInput = z.output<typeof applicationInput>

export type ResumeErrorKey = 'resume_missing' | 'resume_type' | 'resume_large' | 'resume_unreadable'

export type ApplicationField = 'fullName' | 'email' | 'phone' | 'opening' | 'interest' | 'resume' | 'message'

export type ApplicationDraft = Partial<Record<Exclude<ApplicationField, 'resume'>, string>>

export const applicationAccepted = z.object({ id: z.string() })
