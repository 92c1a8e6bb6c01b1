import * as z from 'zod/mini'
import {
  linkToken,
  newPassword,
  staffEmail,
  staffName,
  time,
  typedCode,
  typedPassword,
} from '#api/contract/staff/fields.ts'
import { passkeyUses, staffLinkKinds, staffRoles, staffSteps } from '#api/contract/values/staff.ts'

export const signInInput = z.object({ email: staffEmail, password: typedPassword })

/** `passkeys`: whether one of them may be the second factor. */
export const signInAnswer = z.object({ next: z.enum(staffSteps), passkeys: z.boolean() })

export const codeInput = z.object({ code: typedCode })

export const codeAnswer = z.object({ next: z.enum(staffSteps), recoveryCodesLeft: z.number() })

export const passkeyOptionsInput = z.object({ as: z.enum(passkeyUses, { error: 'refused' }) })

/** For `PublicKeyCredential.parseRequestOptionsFromJSON` and `parseCreationOptionsFromJSON`. */
export const passkeyOptionsAnswer = z.object({ options: z.record(z.string(), z.unknown()) })

const base64url = z.string({ error: 'passkey' }).check(z.maxLength(16_000, 'passkey'))

/** What `PublicKeyCredential.toJSON()` of a login gives. */
export const passkeyAssertion = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key', { error: 'passkey' }),
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(base64url),
  }),
})

export type PasskeyAssertion = z.output<typeof passkeyAssertion>

/** What `PublicKeyCredential.toJSON()` of a new passkey gives. */
export const passkeyAttestation = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key', { error: 'passkey' }),
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10))),
  }),
})

export type PasskeyAttestation = z.output<typeof passkeyAttestation>

export const passkeySignInInput = z.object({ response: passkeyAssertion })

export const nextStep = z.object({ next: z.enum(staffSteps) })

export const confirmPasswordInput = z.object({ password: typedPassword })

export const freshAnswer = z.object({ freshUntil: time })

export const resetRequest = z.object({ email: staffEmail })

export const linkInput = z.object({ token: linkToken })

/** An unknown link is like one that is over. */
export const linkAnswer = z.object({
  kind: z.nullable(z.enum(staffLinkKinds)),
  email: z.nullable(z.string()), // of the account to be, the account, or its address to be
  role: z.nullable(z.enum(staffRoles)), // of an invitation
  isUsable: z.boolean(),
  needsCode: z.boolean(), // a new password asks for the second factor as well
})

export const invitationInput = z.object({ token: linkToken, name: staffName, password: newPassword })

export const resetInput = z.object({
  token: linkToken,
  password: newPassword,
  code: z.optional(typedCode), // of the second factor, where the link asks for it
})

/** False while the other end has not been asked yet, or has not answered. */
export const addressAnswer = z.object({ isChanged: z.boolean(), email: z.string() })
