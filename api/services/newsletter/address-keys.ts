import { createHmac } from 'node:crypto'
import { foldedAddress } from '#api/services/limits/folded-address.ts'

export type AddressKeys = ReturnType<typeof createAddressKeys>

/** Keyed hashes of addresses: whom the list knows, and all that is stored of who has left it (D14). */
export function createAddressKeys(secret: string) {
  const key = createHmac('sha256', secret).update('newsletter addresses').digest()
  const hashOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url')

  return {
    keyOf: (email: string) => hashOf(email.toLowerCase()),

    /** First the mailbox's, which is all that is stored of who left, then the one of earlier versions. */
    suppressionKeysOf: (email: string): [string, ...string[]] => [
      hashOf(foldedAddress(email)),
      hashOf(email.toLowerCase()),
    ],
  }
}
