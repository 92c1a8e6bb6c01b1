/** What stands in `href` of the sheet: what the page of a visitor would link to. Anything else is kept in the text, but leads nowhere. */
export function safeHref(href: string): string | undefined {
  if (/^(https?:\/\/|mailto:|tel:)[^\s\\]+$/i.test(href)) return URL.canParse(href) && !hasName(href) ? href : undefined
  // `//` and `/\` would name another host.
  return /^(#|\/(?![/\\]))[^\s\\]*$/.test(href) ? href : undefined
}

/** Credentials in an address: their only use is deception. */
function hasName(href: string): boolean {
  const { protocol, username, password } = new URL(href)
  return /^https?:$/.test(protocol) && (username !== '' || password !== '')
}

/** A picture of this site; no other is loaded. */
export function isOwnPicture(src: string): boolean {
  return /^\/pictures\/[a-z0-9-]+(?:\.(?:jpg|webp|avif))?$/.test(src)
}

const youtubeHosts = /^(?:(?:www\.|m\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com)$/
const vimeoHosts = /^(?:(?:www|player)\.)?vimeo\.com$/

/** The provider of a film, if its address alone in a paragraph becomes a player (`api/services/markdown/markdown-videos.ts`). */
export function videoProvider(address: string): 'YouTube' | 'Vimeo' | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  const { hostname, pathname, searchParams } = new URL(address)
  if (vimeoHosts.test(hostname)) return /^\/(?:video\/)?\d{1,12}$/.test(pathname) ? 'Vimeo' : undefined
  const id =
    hostname === 'youtu.be'
      ? pathname.slice(1)
      : youtubeHosts.test(hostname)
        ? pathname === '/watch'
          ? searchParams.get('v')
          : /^\/(?:embed|shorts|live)\/([^/]+)$/.exec(pathname)?.[1]
        : undefined
  return /^[\w-]{11}$/.test(id ?? '') ? 'YouTube' : undefined
}
