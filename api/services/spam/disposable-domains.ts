/**
 * Mailboxes that are thrown away after minutes: a confirmation read there is worth nothing, and later mails bounce.
 * A short list of the best-known services on purpose. A long one needs somebody who keeps it, and every stale entry
 * turns a real subscriber away; what slips through never confirms, and is forgotten after 30 days.
 */
const domains = new Set([
  '10minutemail.com',
  'dispostable.com',
  'emailondeck.com',
  'fakeinbox.com',
  'getairmail.com',
  'getnada.com',
  'grr.la',
  'guerrillamail.com',
  'guerrillamail.net',
  'guerrillamail.org',
  'mail-temp.com',
  'mailcatch.com',
  'maildrop.cc',
  'mailinator.com',
  'mailnesia.com',
  'mailsac.com',
  'mintemail.com',
  'mohmal.com',
  'moakt.com',
  'mytemp.email',
  'sharklasers.com',
  'spam4.me',
  'temp-mail.org',
  'tempail.com',
  'tempmail.com',
  'tempmailo.com',
  'tempr.email',
  'throwawaymail.com',
  'trashmail.com',
  'yopmail.com',
  'yopmail.fr',
  'yopmail.net',
])

/** True for an address at one of those services, or at a subdomain of theirs. */
export function isDisposable(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
  return labels.some((_, index) => domains.has(labels.slice(index).join('.')))
}
