import type { AnsweredCall } from '#api/contract/client.ts'
import type { StaffClient } from '#api/contract/staff/client.ts'
import type { PasskeyAssertion, PasskeyAttestation } from '#api/contract/staff/sign-in.ts'
import type { StaffStep } from '#api/contract/values/staff.ts'

/** Whether the browser can read what the server sends: those before 2025 cannot. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}

/** Undefined when the person gave it up, which is no error. */
export async function signInWithPasskey(
  client: Pick<StaffClient, 'passkeyOptions' | 'signInWithPasskey'>,
  as: 'second' | 'alone',
): Promise<AnsweredCall<{ next: StaffStep }> | undefined> {
  const asked = await client.passkeyOptions({ as })
  if (!asked.ok) return asked
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    asked.answer.options as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  const credential = await navigator.credentials.get({ publicKey }).catch(() => null)
  if (!(credential instanceof PublicKeyCredential)) return undefined
  return client.signInWithPasskey({ response: credential.toJSON() as PasskeyAssertion })
}

/** Undefined when the person gave it up. */
export async function createPasskey(
  client: Pick<StaffClient, 'passkeyOptions'>,
): Promise<AnsweredCall<PasskeyAttestation> | undefined> {
  const asked = await client.passkeyOptions({ as: 'register' })
  if (!asked.ok) return asked
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    asked.answer.options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  const credential = await navigator.credentials.create({ publicKey }).catch(() => null)
  if (!(credential instanceof PublicKeyCredential)) return undefined
  return { ok: true, answer: credential.toJSON() as PasskeyAttestation }
}
