import { longestEndpoint } from '#api/contract/push.ts'

/**
 * The push services of the browsers there are: Chrome and its kin, Firefox, Safari, Edge. A name stands for itself and
 * for what is under it.
 */
const knownServices = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
]

/** A name, or one with a port that an operator has put down: that one alone, wherever it leads. */
const namePattern = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/
const namedPattern = /^([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:]+\]):\d{1,5}$/

export interface PushHosts {
  /** Names, each with all that is under it; on the default port, and in the public network alone. */
  names: string[]
  /** `host:port`, each for itself. */
  exact: string[]
}

/** `PUSH_HOSTS`, which takes the place of the known services; what is no host is ignored and reported. */
export function readPushHosts(entries: string[]): { hosts: PushHosts; wrong: string[] } {
  const listed = entries.map((entry) => entry.toLowerCase().replace(/^\*\./, ''))
  const names = listed.filter((entry) => namePattern.test(entry))
  const exact = listed.filter((entry) => namedPattern.test(entry))
  const wrong = listed.filter((entry) => !names.includes(entry) && !exact.includes(entry))
  return { hosts: entries.length > 0 ? { names, exact } : { names: knownServices, exact: [] }, wrong }
}

/**
 * The address of an endpoint that may be saved and sent to; undefined for any other. The host is read from the text and
 * must come out of the parser as it went in: nothing that a parser mends (user info, escapes, other dots, other digits)
 * gets that far.
 */
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

/** A name of letters, no address in any notation and no international one: no push service has such. */
function isName(host: string): boolean {
  const labels = host.split('.')
  return (
    labels.every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label) && !label.startsWith('xn--')) &&
    /^[a-z]/.test(labels.at(-1) ?? '')
  )
}
