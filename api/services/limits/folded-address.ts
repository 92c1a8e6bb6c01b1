/** Every address below is one mailbox with and without dots; the second name is an alias of the first. */
const DOTLESS_DOMAIN = 'gmail.com'
const aliases: Record<string, string> = { 'googlemail.com': DOTLESS_DOMAIN }

/**
 * What the spellings of one mailbox have in common: lower case, without `+…` (RFC 5233) and, at Gmail, without dots. For
 * counting and for look-ups only (D32): mail goes to the address as it was given.
 */
export function foldedAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = domainOf(email)
  const name = email.slice(0, at).toLowerCase()
  // An address that begins with a plus has nothing else before its sign.
  const plus = name.indexOf('+', 1)
  const mailbox = plus < 0 ? name : name.slice(0, plus)
  return `${domain === DOTLESS_DOMAIN ? mailbox.replaceAll('.', '') : mailbox}@${domain}`
}

/** The domain that receives an address's mail, in lower case. */
export function domainOf(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return aliases[domain] ?? domain
}
