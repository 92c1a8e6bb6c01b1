import { brand } from '#locales/brand.ts'
import type { Language } from '#locales/languages.ts'
import { isListedPage, type ListedPage, sitePages } from '#site/address/site-pages.ts'

/** What link previews ask for. */
export const shareSize = { width: 1200, height: 630 }

/** A page's name in the address of its share picture: its path, and `home` for none. */
export function shareName(page: ListedPage): string {
  return sitePages[page].path.slice(1) || 'home'
}

/** Where the picture of a page is drawn, by language; pages that nobody shares have the brand's. */
export function shareAddress(page: string, language: Language): string {
  return isListedPage(page) ? `/share/${language}/${shareName(page)}.jpg` : brand.shareImage
}

/** The page that an address of that form asks for. */
export function sharedPage(name: string): ListedPage | undefined {
  return Object.keys(sitePages)
    .filter(isListedPage)
    .find((page) => shareName(page) === name)
}

/** Where the picture of a post is drawn: the title in its language is part of it. */
export function postShareAddress(slug: string, language: Language): string {
  return `/share/${language}/posts/${slug}.jpg`
}
