/** What a list may be asked for by a query; a search (`q`) is asked once and has no end of addresses. */
const listQueries = new Set(['page', 'type', 'sort', 'order'])

/**
 * Whether an answer to this address may be kept: pages, lists, feeds and the sitemap. Anybody can make up a query or an
 * odd spelling, so an address that has one is rendered each time.
 */
export function isKept(address: string): boolean {
  const [path = '', query] = address.split('?')
  if (!/^\/(?:[a-z0-9-]+\/)*(?:[a-z0-9-]+|(?:rss|atom|sitemap)\.xml|feed\.json)?$/.test(path)) return false
  if (query === undefined) return true
  if (!/\/blog\/?(?:type\/[a-z-]+\/?)?$/.test(path)) return false
  return query
    .split('&')
    .every((part) => /^[a-z]+=[a-z0-9-]{1,20}$/.test(part) && listQueries.has(part.split('=')[0] ?? ''))
}
