import { isWebAddress } from '#api/services/markdown/markdown-links.ts'
import { type Language, languages } from '#locales/languages.ts'

// No second address and no line break: both could inject headers into the reader's mail.
const mailto = /^mailto:[\w.!#$'*+/=^`{|}~-]+@[\w.-]+$/i
const phone = /^tel:\+?[\d().-]+$/i
// `//` and `/\` would name another host.
const sitePath = /^\/(?![/\\])[^\s\\]*$/

/** Where a written link leads from a mail; undefined for what is no link. */
export function addressOf(href: string, language: Language, publicUrl: string): string | undefined {
  if (isWebAddress(href) || mailto.test(href) || phone.test(href)) return href
  if (sitePath.test(href)) return publicUrl + inLanguage(href, language)
  return undefined
}

/** Prefixed and with a trailing slash, except files; a path that names its language keeps it. */
function inLanguage(path: string, language: Language): string {
  const pathname = path.split(/[?#]/, 1)[0] ?? ''
  const rest = path.slice(pathname.length)
  if (pathname.slice(pathname.lastIndexOf('/')).includes('.')) return path
  const plain = pathname.replace(/\/$/, '')
  const isPrefixed = languages.some((one) => plain === `/${one}` || plain.startsWith(`/${one}/`))
  return `${isPrefixed ? '' : `/${language}`}${plain}/${rest}`
}
