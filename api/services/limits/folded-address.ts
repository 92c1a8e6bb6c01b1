const DOTLESS_DOMAIN = 'gmail.com'
const aliases = new Map([['googlemail.com', DOTLESS_DOMAIN]])

/** Lower case, without `+…` (RFC 5233) and Gmail's dots. For limits and look-ups only (D32), never for sending. */
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
  return aliases.get(domain) ?? domain
}
