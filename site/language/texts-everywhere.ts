import type { TextFile } from '#locales/texts.ts'

/** The text files that every page reads: the browser gets them as one. */
export const textsEverywhere = [
  'common',
  'cookie-banner',
  'newsletter-form',
  'offline-notice',
  'page-spinner',
  'search-overlay',
  'site-footer',
  'site-header',
] as const satisfies readonly TextFile[]

/** What that one file is called. */
export const everywhere = 'everywhere'
