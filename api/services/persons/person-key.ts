import { createHmac } from 'node:crypto'
import { foldedAddress } from '#api/services/limits/folded-address.ts'

/** All that is kept of an address once its person was erased. `secret`: that of staff's matters. */
export function personKey(secret: string, email: string): string {
  return createHmac('sha256', secret)
    .update(`person ${foldedAddress(email)}`)
    .digest('base64url')
}
