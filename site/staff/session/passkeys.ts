import type { AnsweredCall } from '#api/contract/client.ts'
import type { StaffClient } from '#api/contract/staff/client.ts'
import { type PasskeyAttestation, passkeyAssertion, passkeyAttestation } from '#api/contract/staff/sign-in.ts'
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
  const made = await credentialFrom(() =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(optionsIn(asked.answer)) }),
  )
  const response = passkeyAssertion.safeParse(made)
  return response.success ? client.signInWithPasskey({ response: response.data }) : undefined
}

/** Undefined when the person gave it up. */
export async function createPasskey(
  client: Pick<StaffClient, 'passkeyOptions'>,
): Promise<AnsweredCall<PasskeyAttestation> | undefined> {
  const asked = await client.passkeyOptions({ as: 'register' })
  if (!asked.ok) return asked
  const made = await credentialFrom(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(optionsIn(asked.answer)),
    }),
  )
  const response = passkeyAttestation.safeParse(made)
  return response.success ? { ok: true, answer: response.data } : undefined
}

/** As JSON; undefined for what the browser cannot read and for who shuts its window. */
async function credentialFrom(ask: () => Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = await ask()
    return credential instanceof PublicKeyCredential ? credential.toJSON() : undefined
  } catch {
    return undefined
  }
}

/** The contract keeps them open, because the server's package makes them; the browser's own parser checks them. */
function optionsIn<Options>({ options }: { options: object }): Options {
  return options as Options
}
