/** The server refuses longer addresses (414), and proxies more than some four kilobytes of headers. */
const ifShort = (address: string, otherwise: string) => (address.length <= 2000 ? address : otherwise)

/** Where somebody was going before the login: an address of the staff's own, never another site's. */
export function afterLogin(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? ''
  if (!isStaffAddress(to)) return '/admin'
  // Escaped: a header takes no other letters.
  const { pathname, search: query, hash } = new URL(to, 'http://site')
  return ifShort(pathname + query + hash, '/admin')
}

/** This page's address with what the login needs to know. */
export function loginAddress(search: string, changes: Record<string, string> = {}): string {
  const before = new URLSearchParams(search)
  const query = new URLSearchParams()
  const to = before.get('to')
  if (to && isStaffAddress(to)) query.set('to', to)
  const language = before.get('language')
  if (language) query.set('language', language)
  for (const [name, value] of Object.entries(changes)) query.set(name, value)
  return ifShort(`/admin/login${query.size > 0 ? `?${query}` : ''}`, '/admin/login')
}

function isStaffAddress(address: string): boolean {
  return isOfStaff(address) && !/[\\\r\n\t]|\/\//.test(address) && isOfStaff(withoutDots(address))
}

const isOfStaff = (address: string) => /^\/(admin|analytics)(?=[/?#]|$)/.test(address)

/** As a browser goes there: `/admin/%2e%2e/en` leads to `/en`. */
const withoutDots = (address: string) => new URL(address, 'http://site').pathname
