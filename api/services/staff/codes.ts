import { createHmac, randomInt } from 'node:crypto'
import { seal, unseal } from '#api/services/operation/sealing.ts'
import type { StaffAccount } from '#api/store/staff/accounts.ts'
import type { Stores } from '#api/store/stores.ts'
import { brand } from '#locales/brand.ts'

const PERIOD = 30 // seconds
const STEPS_AROUND = 1 // clocks may differ by half a minute
const RECOVERY_CODES = 10
const HALF = 5 // letters
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789' // none that look alike

type FactorStores = Pick<Stores, 'staffAccounts' | 'staffSecondFactors'>

interface CodesDependencies {
  secret: string // of this purpose alone
  now: () => number
}

export type Codes = ReturnType<typeof createCodes>

/** Six digits of an authenticator (TOTP, RFC 6238), and recovery codes. The database alone is enough for neither. */
export function createCodes({ secret, now }: CodesDependencies) {
  const keyFor = (use: string) => createHmac('sha256', secret).update(use).digest()
  const sealing = keyFor('totp')
  const hashing = keyFor('recovery')
  const hashOf = (account: string, code: string) =>
    createHmac('sha256', hashing)
      .update(`${account} ${plain(code)}`)
      .digest('base64url')

  /** The step that a code belongs to. */
  async function stepOf(base32: string, code: string): Promise<number | undefined> {
    const { Secret, TOTP } = await import('otpauth')
    const timestamp = now()
    const totp = new TOTP({ secret: Secret.fromBase32(base32), period: PERIOD })
    const away = totp.validate({ token: plain(code), timestamp, window: STEPS_AROUND })
    return away === null ? undefined : TOTP.counter({ period: PERIOD, timestamp }) + away
  }

  return {
    /** A secret, encrypted for one account, and how an authenticator gets it: the one that waits for its first code, or a new one. */
    async offer({ id, email }: Pick<StaffAccount, 'id' | 'email'>, pending: string | undefined) {
      const { Secret, TOTP } = await import('otpauth')
      const secret = pending === undefined ? new Secret({ size: 20 }) : Secret.fromBase32(unseal(pending, sealing, id))
      const uri = new TOTP({ secret, issuer: brand.name, label: email, period: PERIOD }).toString()
      return { sealed: seal(secret.base32, sealing, id), uri, base32: secret.base32 }
    },

    /** The step of the first code of an offer. */
    confirm: ({ id }: Pick<StaffAccount, 'id'>, sealed: string, code: string) =>
      stepOf(unseal(sealed, sealing, id), code),

    /** Uses up a code. Undefined when it is wrong, or was used already: of two at once, one wins. */
    async spend(
      { staffAccounts, staffSecondFactors }: FactorStores,
      { id, totpSecret }: StaffAccount,
      code: string,
    ): Promise<'totp' | 'recovery' | undefined> {
      if (/^\d{6}$/.test(plain(code))) {
        if (totpSecret === undefined) return undefined
        const step = await stepOf(unseal(totpSecret, sealing, id), code)
        return step !== undefined && (await staffAccounts.spendTotpStep(id, totpSecret, step)) ? 'totp' : undefined
      }
      return (await staffSecondFactors.spendCode(id, hashOf(id, code), now())) ? 'recovery' : undefined
    },

    /** Ten new ones instead of those that were there. */
    async renew({ staffSecondFactors }: FactorStores, account: string): Promise<string[]> {
      const codes = Array.from({ length: RECOVERY_CODES }, () => `${letters()}-${letters()}`)
      await staffSecondFactors.replaceCodes(
        account,
        codes.map((code) => hashOf(account, code)),
      )
      return codes
    },
  }
}

/** As somebody types it: with gaps, in capitals. */
const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')

const letters = () => Array.from({ length: HALF }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')
