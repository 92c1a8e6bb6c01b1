/** Where the header leads. Not every site has every page: props say which of these exist. */
export const headerLinks = ['home', 'about', 'blog', 'contact'] as const
export type HeaderLink = (typeof headerLinks)[number]

export const headerPaths: Record<HeaderLink, string> = {
  home: '/',
  about: '/about',
  blog: '/blog',
  contact: '/contact',
}

/** Whether a link leads to the page on screen (`page`) or to the section it belongs to (`true`). */
export function currentMark(href: string, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page'
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined
}
