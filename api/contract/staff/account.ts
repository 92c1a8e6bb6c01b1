import * as z from 'zod/mini'
import {
  newPassword,
  rowId,
  staffEmail,
  staffLanguage,
  staffName,
  time,
  typedCode,
  typedPassword,
} from '#api/contract/staff/fields.ts'
import { secondFactorState, staffAccount } from '#api/contract/staff/session.ts'
import { passkeyAttestation } from '#api/contract/staff/sign-in.ts'
import { storableText } from '#api/contract/text.ts'
import { staffLimits, staffThemes } from '#api/contract/values/staff.ts'
import { languages } from '#locales/languages.ts'

export const ownPasskey = z.object({ id: z.string(), name: z.string(), createdAt: time, usedAt: z.nullable(time) })

export const ownSession = z.object({
  id: z.string(),
  device: z.string(), // browser and system: "Firefox, Linux"
  createdAt: time,
  usedAt: time,
  isThis: z.boolean(),
})

export const accountAnswer = z.object({
  account: staffAccount,
  passwordAt: z.nullable(time),
  secondFactor: secondFactorState,
  totpSince: z.nullable(time), // null without an authenticator
  recoveryCodes: z.object({ left: z.number(), total: z.number() }),
  passkeys: z.array(ownPasskey),
  waitingAddress: z.nullable(z.string()), // a change of address that is not confirmed yet
})

export const accountInput = z.object({
  name: z.optional(staffName),
  language: z.optional(staffLanguage),
  writesIn: z.optional(z.array(staffLanguage, { error: 'refused' }).check(z.maxLength(languages.length, 'refused'))),
  theme: z.optional(z.enum(staffThemes, { error: 'refused' })),
  letterKeys: z.optional(z.boolean({ error: 'refused' })),
})

export type AccountInput = z.output<typeof accountInput>

export const passwordChange = z.object({ current: typedPassword, next: newPassword })

export const addressChange = z.object({ email: staffEmail })

/** `secret` in groups of four, for typing; `qr.path` draws a picture of `qr.size` by `qr.size`. */
export const totpOffer = z.object({
  secret: z.string(),
  uri: z.string(),
  qr: z.object({ size: z.number(), path: z.string() }),
})

export const totpConfirmation = z.object({ code: typedCode })

/** Shown once. */
export const recoveryCodesAnswer = z.object({ recoveryCodes: z.array(z.string()) })

export const passkeyInput = z.object({
  name: z
    .string({ error: 'passkey_name' })
    .check(
      storableText(),
      z.trim(),
      z.minLength(1, 'passkey_name'),
      z.maxLength(staffLimits.passkeyName, 'passkey_name'),
    ),
  response: passkeyAttestation,
})

/** With recovery codes if this is the first second factor of the account. */
export const passkeyAdded = z.object({ passkey: ownPasskey, recoveryCodes: z.array(z.string()) })

export const byId = z.object({ id: rowId })

export const sessionsAnswer = z.object({ sessions: z.array(ownSession) })
