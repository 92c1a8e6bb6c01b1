/** User agents that get no banner and no redirects (specification 6, D10). */
const parts = [
  'googlebot',
  'bingbot',
  'slurp',
  'duckduckbot',
  'baiduspider',
  'yandexbot',
  'facebook',
  'twitter',
  'linkedin',
  'whatsapp',
  'telegram',
  'applebot',
  'crawler',
  'spider',
  'bot',
]

export function isCrawler(userAgent: string): boolean {
  const agent = userAgent.toLowerCase()
  return parts.some((part) => agent.includes(part))
}
