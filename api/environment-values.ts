import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether this is where a whole site can lie: pages are served at the root, so a path would lead every link astray. */
export function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return false
  const { username, password, pathname } = url
  return username === '' && password === '' && /^\/*$/.test(pathname) && !/[?#]/.test(text)
}

/** `smtp://` or `smtps://` with a host. */
export function isMailServer(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
}

/** An address, or a network in CIDR notation. */
export function isNetwork(text: string): boolean {
  return isIP(text) !== 0 || ipaddr.isValidCIDR(text)
}
