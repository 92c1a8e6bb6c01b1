const DOTLESS_DOMAIN = 'gmail.com'
const aliases: Record<string, string> = { 'googlemail.com': DOTLESS_DOMAIN }

/**
 * The canonical form of an address: lower case, without `+…` (RFC 5233) and, at Gmail, without dots. For limits and
 * look-ups only (D32): mail goes to the address as given.
 */
export function foldedAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = domainOf(email)
  const name = email.slice(0, at).toLowerCase()
  // A leading plus is the name itself.
  const plus = name.indexOf('+', 1)
  const mailbox = plus < 0 ? name : name.slice(0, plus)
  return `${domain === DOTLESS_DOMAIN ? mailbox.replaceAll('.', '') : mailbox}@${domain}`
}

export function domainOf(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return aliases[domain] ?? domain
}
