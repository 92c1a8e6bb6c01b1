import { randomBytes } from 'node:crypto'
import type { PasskeyAssertion, PasskeyAttestation } from '#api/contract/staff/sign-in.ts'
import type { PasskeyUse } from '#api/contract/values/staff.ts'
import { staffTimes } from '#api/services/staff/staff-times.ts'
import type { StaffAccount } from '#api/store/staff/accounts.ts'
import type { StoredPasskey } from '#api/store/staff/second-factors.ts'
import type { Stores } from '#api/store/stores.ts'
import { brand } from '#locales/brand.ts'

const CHALLENGE = 32 // bytes
/** EdDSA, ES256, RS256. */
const supportedAlgorithmIDs = [-8, -7, -257]
/** What the package checks against root certificates of its own. */
const attested = ['android-key', 'android-safetynet', 'apple'] as const

interface PasskeysDependencies {
  stores: Stores
  publicUrl: string
  now: () => number
}

export type Passkeys = ReturnType<typeof createPasskeys>

/** WebAuthn, by @simplewebauthn; loaded when the first passkey is used. */
export function createPasskeys({ stores, publicUrl, now }: PasskeysDependencies) {
  const { hostname: rpID, origin } = new URL(publicUrl)
  const timeout = staffTimes.challenge

  async function newChallenge(purpose: PasskeyUse, session: string | undefined) {
    const challenge = randomBytes(CHALLENGE)
    await stores.staffSecondFactors.deleteExpiredChallenges(now())
    await stores.staffSecondFactors.insertChallenge({
      challenge: challenge.toString('base64url'),
      purpose,
      session,
      expiresAt: now() + staffTimes.challenge,
    })
    return new Uint8Array(challenge)
  }

  /** The challenge that was signed, if it is one of ours that nobody has used. */
  async function spendChallenge(clientDataJSON: string) {
    const challenge = challengeIn(clientDataJSON)
    return challenge === undefined ? undefined : stores.staffSecondFactors.spendChallenge(challenge, now())
  }

  return {
    async optionsToSignIn(use: 'second' | 'alone', session?: string, known: StoredPasskey[] = []) {
      const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
      const options = await generateAuthenticationOptions({
        rpID,
        timeout,
        challenge: await newChallenge(use, session),
        // Instead of the password it has to be more than found on a desk.
        userVerification: use === 'alone' ? 'required' : 'preferred',
        allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
      })
      return { ...options }
    },

    async optionsToRegister({ id, email, name }: StaffAccount, session: string, known: StoredPasskey[]) {
      const { generateRegistrationOptions } = await import('@simplewebauthn/server')
      const options = await generateRegistrationOptions({
        rpName: brand.name,
        rpID,
        timeout,
        challenge: await newChallenge('register', session),
        userID: new Uint8Array(Buffer.from(id)),
        userName: email,
        userDisplayName: name,
        attestationType: 'none',
        supportedAlgorithmIDs,
        excludeCredentials: known.map((passkey) => ({ id: passkey.id, transports: passkey.transports })),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      })
      return { ...options }
    },

    /** The passkey that has signed, and what for. Undefined for whatever cannot be accepted. */
    async verify(response: PasskeyAssertion) {
      const challenge = await spendChallenge(response.response.clientDataJSON)
      const passkey = await stores.staffSecondFactors.findPasskey(response.id)
      if (!challenge || !passkey || challenge.purpose === 'register') return undefined
      const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
      const { id, publicKey, counter, transports } = passkey
      const { userHandle, ...signed } = response.response
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: {
            ...response,
            response: { ...signed, ...(userHandle !== undefined && { userHandle }) },
            clientExtensionResults: {},
          },
          expectedChallenge: challenge.challenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
          credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter, transports },
          requireUserVerification: challenge.purpose === 'alone',
        })
        return verified ? { passkey, challenge, counter: authenticationInfo.newCounter } : undefined
      } catch {
        // What the package refuses it throws.
        return undefined
      }
    },

    /** A new passkey for the session that asked for its challenge. Undefined for whatever cannot be accepted. */
    async register(response: PasskeyAttestation, session: string) {
      const challenge = await spendChallenge(response.response.clientDataJSON)
      if (challenge?.purpose !== 'register' || challenge.session !== session) return undefined
      const { SettingsService, verifyRegistrationResponse } = await import('@simplewebauthn/server')
      // Who made an authenticator is not asked (`none`). A certificate that is followed names an address, which is called to know whether it is revoked.
      for (const identifier of attested) SettingsService.setRootCertificates({ identifier, certificates: [] })
      const { clientDataJSON, attestationObject, transports = [] } = response.response
      try {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: { ...response, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
          expectedChallenge: challenge.challenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: false,
          supportedAlgorithmIDs,
        })
        if (!verified) return undefined
        const { id, publicKey, counter } = registrationInfo.credential
        return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
      } catch {
        return undefined
      }
    },
  }
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    if (said === null || typeof said !== 'object' || !('challenge' in said)) return undefined
    const { challenge } = said
    return typeof challenge === 'string' && /^[\w-]{43}$/.test(challenge) ? challenge : undefined
  } catch {
    return undefined
  }
}
