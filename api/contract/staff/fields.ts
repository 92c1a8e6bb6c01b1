import * as z from 'zod/mini'
import { typedEmail, typedText } from '#api/contract/text.ts'
import { staffLimits } from '#api/contract/values/staff.ts'
import { languages } from '#locales/languages.ts'

/** Error texts: `locales/{language}/staff/staff-errors.json`. */
export const staffEmail = typedEmail(staffLimits.email, 'email')

export const staffName = typedText({ least: 2, most: staffLimits.name, short: 'name_short', long: 'name_long' })

/** As somebody types one that exists: whatever it is, it is only compared. */
export const typedPassword = z
  .string({ error: 'password_missing' })
  .check(z.minLength(1, 'password_missing'), z.maxLength(4 * staffLimits.password, 'password_long'))

/** One to be: length and strength are judged by the server, in code points. */
export const newPassword = z
  .string({ error: 'password_short' })
  .check(z.maxLength(4 * staffLimits.password, 'password_long'))

export const typedCode = z
  .string({ error: 'code_missing' })
  .check(z.trim(), z.minLength(1, 'code_missing'), z.maxLength(staffLimits.code, 'code_wrong'))

export const linkToken = z
  .string({ error: 'link_gone' })
  .check(z.minLength(1, 'link_gone'), z.maxLength(staffLimits.token, 'link_gone'))

export const rowId = z.string({ error: 'refused' }).check(z.minLength(1, 'refused'), z.maxLength(400, 'refused'))

export const staffLanguage = z.enum(languages, { error: 'refused' })

/** None before 1970: years of fewer than four digits have no day before them that JSON or a database could hold. */
export const calendarDay = (error: string) => z.iso.date(error).check(z.refine((day) => day >= '1970-01-01', { error }))

/** An answer without anything to say. */
export const nothingMore = z.object({})

/** Milliseconds since 1970 (UTC). */
export const time = z.number()

/** Of a column. */
export const largestInteger = 2_147_483_647

/** Of an input: the number of a row's version. */
export const rowVersion = z
  .number({ error: 'refused' })
  .check(z.int('refused'), z.minimum(0, 'refused'), z.maximum(largestInteger, 'refused'))

/** 9999-12-30T00:00:00Z: its year has four digits in every time zone. */
export const lastMoment = 253_402_128_000_000

/** The same of an input: a moment that a date can be and a database holds. */
export const moment = z
  .number({ error: 'refused' })
  .check(z.int('refused'), z.minimum(0, 'refused'), z.maximum(lastMoment, 'refused'))
