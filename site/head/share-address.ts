import { brand } from '#locales/brand.ts'
import type { Language } from '#locales/languages.ts'
import { isListedPage, type ListedPage, sitePages } from '#site/address/site-pages.ts'

export const shareSize = { width: 1200, height: 630 }

export function shareName(page: ListedPage): string {
  return sitePages[page].path.slice(1) || 'home'
}

/** Pages that nobody shares have the brand's picture. */
export function shareAddress(page: string, language: Language): string {
  return isListedPage(page) ? `/share/${language}/${shareName(page)}.jpg` : brand.shareImage
}

export function sharedPage(name: string): ListedPage | undefined {
  return Object.keys(sitePages)
    .filter(isListedPage)
    .find((page) => shareName(page) === name)
}

export function postShareAddress(slug: string, language: Language): string {
  return `/share/${language}/posts/${slug}.jpg`
}
