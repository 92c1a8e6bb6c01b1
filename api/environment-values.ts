import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Pages are served at the root, so a path would break every link. */
export function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return false
  const { username, password, pathname } = url
  return username === '' && password === '' && /^\/*$/.test(pathname) && !/[?#]/.test(text)
}

export function isMailServer(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
}

/** Fastify refuses a network of all addresses (`/0`), Node’s `BlockList` one that is written short (`10/8`): both would end the start. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix] = text.split('/')
  if (isIP(address) === 0) return false
  return prefix === undefined || (ipaddr.isValidCIDR(text) && Number(prefix) > 0)
}

/** Names of buckets as hosts may be; a folder of signs that no address changes. */
export function isFilesUrl(text: string): boolean {
  return /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w-][\w.-]*)*\/?$/.test(text)
}
