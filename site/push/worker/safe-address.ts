import type { Language } from '#locales/languages.ts'
import { localPath, plainPath } from '#site/address/addresses.ts'

const LONGEST = 2048 // characters

/** Another host or scheme, credentials, the API and the staff area become the blog. */
export function safeAddress(wanted: unknown, origin: string, language: Language): string {
  const blog = origin + localPath('/blog', language)
  if (typeof wanted !== 'string' || wanted.trim() === '' || wanted.length > LONGEST) return blog
  const address = parseAddress(wanted, origin)
  if (!address || !/^https?:$/.test(address.protocol) || address.origin !== origin) return blog
  if (address.username || address.password) return blog
  const isPage = !/^\/(api|admin|analytics)(\/|$)/i.test(plainPath(unescaped(address.pathname)))
  return isPage ? address.href : blog
}

/** As the server reads it: `/%61dmin` leads to the staff, too. */
function unescaped(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

export function isSamePage(one: string, other: string): boolean {
  const [first, second] = [parseAddress(one), parseAddress(other)]
  if (!first || !second) return false
  return first.origin === second.origin && plainPath(first.pathname) === plainPath(second.pathname)
}

/** `URL.parse`, which Safari has from version 18 only. */
export function parseAddress(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
