export const headerLinks = ['home', 'about', 'portfolio', 'blog', 'contact'] as const
export type HeaderLink = (typeof headerLinks)[number]

export const headerPaths: Record<HeaderLink, string> = {
  home: '/',
  about: '/about',
  portfolio: '/portfolio',
  blog: '/blog',
  contact: '/contact',
}

/** `page` for the page itself, `true` for the section it belongs to. */
export function currentMark(href: string, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page'
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined
}
