/** A script cannot see which domain a cookie was set for, so it is removed at every level. */
export function removeCookies(beginnings: readonly string[]): void {
  const found = document.cookie
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .filter((name) => beginnings.some((beginning) => name.startsWith(beginning)))
  for (const name of found) {
    for (const domain of ['', ...domainLevels(window.location.hostname)]) {
      for (const path of pathLevels(window.location.pathname)) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain HTTP.
        document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=${path}${domain && `; domain=${domain}`}`
      }
    }
  }
}

/** `www.a.example` → `www.a.example`, `a.example`. A browser refuses public suffixes by itself. */
export function domainLevels(hostname: string): string[] {
  const labels = hostname.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

/** `/de/about/` → `/`, `/de`, `/de/`, `/de/about`, `/de/about/`. */
function pathLevels(pathname: string): string[] {
  const segments = pathname.split('/').filter(Boolean)
  const deeper = segments.flatMap((_, index) => {
    const path = `/${segments.slice(0, index + 1).join('/')}`
    return [path, `${path}/`]
  })
  return ['/', ...deeper]
}
