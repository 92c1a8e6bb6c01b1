import * as z from 'zod/mini'
import { rowId, staffEmail, staffLanguage, time } from '#api/contract/staff/fields.ts'
import { secondFactorState } from '#api/contract/staff/session.ts'
import { staffRoles } from '#api/contract/values/staff.ts'

const person = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  language: staffLanguage,
  writesIn: z.array(staffLanguage),
  secondFactor: secondFactorState,
  sessions: z.number(),
  createdAt: time,
  lastSeenAt: z.nullable(time),
  deactivatedAt: z.nullable(time),
})

export type Person = z.output<typeof person>

const invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  language: staffLanguage,
  createdAt: time,
  expiresAt: time,
  invitedBy: z.nullable(z.string()), // a name; null for the shell
})

export type Invitation = z.output<typeof invitation>

export const peopleSettings = z.object({ moderatorsNeedSecondFactor: z.boolean() })

export const peopleAnswer = z.object({
  people: z.array(person),
  invitations: z.array(invitation),
  gone: z.array(person), // deactivated
  settings: peopleSettings,
})

export type PeopleAnswer = z.output<typeof peopleAnswer>

export const inviteInput = z.object({
  email: staffEmail,
  role: z.enum(staffRoles, { error: 'refused' }),
  language: staffLanguage,
})

export const inviteAnswer = z.object({ invitation })

export const roleInput = z.object({ id: rowId, role: z.enum(staffRoles, { error: 'refused' }) })

export const peopleSettingsInput = z.object({ moderatorsNeedSecondFactor: z.boolean({ error: 'refused' }) })
