import { longestEndpoint } from '#api/contract/push.ts'

/** Push services of Chrome, Firefox, Safari and Edge, subdomains included. */
const knownServices = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
]

const namePattern = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/ // an operator's entry with a port stands for itself alone
const namedPattern = /^([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:]+\]):\d{1,5}$/

export interface PushHosts {
  names: string[] // with subdomains; default port and public network only
  exact: string[] // `host:port`, each for itself
}

/** `PUSH_HOSTS` replaces the known services; invalid entries are reported. */
export function readPushHosts(entries: string[]): { hosts: PushHosts; wrong: string[] } {
  const listed = entries.map((entry) => entry.toLowerCase().replace(/^\*\./, ''))
  const names = listed.filter((entry) => namePattern.test(entry))
  const exact = listed.filter((entry) => namedPattern.test(entry))
  const wrong = listed.filter((entry) => !names.includes(entry) && !exact.includes(entry))
  return { hosts: entries.length > 0 ? { names, exact } : { names: knownServices, exact: [] }, wrong }
}

/** The host must survive parsing unchanged: what a parser normalises (user info, escapes, other digits) is refused. */
export function allowedEndpoint(endpoint: string, { names, exact }: PushHosts): URL | undefined {
  if (endpoint.length > longestEndpoint || !/^https:\/\/[\x21-\x7e]+$/.test(endpoint)) return undefined
  const [, host = '', rest = ''] = /^https:\/\/([^/?#\\]+)(\/[^#\\]+)$/.exec(endpoint) ?? []
  if (!rest || !URL.canParse(endpoint)) return undefined
  const url = new URL(endpoint)
  if (url.host !== host || url.username || url.password) return undefined
  if (exact.includes(host)) return url
  if (host.length > 253 || !isName(host)) return undefined
  return names.some((name) => host === name || host.endsWith(`.${name}`)) ? url : undefined
}

/** A plain ASCII name, no IP address in any notation. */
function isName(host: string): boolean {
  const labels = host.split('.')
  return (
    labels.every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label) && !label.startsWith('xn--')) &&
    /^[a-z]/.test(labels.at(-1) ?? '')
  )
}
