import * as z from 'zod/mini'
import { staffLanguage, time } from '#api/contract/staff/fields.ts'
import { staffRights, staffRoles, staffStages, staffThemes } from '#api/contract/values/staff.ts'

export const staffAccount = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  language: staffLanguage,
  writesIn: z.array(staffLanguage),
  theme: z.enum(staffThemes),
  letterKeys: z.boolean(),
})

export type StaffAccountShown = z.output<typeof staffAccount>

export const secondFactorState = z.object({
  has: z.boolean(),
  isRequired: z.boolean(),
  dueAt: z.nullable(time), // until when it may be put off; null where it is not asked for, or asked for at once
})

/** One's own, and how it is shown. */
const ownSecondFactor = z.extend(secondFactorState, { hasApp: z.boolean(), hasPasskey: z.boolean() })

/** What waits, as far as the account may see it. */
export const deskCounts = z.object({
  messages: z.number(),
  quarantine: z.number(),
  applications: z.number(),
  behind: z.number(), // translations that are behind their source
  deleted: z.number(), // can still be brought back
})

/** Before the login is complete, only `account` and `stage` say anything. */
export const staffSession = z.object({
  account: z.nullable(staffAccount),
  stage: z.nullable(z.enum(staffStages)),
  rights: z.array(z.enum(staffRights)),
  freshUntil: z.nullable(time), // until then the password is not asked for again
  secondFactor: ownSecondFactor,
  counts: deskCounts,
})

export type StaffSession = z.output<typeof staffSession>
