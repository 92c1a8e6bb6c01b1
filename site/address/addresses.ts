import { defaultLanguage, isLanguage, type Language, languages } from '#locales/languages.ts'

export function prefixOf(pathname: string): Language | undefined {
  const end = pathname.indexOf('/', 1)
  const segment = pathname.slice(1, end < 0 ? undefined : end)
  return isLanguage(segment) ? segment : undefined
}

/** A path without its language prefix and trailing slash: `/de/contact/` → `/contact`. */
export function plainPath(pathname: string): string {
  const prefix = prefixOf(pathname)
  const rest = prefix ? pathname.slice(prefix.length + 1) : pathname
  // A loop, because an expression for trailing slashes backtracks over slashes in the middle.
  let end = rest.length
  while (rest[end - 1] === '/') end--
  return rest.slice(0, end) || '/'
}

/** Staff paths have no language (specification 2), and are never cached. */
export function isStaffPath(pathname: string): boolean {
  return /^\/(admin|analytics)(\/|$)/.test(pathname)
}

/** A plain path under a prefix: `/contact` → `/de/contact/` (D4). */
export function localPath(path: string, prefix: Language | undefined): string {
  if (!prefix) return path
  const end = path.search(/[?#]/)
  const pathname = end < 0 ? path : path.slice(0, end)
  return `/${prefix}${pathname === '/' ? '' : pathname}/${end < 0 ? '' : path.slice(end)}`
}

export function canonicalPath(pathname: string): string {
  return localPath(plainPath(pathname), prefixOf(pathname) ?? defaultLanguage)
}

/** The hreflang alternates; x-default is the plain path (D5). */
export function alternatePaths(pathname: string): { hreflang: string; path: string }[] {
  const plain = plainPath(pathname)
  return [
    ...languages.map((language) => ({ hreflang: language as string, path: localPath(plain, language) })),
    { hreflang: 'x-default', path: plain },
  ]
}
