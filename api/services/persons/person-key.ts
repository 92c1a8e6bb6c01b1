import { createHmac } from 'node:crypto'
import { foldedAddress } from '#api/services/limits/folded-address.ts'

/**
 * All that is kept of an address once its person was erased. Of the address as its data is found, not of its mailbox:
 * another name of it (`+…`) has requests and data of its own. `secret`: that of staff's matters.
 */
export function personKey(secret: string, email: string): string {
  return hashOf(secret, `address ${email.toLowerCase()}`)
}

/** Of two who erase a person, or take a request back, the second waits for the first. */
export const personLock = (key: string): string => `person-${key}`

/** As lists of erasures of earlier versions have it: of the mailbox. */
export function formerPersonKey(secret: string, email: string): string {
  return hashOf(secret, `person ${foldedAddress(email)}`)
}

function hashOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
